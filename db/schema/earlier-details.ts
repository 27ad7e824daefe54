/** Details of a customer that no text may reveal, though the lead no longer holds them, or never did. */
export interface EarlierDetails {
  customerName?: string;
  customerEmail?: string | null;
  customerPhone?: string | null;
  postcode?: string;
  /** The address of an appointment. */
  address?: string;
}
