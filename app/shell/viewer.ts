export interface Viewer {
  isAdmin: boolean;
  companyName: string | null;
  contactName: string | null;
  balanceCredits: number | null;
  /** Orders to stop that the company has not confirmed. */
  openStops: number;
}
