/** What a mail tells of a lead that its reader has not bought: no more than the lead's card shows. */
export interface AlertedLead {
  id: string;
  serviceLabel: string;
  location: string;
  outcode: string;
  urgency: "low" | "medium" | "high";
  /** Whole miles from the reader's base. */
  distanceMiles: number | null;
  firstName: string;
  emailMasked: string;
  phoneMasked: string | null;
  description: string | null;
  budgetRange: string | null;
  timeframe: string | null;
  placesLeft: number;
  maxPurchases: number;
  priceCredits: number;
}

/** `token` is the end of the link that changes the reader's alerts. */
export type AlertMailFacts =
  | { mail: "lead-alert"; to: string; contactName: string; token: string; lead: AlertedLead }
  | {
      mail: "lead-digest";
      to: string;
      contactName: string;
      token: string;
      leads: readonly AlertedLead[];
      more: boolean;
    };
