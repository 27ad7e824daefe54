import Stripe from "stripe";
import { z } from "zod";
import { limits } from "#config/limits.ts";

/** A pack somebody wants to pay for. The same one again opens nothing new: it finds the session of the first time. */
export interface CheckoutOrder {
  /** Ours, a UUID. */
  paymentId: string;
  /** What the payment page calls it. */
  name: string;
  amountPence: number;
  startedAt: Date;
}

/** What is known of a session. Amounts in pence. */
export interface CheckoutReport {
  paymentId: string | null;
  sessionId: string;
  state: "paid" | "expired" | "open";
  amountPence: number | null;
  currency: string | null;
  paymentIntentId: string | null;
}

/** News whose signature was right. Amounts in pence, refunds counted from the beginning. */
export type PaymentEvent = { id: string; type: string } & (
  | { about: "session"; report: CheckoutReport }
  | { about: "refund"; paymentId: string | null; paymentIntentId: string | null; refundedPence: number }
  | { about: "dispute"; paymentId: string | null; paymentIntentId: string | null; status: string; disputedAt: Date }
  | { about: "nothing of ours" }
);

/** Payments by card, through Stripe or through the test page of the demonstration. */
export interface CardPayments {
  /** Where the buyer pays. Throws when the provider fails or is slow. */
  openCheckout(order: CheckoutOrder): Promise<{ sessionId: string; url: string }>;
  /** Asks how a session stands. Throws when the provider fails or is slow. */
  readCheckout(sessionId: string): Promise<CheckoutReport>;
  /** Reads what was posted to our webhook. Throws UntrustedEventError for a wrong or old signature, or no event. */
  readEvent(body: string, signature: string | null): PaymentEvent;
}

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** Another address of the API; absent: Stripe's own. */
  apiBase?: string | undefined;
  /** Where the product stands, without a slash at the end. */
  appUrl: string;
}

/** Somebody posted to the webhook, but not the provider, or not now. */
export class UntrustedEventError extends Error {}

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
      return reportOf(Session.parse(await stripe.checkout.sessions.retrieve(sessionId)));
    },
    readEvent: (body, signature) => readSignedEvent(body, signature, webhookSecret),
  };
}

/** When the session of an order ends. Made from the order alone, because a repeated request must be the same. */
export function checkoutEnd({ startedAt }: Pick<CheckoutOrder, "startedAt">): Date {
  return new Date(startedAt.getTime() + limits.checkoutMinutes * 60_000);
}

function sessionParameters(order: CheckoutOrder, appUrl: string): Stripe.Checkout.SessionCreateParams {
  const { paymentId, name, amountPence } = order;
  const back = `${appUrl}/credits?payment=${paymentId}`;
  return {
    mode: "payment",
    line_items: [{ quantity: 1, price_data: { currency: "gbp", unit_amount: amountPence, product_data: { name } } }],
    client_reference_id: paymentId,
    metadata: { paymentId },
    // Copied to the charge, so that a refund finds its payment even before we know its number.
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

const Id = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]).nullish();
const Metadata = z.record(z.string(), z.string()).nullish();

const Session = z.object({
  id: z.string(),
  status: z.string().nullish(),
  payment_status: z.string(),
  client_reference_id: z.string().nullish(),
  metadata: Metadata,
  amount_total: z.number().int().nullish(),
  currency: z.string().nullish(),
  payment_intent: Id,
});
const Charge = z.object({ amount_refunded: z.number().int(), payment_intent: Id, metadata: Metadata });
const Dispute = z.object({ status: z.string(), created: z.number().int(), payment_intent: Id, metadata: Metadata });
const Event = z.object({ id: z.string(), type: z.string(), data: z.object({ object: z.unknown() }) });

function reportOf(session: z.infer<typeof Session>): CheckoutReport {
  return {
    paymentId: session.client_reference_id ?? session.metadata?.paymentId ?? null,
    sessionId: session.id,
    state: stateOf(session),
    amountPence: session.amount_total ?? null,
    currency: session.currency ?? null,
    paymentIntentId: session.payment_intent ?? null,
  };
}

function stateOf({ status, payment_status }: z.infer<typeof Session>): CheckoutReport["state"] {
  if (payment_status === "paid") return "paid";
  return status === "expired" ? "expired" : "open";
}

/** An event signed with this secret within the last five minutes. Throws UntrustedEventError for anything else. */
export function readSignedEvent(body: string, signature: string | null, secret: string): PaymentEvent {
  try {
    const tolerance = limits.paymentEventToleranceSeconds;
    return understand(Event.parse(Stripe.webhooks.constructEvent(body, signature ?? "", secret, tolerance)));
  } catch (error) {
    throw new UntrustedEventError("not an event of the payment provider", { cause: error });
  }
}

function understand({ id, type, data: { object } }: z.infer<typeof Event>): PaymentEvent {
  if (/^checkout\.session\.(completed|async_payment_succeeded|expired)$/.test(type)) {
    return { id, type, about: "session", report: reportOf(Session.parse(object)) };
  }
  if (type === "charge.refunded") {
    const charge = Charge.parse(object);
    return { id, type, about: "refund", ...ownerOf(charge), refundedPence: charge.amount_refunded };
  }
  if (type.startsWith("charge.dispute.")) {
    const dispute = Dispute.parse(object);
    const disputedAt = new Date(dispute.created * 1000);
    return { id, type, about: "dispute", ...ownerOf(dispute), status: dispute.status, disputedAt };
  }
  return { id, type, about: "nothing of ours" };
}

function ownerOf(given: { metadata?: z.infer<typeof Metadata>; payment_intent?: string | null | undefined }) {
  return { paymentId: given.metadata?.paymentId ?? null, paymentIntentId: given.payment_intent ?? null };
}
