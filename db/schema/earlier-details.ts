/** Details of a customer that no text may give away, though the lead no longer holds them, or never did. */
export interface EarlierDetails {
  customerName?: string;
  customerEmail?: string;
  customerPhone?: string | null;
  postcode?: string;
  /** Where a visit was to be. */
  address?: string;
}
