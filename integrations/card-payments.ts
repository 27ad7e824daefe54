/** A pack someone wants to pay for. The same order again returns the session of the first time. */
export interface CheckoutOrder {
  /** Our id, a UUID. */
  paymentId: string;
  /** The name on the payment page. */
  name: string;
  amountPence: number;
  startedAt: Date;
  /** Pack and buyer, kept with the session and compared when it is paid. */
  pack: string;
  installerId: string;
}

/** The state of a session. Amounts in pence. */
export interface CheckoutReport {
  paymentId: string | null;
  sessionId: string;
  /** Pending: the buyer has paid by bank, and the money hasn't arrived. */
  state: "paid" | "pending" | "failed" | "expired" | "open";
  amountPence: number | null;
  currency: string | null;
  paymentIntentId: string | null;
  pack: string | null;
  installerId: string | null;
}

/** The provider's ids of a payment. */
export interface ChargeOf {
  paymentId: string | null;
  paymentIntentId: string | null;
  chargeId: string | null;
}

export interface RefundPart {
  refundId: string;
  amountPence: number;
  state: "succeeded" | "pending" | "failed";
}

/** A refund to a card. The same order again returns the refund of the first time. */
export interface RefundOrder {
  /** Our id, a UUID; also the idempotency key. */
  refundId: string;
  paymentId: string;
  paymentIntentId: string;
  amountPence: number;
  /** What we know has been refunded of this payment before. */
  knownPence: number;
}

/** A refund as the provider lists it. */
export interface ListedRefund extends RefundPart {
  /** The order's `refundId`, if we made it. */
  orderId: string | null;
}

export interface DisputeFacts {
  disputeId: string;
  amountPence: number;
  /** As Stripe calls it. */
  status: string;
  disputedAt: Date;
  dueAt: Date | null;
}

/** An event with a valid signature. Amounts in pence; refunds are running totals. */
export type PaymentEvent = { id: string; type: string } & (
  | { about: "session"; report: CheckoutReport }
  | ({ about: "refund"; refundedPence: number; parts: RefundPart[] } & ChargeOf)
  | ({ about: "refund-part" } & RefundPart & ChargeOf)
  | ({ about: "dispute" } & DisputeFacts & ChargeOf)
  | { about: "nothing of ours" }
  /** Signed, but not a shape we know; `isOfOurs` if it is a type we act on. */
  | { about: "unknown shape"; isOfOurs: boolean }
);

/** Card payments, through Stripe or the demonstration's test page. */
export interface CardPayments {
  /** Returns where the buyer pays. Throws if the provider fails or is slow. */
  openCheckout(order: CheckoutOrder): Promise<{ sessionId: string; url: string }>;
  /** Reads the state of a session. Throws if the provider fails or is slow. */
  readCheckout(sessionId: string): Promise<CheckoutReport>;
  /**
   * Refunds money to a card. Throws RefundRefusedError if the provider never will, other errors if it fails or is
   * slow.
   */
  refund(order: RefundOrder): Promise<ListedRefund>;
  /** All refunds of a payment. Throws if the provider fails or is slow. */
  refundsOf(paymentIntentId: string): Promise<ListedRefund[]>;
  /** Movements on our account in a period; undefined in the demonstration, which has no account. */
  balanceEntries(period: { from: Date; until: Date }): Promise<BalanceEntry[] | undefined>;
  /** Reads an event posted to our webhook. Throws UntrustedEventError for a wrong or old signature. */
  readEvent(body: string, signature: string | null): PaymentEvent;
}

/** The signature is wrong or too old. */
export class UntrustedEventError extends Error {}

/** A line of our account with the provider. Amounts in pence; net is amount less fee. */
export interface BalanceEntry {
  id: string;
  /** As the provider calls it. */
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

/** The provider will never refund this; the message says why. */
export class RefundRefusedError extends Error {}
