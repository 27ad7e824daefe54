/** A pack somebody wants to pay for. The same one again opens nothing new: it finds the session of the first time. */
export interface CheckoutOrder {
  /** Ours, a UUID. */
  paymentId: string;
  /** What the payment page calls it. */
  name: string;
  amountPence: number;
  startedAt: Date;
  /** What it is for and whose it is: kept with the session and compared when it is paid. */
  pack: string;
  installerId: string;
}

/** What is known of a session. Amounts in pence. */
export interface CheckoutReport {
  paymentId: string | null;
  sessionId: string;
  /** Pending: a bank payment that the buyer has made and that has not arrived. */
  state: "paid" | "pending" | "failed" | "expired" | "open";
  amountPence: number | null;
  currency: string | null;
  paymentIntentId: string | null;
  pack: string | null;
  installerId: string | null;
}

/** By which numbers the payment is found. */
export interface ChargeOf {
  paymentId: string | null;
  paymentIntentId: string | null;
  chargeId: string | null;
}

/** One refund of a charge. */
export interface RefundPart {
  refundId: string;
  amountPence: number;
  state: "succeeded" | "pending" | "failed";
}

/** What is to go back to a card. The same one again finds the refund of the first time. */
export interface RefundOrder {
  /** Ours, a UUID: the idempotency key. */
  refundId: string;
  paymentId: string;
  paymentIntentId: string;
  amountPence: number;
  /** What we know to have gone back of this payment before. */
  knownPence: number;
}

/** A refund as the provider lists it. */
export interface ListedRefund extends RefundPart {
  /** The order's `refundId`, if it was made through us. */
  orderId: string | null;
}

export interface DisputeFacts {
  disputeId: string;
  amountPence: number;
  /** In Stripe's words. */
  status: string;
  disputedAt: Date;
  dueAt: Date | null;
}

/** News whose signature was right. Amounts in pence, refunds counted from the beginning. */
export type PaymentEvent = { id: string; type: string } & (
  | { about: "session"; report: CheckoutReport }
  | ({ about: "refund"; refundedPence: number; parts: RefundPart[] } & ChargeOf)
  | ({ about: "refund-part" } & RefundPart & ChargeOf)
  | ({ about: "dispute" } & DisputeFacts & ChargeOf)
  | { about: "nothing of ours" }
  /** Theirs, but not as we know such events; `isOfOurs` where it is of a kind that matters to us. */
  | { about: "unknown shape"; isOfOurs: boolean }
);

/** Payments by card, through Stripe or through the test page of the demonstration. */
export interface CardPayments {
  /** Where the buyer pays. Throws when the provider fails or is slow. */
  openCheckout(order: CheckoutOrder): Promise<{ sessionId: string; url: string }>;
  /** Asks how a session stands. Throws when the provider fails or is slow. */
  readCheckout(sessionId: string): Promise<CheckoutReport>;
  /**
   * Gives money back to a card. Throws RefundRefusedError where the provider will never do it, and others when it fails
   * or is slow.
   */
  refund(order: RefundOrder): Promise<ListedRefund>;
  /** Every refund of a payment. Throws when the provider fails or is slow. */
  refundsOf(paymentIntentId: string): Promise<ListedRefund[]>;
  /** What moved on our account in a period; undefined where there is no account, in the demonstration. */
  balanceEntries(period: { from: Date; until: Date }): Promise<BalanceEntry[] | undefined>;
  /** Reads what was posted to our webhook. Throws UntrustedEventError for a wrong or old signature. */
  readEvent(body: string, signature: string | null): PaymentEvent;
}

/** Somebody posted to the webhook, but not the provider, or not now. */
export class UntrustedEventError extends Error {}

/** A line of our account with the provider. Amounts in pence; net is amount less fee. */
export interface BalanceEntry {
  id: string;
  /** In the provider's words. */
  type: string;
  category: string;
  amountPence: number;
  feePence: number;
  netPence: number;
  currency: string;
  sourceId: string | null;
  paymentIntentId: string | null;
  happenedAt: Date;
}

/** The provider will not give this money back, and says why. */
export class RefundRefusedError extends Error {}
