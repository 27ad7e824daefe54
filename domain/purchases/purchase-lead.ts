import { limits } from "#config/limits.ts";
import { leadServiceOptions } from "#content/options.ts";
import { pauseInWords, wayOnInWords } from "#content/proofs.ts";
import { capInWords, type ReachedCap } from "#content/purchase-caps.ts";
import { type Refusal, type Violation, violationOf } from "#db/violation.ts";
import { type Actor, type Installer, requireApprovedInstaller, requireUser, type User } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { DomainError, type DomainErrorCode } from "#domain/errors.ts";
import type { Purchase } from "#domain/leads/lead.ts";
import { type LeadRow, leadById } from "#domain/leads/leads.sql.ts";
import { credits } from "#domain/money.ts";
import { pausedServices, pausesAt, pausesOf } from "#domain/proof-ends.ts";
import { roleIn } from "#domain/purchases/next-act.sql.ts";
import { insertPurchase, purchaseOfLead } from "#domain/purchases/purchase-lead.sql.ts";
import { gateOfInstaller } from "#domain/vetting/ended-proofs.ts";

/**
 * Sells one place of a lead to the installer: place taken, credits spent, purchase and ledger row written, both mails
 * queued, all in one statement. `purchaseId` is the caller's new UUID: repeating it means the same purchase. A trial is
 * answered as the purchase would be, and changes nothing. Errors:
 * not_signed_in, not_approved, not_found (no such lead), customer_picks (an outline is sent instead), lead_unavailable
 * (not for sale, or just sold out), proof_ended (a proof or check that this service needs has ended, failed or is
 * missing), buying_held (an administrator holds its buying), stop_overdue (an order to stop is overdue), buying_paused
 * (only by the company's own holiday), limit_reached (one that the company has set), already_purchased (by another
 * purchaseId), duplicate_lead (the company recently bought the same customer and service), payment_disputed (too few
 * credits beyond those in an open dispute), insufficient_credits, conflict (purchaseId used for another lead, or for an
 * outline).
 */
export async function purchaseLead(
  context: Context,
  actor: Actor,
  input: { leadId: string; purchaseId: string; isTrial?: boolean },
): Promise<Purchase> {
  const installer = requireApprovedInstaller(actor, "leads_for_sale");
  const outcome = await tryPurchase(context, requireUser(actor), installer, input);
  if (outcome === "gate_changed") return purchaseLead(context, await readGateAgain(context, actor, installer), input);
  if (typeof outcome === "number") {
    return { id: input.purchaseId, leadId: input.leadId, balanceAfter: credits(outcome), replayed: false };
  }
  return answerEarlierPurchase(context, installer, input, outcome);
}

async function tryPurchase(
  { db, now }: Context,
  { userId: boughtBy, apiKeyId }: User,
  installer: Installer,
  { leadId, purchaseId, isTrial = false }: { leadId: string; purchaseId: string; isTrial?: boolean },
): Promise<number | DomainErrorCode | ReachedCap | "gate_changed"> {
  try {
    const priceCredits = limits.leadPriceCredits;
    const gate = { pausedServices: pausedServices(installer.gate, now), gateVersion: installer.gate.version };
    const purchase = {
      id: purchaseId,
      leadId,
      installerId: installer.id,
      priceCredits,
      now,
      boughtBy,
      apiKeyId,
      ...gate,
      secondSaleDays: limits.secondSaleDays,
      hasWebhooks: installer.hasWebhooks,
      isTrial,
    };
    return (await insertPurchase(db, purchase)) ?? "lead_unavailable";
  } catch (error) {
    const violation = violationOf(error);
    if (violation?.refusal === "gate_changed") return "gate_changed";
    const refusal = violation?.refusal === "cap_reached" ? reachedCapOf(violation) : refusalOf(violation);
    if (!refusal) throw error;
    return refusal;
  }
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

function whyNoPlace(installer: Installer, lead: LeadRow | undefined, now: Date): DomainError {
  if (!lead) return new DomainError("not_found");
  if (lead.sharing === "on_pick") return new DomainError("customer_picks");
  const isForSale = lead.status === "available" && lead.expiresAt > now;
  const paused = isForSale ? buyingPaused(installer, lead.serviceType, now) : undefined;
  return paused ?? new DomainError("lead_unavailable");
}

// Why a company may not spend credits on a lead, on a purchase or an outline: the database decides, this names the
// reason.

/**
 * The actor with what the company may buy now and their role in it: a check or document may be newer than the loaded
 * actor, and they may have left.
 */
export async function readGateAgain({ db }: Context, actor: Actor, installer: Installer): Promise<Actor> {
  const user = requireUser(actor);
  const [gate, role] = await Promise.all([
    gateOfInstaller(db.orm, installer.id),
    roleIn(db.orm, installer.id, user.userId),
  ]);
  if (!gate) throw new DomainError("not_found");
  return { ...user, installer: role ? { ...installer, gate, role } : null };
}

/** The constraint's detail says whose limit it is, the period and the amount: "company day 5". */
export function reachedCapOf({ detail = "" }: Violation): ReachedCap {
  const [holderKind, per, most] = detail.split(" ");
  return { holderKind, per, most: Number(most) } as ReachedCap;
}

const ANSWERS: Partial<Record<Refusal, DomainErrorCode>> = {
  not_approved: "not_approved",
  payment_disputed: "payment_disputed",
  duplicate_lead: "duplicate_lead",
  purchases_outline_id: "conflict",
};

const ANSWERS_TO_CONSTRAINTS: Partial<Record<string, DomainErrorCode>> = {
  profiles_credits_not_negative: "insufficient_credits",
  lead_purchases_once: "already_purchased",
  lead_purchases_pkey: "conflict",
  credit_transactions_once_per_cause: "conflict",
};

/** Translates the database's refusal into the verb's error. */
export function refusalOf(violation: Violation | undefined): DomainErrorCode | undefined {
  if (violation?.refusal) return ANSWERS[violation.refusal];
  return ANSWERS_TO_CONSTRAINTS[violation?.constraint ?? ""];
}

/** The refusal that names the limit reached. */
export function limitReached(cap: ReachedCap): DomainError {
  return new DomainError("limit_reached", { words: `${capInWords(cap)} You have not been charged.` });
}

/** The refusal for a lead of this service, if the company may not buy such leads now. */
export function buyingPaused(
  { gate }: Pick<Installer, "gate">,
  serviceType: string,
  now: Date,
): DomainError | undefined {
  const pauses = pausesAt(gate, now);
  const ended = pausesOf(pauses, serviceType);
  if (ended.length === 0) return undefined;
  const others = leadServiceOptions.length > new Set(pauses.flatMap((pause) => pause.services)).size;
  const words = [
    ...ended.map(pauseInWords),
    "You have not been charged.",
    wayOnInWords(ended),
    ...(others ? ["You can still buy leads for other work."] : []),
  ].join(" ");
  if (ended.some(({ because }) => because === "held")) return new DomainError("buying_held");
  if (ended.some(({ because }) => because === "stop")) return new DomainError("stop_overdue");
  const isHoliday = ended.every(({ because }) => because === "holiday");
  return new DomainError(isHoliday ? "buying_paused" : "proof_ended", { words });
}
