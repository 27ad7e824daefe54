import { limits } from "#config/limits.ts";
import { leadServiceOptions } from "#content/options.ts";
import { pauseInWords, wayOnInWords } from "#content/proofs.ts";
import { capInWords, type ReachedCap } from "#content/purchase-caps.ts";
import { type Violation, violationOf } from "#db/violation.ts";
import { type Actor, type Installer, requireApprovedInstaller, requireUser, type User } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { DomainError, type DomainErrorCode } from "#domain/errors.ts";
import type { Purchase } from "#domain/leads/lead.ts";
import { type LeadRecord, leadById } from "#domain/leads/lead-record.ts";
import { credits } from "#domain/money.ts";
import { type Pause, pausedServices, pausesAt, pausesOf } from "#domain/proofs/proof-ends.ts";
import { insertPurchase, purchaseOfLead } from "#domain/purchases/purchase-lead.sql.ts";
import { gateOfInstaller } from "#domain/vetting/ended-proofs.ts";

/**
 * Sells one place of a lead to the installer: place taken, credits spent, purchase and ledger row written, both mails
 * queued, all in one statement. `purchaseId` is made by the caller (a UUID): repeating it means the same purchase.
 * Errors: not_signed_in, not_approved, not_found (no such lead), lead_unavailable (not for sale, or just sold out),
 * proof_ended (a proof or check that this service needs has ended, failed or is missing), stop_overdue (an order to stop is not
 * confirmed in time), buying_paused (only by the
 * company's own holiday), limit_reached (one that the company has set), already_purchased (by another purchaseId),
 * duplicate_lead (the company bought the same customer and service lately), payment_disputed (what an open dispute
 * claims is not covered), insufficient_credits, conflict (purchaseId used for
 * another lead).
 */
export async function purchaseLead(
  context: Context,
  actor: Actor,
  input: { leadId: string; purchaseId: string },
): Promise<Purchase> {
  const installer = requireApprovedInstaller(actor);
  const outcome = await tryPurchase(context, requireUser(actor), installer, input);
  if (outcome === "gate_changed") return purchaseLead(context, await readAgain(context, actor, installer), input);
  if (typeof outcome === "number") {
    return { id: input.purchaseId, leadId: input.leadId, balanceAfter: credits(outcome), replayed: false };
  }
  return answerEarlierPurchase(context, installer, input, outcome);
}

async function tryPurchase(
  { db, now }: Context,
  { userId: boughtBy, apiKeyId }: User,
  installer: Installer,
  { leadId, purchaseId }: { leadId: string; purchaseId: string },
): Promise<number | DomainErrorCode | ReachedCap | "gate_changed"> {
  try {
    const priceCredits = limits.leadPriceCredits;
    const gate = { pausedServices: pausedServices(installer.gate, now), gateVersion: installer.gate.version };
    const purchase = {
      ...{ id: purchaseId, leadId, installerId: installer.id, priceCredits, now, boughtBy, apiKeyId },
      ...gate,
      secondSaleDays: limits.secondSaleDays,
      hasWebhooks: installer.hasWebhooks,
    };
    return (await insertPurchase(db, purchase)) ?? "lead_unavailable";
  } catch (error) {
    const violation = violationOf(error);
    if (violation?.code === "FW007") return "gate_changed";
    const refusal = violation?.code === "FW008" ? reachedCapOf(violation) : refusalOf(violation);
    if (!refusal) throw error;
    return refusal;
  }
}

/** The actor with what the company may buy now: a check was recorded, or a paper came, since the actor was loaded. */
async function readAgain({ db }: Context, actor: Actor, installer: Installer): Promise<Actor> {
  const gate = await gateOfInstaller(db.orm, installer.id);
  if (!gate || actor.kind !== "user") throw new DomainError("not_found");
  return { ...actor, installer: { ...installer, gate } };
}

/** Whose limit it is, and per what, is the name of the constraint: "company_day". */
function reachedCapOf({ constraint = "", detail }: Violation): ReachedCap {
  const [holderKind, per] = constraint.split("_");
  return { holderKind, per, most: Number(detail) } as ReachedCap;
}

/** The constraints decide; this names their answers. */
function refusalOf(violation: Violation | undefined): DomainErrorCode | undefined {
  if (violation?.code === "FW001") return "not_approved";
  if (violation?.code === "FW005") return "payment_disputed";
  if (violation?.code === "FW009") return "duplicate_lead";
  if (violation?.constraint === "profiles_credits_not_negative") return "insufficient_credits";
  if (violation?.constraint === "lead_purchases_once") return "already_purchased";
  if (violation?.constraint === "lead_purchases_pkey") return "conflict";
  if (violation?.constraint === "credit_transactions_once_per_cause") return "conflict";
  return undefined;
}

async function answerEarlierPurchase(
  { db, now }: Context,
  installer: Installer,
  { leadId, purchaseId }: { leadId: string; purchaseId: string },
  refusal: DomainErrorCode | ReachedCap,
): Promise<Purchase> {
  const earlier = await purchaseOfLead(db.orm, leadId, installer.id);
  if (earlier?.id === purchaseId) return { ...earlier, balanceAfter: credits(earlier.balanceAfter), replayed: true };
  if (earlier) throw new DomainError("already_purchased");
  if (refusal === "lead_unavailable") throw whyNoPlace(installer, await leadById(db.orm, leadId), now);
  if (typeof refusal === "object") throw limitReached(refusal);
  throw new DomainError(refusal);
}

function limitReached(cap: ReachedCap): DomainError {
  return new DomainError("limit_reached", { words: `${capInWords(cap)} You have not been charged.` });
}

function whyNoPlace(installer: Installer, lead: LeadRecord | undefined, now: Date): DomainError {
  if (!lead) return new DomainError("not_found");
  const pauses = pausesAt(installer.gate, now);
  const ended = pausesOf(pauses, lead.serviceType);
  const isForSale = lead.status === "available" && lead.expiresAt > now;
  return isForSale && ended.length > 0 ? buyingPaused(ended, pauses) : new DomainError("lead_unavailable");
}

function buyingPaused(ended: readonly Pause[], pauses: readonly Pause[]): DomainError {
  const others = leadServiceOptions.length > new Set(pauses.flatMap((pause) => pause.services)).size;
  const words = [
    ...ended.map(pauseInWords),
    "You have not been charged.",
    wayOnInWords(ended),
    ...(others ? ["Leads for other work can still be bought."] : []),
  ].join(" ");
  if (ended.some(({ because }) => because === "stop")) return new DomainError("stop_overdue");
  const isHoliday = ended.every(({ because }) => because === "holiday");
  return new DomainError(isHoliday ? "buying_paused" : "proof_ended", { words });
}
