import Stripe from "stripe";
import { limits } from "#config/limits.ts";
import {
  type BalanceEntry,
  type CardPayments,
  type CheckoutOrder,
  type ListedRefund,
  type RefundOrder,
  RefundRefusedError,
} from "#integrations/card-payments.ts";
import { balanceEntry, listedRefund, readSignedEvent, sessionReport } from "#integrations/stripe-events.ts";

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** Another base address for the API; absent: Stripe's own. */
  apiBase?: string | undefined;
  /** The address of this site, without a trailing slash. */
  appUrl: string;
}

/** Payments through Stripe Checkout. Source of the calls: docs.stripe.com/api/checkout/sessions. */
export function stripePayments({ secretKey, webhookSecret, apiBase, appUrl }: StripeSettings): CardPayments {
  const stripe = new Stripe(secretKey, {
    ...addressOf(apiBase),
    timeout: limits.stripeTimeoutSeconds * 1000,
    maxNetworkRetries: 1,
    telemetry: false,
  });
  return {
    async openCheckout(order) {
      const idempotencyKey = order.paymentId;
      const session = await stripe.checkout.sessions.create(sessionParameters(order, appUrl), { idempotencyKey });
      if (!session.url) throw new Error("the session has no address");
      return { sessionId: session.id, url: session.url };
    },
    async readCheckout(sessionId) {
      return sessionReport(await stripe.checkout.sessions.retrieve(sessionId, { expand: ["payment_intent"] }));
    },
    async refund(order) {
      const idempotencyKey = order.refundId;
      return listedRefund(await stripe.refunds.create(refundParameters(order), { idempotencyKey }).catch(refused));
    },
    async refundsOf(paymentIntentId) {
      const pages = stripe.refunds.list({ payment_intent: paymentIntentId, limit: LIST_PAGE });
      const refunds: ListedRefund[] = [];
      for await (const refund of pages) refunds.push(listedRefund(refund));
      return refunds;
    },
    async balanceEntries({ from, until }) {
      const created = { gte: secondsOf(from), lt: secondsOf(until) };
      const pages = stripe.balanceTransactions.list({ created, limit: LIST_PAGE, expand: ["data.source"] });
      const entries: BalanceEntry[] = [];
      for await (const transaction of pages) entries.push(balanceEntry(transaction));
      return entries;
    },
    readEvent: (body, signature) => readSignedEvent(body, signature, webhookSecret),
  };
}

function secondsOf(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}

/** The most that Stripe lists in one page. */
const LIST_PAGE = 100;

function refundParameters(order: RefundOrder): Stripe.RefundCreateParams {
  const { refundId, paymentId, paymentIntentId, amountPence } = order;
  return {
    payment_intent: paymentIntentId,
    amount: amountPence,
    reason: "requested_by_customer",
    metadata: { paymentId, refundId },
  };
}

/** Errors of the request itself are permanent: already refunded, disputed, unknown. */
function refused(error: unknown): never {
  if (error instanceof Stripe.errors.StripeInvalidRequestError) {
    throw new RefundRefusedError(error.message, { cause: error });
  }
  throw error;
}

/** When the session of an order ends. Derived from the order alone, because a repeated request must be identical. */
export function checkoutEnd({ startedAt }: Pick<CheckoutOrder, "startedAt">): Date {
  return new Date(startedAt.getTime() + limits.checkoutMinutes * 60_000);
}

function sessionParameters(order: CheckoutOrder, appUrl: string): Stripe.Checkout.SessionCreateParams {
  const { paymentId, name, amountPence, pack, installerId } = order;
  const back = `${appUrl}/credits?payment=${paymentId}`;
  return {
    mode: "payment",
    line_items: [{ quantity: 1, price_data: { currency: "gbp", unit_amount: amountPence, product_data: { name } } }],
    client_reference_id: paymentId,
    metadata: { paymentId, pack, installerId },
    // Copied to the charge, so that we can match a refund even before we know the charge's id.
    payment_intent_data: { metadata: { paymentId } },
    success_url: back,
    cancel_url: `${back}&cancelled=1`,
    expires_at: Math.floor(checkoutEnd(order).getTime() / 1000),
  };
}

function addressOf(apiBase: string | undefined) {
  if (!apiBase) return {};
  const { protocol, hostname, port } = new URL(apiBase);
  const scheme = protocol === "http:" ? "http" : "https";
  return { protocol: scheme, host: hostname, port: port || (scheme === "http" ? "80" : "443") } as const;
}
