import Stripe from "stripe";
import { z } from "zod";
import { limits } from "#config/limits.ts";
import {
  type BalanceEntry,
  type ChargeOf,
  type CheckoutReport,
  type DisputeFacts,
  type ListedRefund,
  type PaymentEvent,
  type RefundPart,
  UntrustedEventError,
} from "#integrations/card-payments.ts";

const Id = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]).nullish();
const Metadata = z.record(z.string(), z.string()).nullish();

/** Expanded when we fetch a session: for a bank payment, only the intent says that it failed. */
const Intent = z.union([
  z.string().transform((id) => ({ id, status: null })),
  z.object({ id: z.string(), status: z.string().nullish() }),
]);

const Session = z.object({
  id: z.string(),
  status: z.string().nullish(),
  payment_status: z.string(),
  client_reference_id: z.string().nullish(),
  metadata: Metadata,
  amount_total: z.number().int().nullish(),
  currency: z.string().nullish(),
  payment_intent: Intent.nullish(),
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
const BalanceTransaction = z.object({
  id: z.string(),
  type: z.string(),
  reporting_category: z.string(),
  amount: z.number().int(),
  fee: z.number().int(),
  net: z.number().int(),
  currency: z.string(),
  created: z.number().int(),
  source: z.union([z.string(), z.object({ id: z.string(), payment_intent: Id })]).nullish(),
});
const Event = z.object({ id: z.string(), type: z.string(), data: z.object({ object: z.unknown() }) });
/** All that we read of an event whose shape we don't know. */
const Named = z.object({ id: z.string().max(255).catch("unknown"), type: z.string().max(255).catch("unknown") });

function reportOf(session: z.infer<typeof Session>, eventType?: string): CheckoutReport {
  return {
    paymentId: session.client_reference_id ?? session.metadata?.paymentId ?? null,
    sessionId: session.id,
    state: eventType === PAYMENT_FAILED && session.payment_status !== "paid" ? "failed" : stateOf(session),
    amountPence: session.amount_total ?? null,
    currency: session.currency ?? null,
    paymentIntentId: session.payment_intent?.id ?? null,
    pack: session.metadata?.pack ?? null,
    installerId: session.metadata?.installerId ?? null,
  };
}

/** Parses a session from Stripe. Throws if its shape is unknown. */
export function sessionReport(given: unknown): CheckoutReport {
  return reportOf(Session.parse(given));
}

/** Parses a refund from Stripe. Throws if its shape is unknown. */
export function listedRefund(given: unknown): ListedRefund {
  const refund = Refund.parse(given);
  return { ...partOf(refund), orderId: refund.metadata?.refundId ?? null };
}

/** Parses a balance transaction from Stripe, with its source. Throws if its shape is unknown. */
export function balanceEntry(given: unknown): BalanceEntry {
  const { id, type, reporting_category, amount, fee, net, currency, created, source } = BalanceTransaction.parse(given);
  const { id: sourceId, payment_intent } =
    typeof source === "string" ? { id: source, payment_intent: null } : (source ?? NO_SOURCE);
  return {
    id,
    type,
    category: reporting_category,
    currency,
    happenedAt: new Date(created * 1000),
    amountPence: amount,
    feePence: fee,
    netPence: net,
    sourceId,
    paymentIntentId: payment_intent ?? null,
  };
}

const NO_SOURCE = { id: null, payment_intent: null };

function stateOf({ status, payment_status, payment_intent }: z.infer<typeof Session>): CheckoutReport["state"] {
  if (payment_status === "paid") return "paid";
  if (status === "complete" && payment_status === "unpaid") {
    return FAILED_INTENT.test(payment_intent?.status ?? "") ? "failed" : "pending";
  }
  return status === "expired" ? "expired" : "open";
}

/** States of the intent after a bank payment failed. */
const FAILED_INTENT = /^(requires_payment_method|canceled)$/;
const PAYMENT_FAILED = "checkout.session.async_payment_failed";

/**
 * An event signed with this secret within the last five minutes. Throws UntrustedEventError if the signature is
 * wrong. A signed event of unknown shape is returned as such, because Stripe would resend a refused one for days.
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

/** Separate from parsing, so that anything we can't parse afterwards is known to come from Stripe. */
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

const SESSION = /^checkout\.session\.(completed|async_payment_succeeded|async_payment_failed|expired)$/;
const REFUND_PART = /^(refund\.(updated|failed)|charge\.refund\.updated)$/;
const OURS = /^(checkout\.session\.|charge\.(refunded|refund\.|dispute\.)|refund\.)/;

/** Undefined if the type is one we know but the shape isn't. */
function understand({ id, type, data: { object } }: z.infer<typeof Event>): PaymentEvent | undefined {
  if (SESSION.test(type)) {
    const session = Session.safeParse(object).data;
    return session && { id, type, about: "session", report: reportOf(session, type) };
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
  /** The id of a charge itself; other objects refer to theirs. */
  id?: string | null | undefined;
  charge?: string | null | undefined;
  metadata?: z.infer<typeof Metadata>;
  payment_intent?: string | null | undefined;
}

function ownerOf({ id, charge, metadata, payment_intent }: Owned): ChargeOf {
  const paymentId = metadata?.paymentId ?? null;
  return { paymentId, paymentIntentId: payment_intent ?? null, chargeId: charge ?? id ?? null };
}
