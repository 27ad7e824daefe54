import { limits } from "#config/limits.ts";
import type { ReachedCap } from "#content/purchase-caps.ts";
import { violationOf } from "#db/violation.ts";
import { pausedServices } from "#domain/accreditation/proof-ends.ts";
import { type Actor, type Installer, requireApprovedInstaller, requireUser, type User } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { DomainError, type DomainErrorCode } from "#domain/errors.ts";
import type { Purchase } from "#domain/leads/lead.ts";
import { type LeadRow, leadById } from "#domain/leads/leads.sql.ts";
import { credits } from "#domain/money.ts";
import { insertPurchase, purchaseOfLead } from "#domain/purchases/purchase-lead.sql.ts";
import {
  buyingPaused,
  limitReached,
  reachedCapOf,
  readGateAgain,
  refusalOf,
} from "#domain/purchases/refused-purchase.ts";

/**
 * Sells one place of a lead to the installer: place taken, credits spent, purchase and ledger row written, both mails
 * queued, all in one statement. `purchaseId` is the caller's new UUID: repeating it means the same purchase. Errors:
 * not_signed_in, not_approved, not_found (no such lead), customer_picks (an outline is sent instead), lead_unavailable
 * (not for sale, or just sold out), proof_ended (a proof or check that this service needs has ended, failed or is
 * missing), stop_overdue (an order to stop is overdue), buying_paused (only by the company's own holiday),
 * limit_reached (one that the company has set), already_purchased (by another purchaseId), duplicate_lead (the company
 * recently bought the same customer and service), payment_disputed (too few credits beyond those in an open dispute),
 * insufficient_credits, conflict (purchaseId used for another lead, or for an outline).
 */
export async function purchaseLead(
  context: Context,
  actor: Actor,
  input: { leadId: string; purchaseId: string },
): Promise<Purchase> {
  const installer = requireApprovedInstaller(actor);
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
  { leadId, purchaseId }: { leadId: string; purchaseId: string },
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
