import Stripe from "stripe";
import { z } from "zod";
import { limits } from "#config/limits.ts";

/** A pack somebody wants to pay for. Repeating the same order opens nothing new: it finds the first session. */
export interface CheckoutOrder {
  /** Ours, a UUID. */
  paymentId: string;
  /** Its name on the payment page. */
  name: string;
  amountPence: number;
  startedAt: Date;
  /** What it is for and whose it is: stored with the session and compared when it is paid. */
  pack: string;
  installerId: string;
}

/** What is known about a session. Amounts in pence. */
export interface CheckoutReport {
  paymentId: string | null;
  sessionId: string;
  state: "paid" | "expired" | "open";
  amountPence: number | null;
  currency: string | null;
  paymentIntentId: string | null;
  pack: string | null;
  installerId: string | null;
}

/** The ids that lead to the payment. */
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

export interface DisputeFacts {
  disputeId: string;
  amountPence: number;
  /** In Stripe's terms. */
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
  /** From the provider, but not in a shape we know; `isOfOurs` if its kind matters to us. */
  | { about: "unknown shape"; isOfOurs: boolean }
);

/** Card payments, through Stripe or through the demonstration's test page. */
export interface CardPayments {
  /** Where the buyer pays. Throws if the provider fails or is slow. */
  openCheckout(order: CheckoutOrder): Promise<{ sessionId: string; url: string }>;
  /** Asks for a session's state. Throws if the provider fails or is slow. */
  readCheckout(sessionId: string): Promise<CheckoutReport>;
  /** Reads what was posted to our webhook. Throws UntrustedEventError if the signature is wrong or old. */
  readEvent(body: string, signature: string | null): PaymentEvent;
}

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** Another base address for the API; absent: Stripe's own. */
  apiBase?: string | undefined;
  /** The address of this site, without a trailing slash. */
  appUrl: string;
}

/** Something was posted to the webhook, but not by the provider, or not just now. */
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

/** When an order's session ends. Derived from the order alone, because a repeated request must be identical. */
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
const Refund = z.object({
  id: z.string(),
  amount: z.number().int(),
  status: z.string().nullish(),
  charge: Id,
  payment_intent: Id,
  metadata: Metadata,
});
const Charge = z.object({
  id: z.string().nullish(),
  amount_refunded: z.number().int(),
  refunds: z.object({ data: z.array(Refund) }).nullish(),
  payment_intent: Id,
  metadata: Metadata,
});
const Dispute = z.object({
  id: z.string(),
  amount: z.number().int(),
  status: z.string(),
  created: z.number().int(),
  evidence_details: z.object({ due_by: z.number().int().nullish() }).nullish(),
  charge: Id,
  payment_intent: Id,
  metadata: Metadata,
});
const Event = z.object({ id: z.string(), type: z.string(), data: z.object({ object: z.unknown() }) });
/** As much as can be said about an event of unknown shape. */
const Named = z.object({ id: z.string().max(255).catch("unknown"), type: z.string().max(255).catch("unknown") });

function reportOf(session: z.infer<typeof Session>): CheckoutReport {
  return {
    paymentId: session.client_reference_id ?? session.metadata?.paymentId ?? null,
    sessionId: session.id,
    state: stateOf(session),
    amountPence: session.amount_total ?? null,
    currency: session.currency ?? null,
    paymentIntentId: session.payment_intent ?? null,
    pack: session.metadata?.pack ?? null,
    installerId: session.metadata?.installerId ?? null,
  };
}

function stateOf({ status, payment_status }: z.infer<typeof Session>): CheckoutReport["state"] {
  if (payment_status === "paid") return "paid";
  return status === "expired" ? "expired" : "open";
}

/**
 * An event signed with this secret within the last five minutes. Throws UntrustedEventError if the signature is wrong.
 * One that is properly signed but unfamiliar becomes an event of unknown shape: refusing it would only have it sent
 * again for days.
 */
export function readSignedEvent(body: string, signature: string | null, secret: string): PaymentEvent {
  requireSignature(body, signature, secret);
  const signed = parsed(body);
  const event = Event.safeParse(signed);
  const known = event.success ? understand(event.data) : undefined;
  if (known) return known;
  const { id, type } = Named.catch({ id: "unknown", type: "unknown" }).parse(signed);
  return { id, type, about: "unknown shape", isOfOurs: OURS.test(type) };
}

/** Separate from the parsing, so that anything unreadable afterwards is known to come from the provider. */
function requireSignature(body: string, signature: string | null, secret: string): void {
  try {
    const tolerance = limits.paymentEventToleranceSeconds;
    Stripe.webhooks.signature?.verifyHeader(body, signature ?? "", secret, tolerance);
  } catch (error) {
    throw new UntrustedEventError("not signed by the provider", { cause: error });
  }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

const SESSION = /^checkout\.session\.(completed|async_payment_succeeded|expired)$/;
const REFUND_PART = /^(refund\.(updated|failed)|charge\.refund\.updated)$/;
const OURS = /^(checkout\.session\.|charge\.(refunded|refund\.|dispute\.)|refund\.)/;

/** Undefined if it is of a kind we know but not of its shape. */
function understand({ id, type, data: { object } }: z.infer<typeof Event>): PaymentEvent | undefined {
  if (SESSION.test(type)) {
    const session = Session.safeParse(object).data;
    return session && { id, type, about: "session", report: reportOf(session) };
  }
  if (type === "charge.refunded") {
    const charge = Charge.safeParse(object).data;
    const parts = charge?.refunds?.data.map(partOf) ?? [];
    return charge && { id, type, about: "refund", ...ownerOf(charge), refundedPence: charge.amount_refunded, parts };
  }
  if (REFUND_PART.test(type)) {
    const refund = Refund.safeParse(object).data;
    return refund && { id, type, about: "refund-part", ...ownerOf({ ...refund, id: null }), ...partOf(refund) };
  }
  if (type.startsWith("charge.dispute.")) {
    const dispute = Dispute.safeParse(object).data;
    return dispute && { id, type, about: "dispute", ...ownerOf({ ...dispute, id: null }), ...disputeOf(dispute) };
  }
  return { id, type, about: "nothing of ours" };
}

function partOf({ id, amount, status }: z.infer<typeof Refund>): RefundPart {
  const isOver = status === "failed" || status === "canceled";
  const state = status === "succeeded" ? "succeeded" : isOver ? "failed" : "pending";
  return { refundId: id, amountPence: amount, state };
}

function disputeOf({ id, amount, status, created, evidence_details }: z.infer<typeof Dispute>): DisputeFacts {
  const due = evidence_details?.due_by;
  const dueAt = due ? new Date(due * 1000) : null;
  return { disputeId: id, amountPence: amount, status, disputedAt: new Date(created * 1000), dueAt };
}

interface Owned {
  /** The charge's own; other objects refer to theirs. */
  id?: string | null | undefined;
  charge?: string | null | undefined;
  metadata?: z.infer<typeof Metadata>;
  payment_intent?: string | null | undefined;
}

function ownerOf({ id, charge, metadata, payment_intent }: Owned): ChargeOf {
  const paymentId = metadata?.paymentId ?? null;
  return { paymentId, paymentIntentId: payment_intent ?? null, chargeId: charge ?? id ?? null };
}
