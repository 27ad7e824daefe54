import type { PauseReason } from "#content/proofs.ts";
import type { Technology, VettingCheck } from "#content/vetting.ts";
import { type Actor, requireAdmin } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { gateOf, type ProofFacts, pausesAt } from "#domain/proof-ends.ts";
import { londonDay } from "#domain/time/calendar.ts";
import type { Offer } from "#domain/vetting/checklist.ts";
import { proofFactsOf } from "#domain/vetting/proofs.sql.ts";
import { technologiesOf } from "#domain/vetting/technologies-of.ts";

/** What a company may buy for one technology, if it is approved. */
export type Opening = { technology: Technology } & (
  | { is: "open" }
  | { is: "open_until"; endsOn: string; checks: readonly VettingCheck[] }
  | { is: "closed"; reasons: PauseReason[] }
);

/**
 * What a company may buy for each technology it offers, or could if it were approved now. Errors: not_signed_in,
 * not_admin.
 */
export async function openingsOf({ db, now }: Context, actor: Actor, offer: Offer): Promise<Opening[]> {
  requireAdmin(actor, "vetting");
  const facts = (await proofFactsOf(db.orm, [offer.id])).get(offer.id);
  return facts ? openingsFrom(facts, technologiesOf(offer), now) : [];
}

function openingsFrom(facts: ProofFacts, offered: readonly Technology[], now: Date): Opening[] {
  // What it can be approved for does not depend on its obligations to customers.
  const gate = gateOf({ ...facts, stopDueAt: null, heldAt: null, graceFrom: facts.graceFrom ?? londonDay(now) });
  const pauses = pausesAt(gate, now);
  return offered.map((technology): Opening => {
    const reasons = pauses.filter(({ technologies }) => technologies.includes(technology));
    if (reasons.length > 0) return { technology, is: "closed", reasons };
    const open = gate.unchecked.find((one) => one.technology === technology);
    if (!open?.endsOn) return { technology, is: "open" };
    return { technology, is: "open_until", endsOn: open.endsOn, checks: open.checks };
  });
}
