import { limits } from "#config/limits.ts";
import type { RefundReason } from "#content/refund-reasons.ts";
import type { RefundRule } from "#content/refund-rules.ts";
import type { Tx } from "#db/connection.ts";
import { parseUkPhone } from "#domain/contact/phone.ts";
import { acceptHeld } from "#domain/lead-reports/accept-held.ts";
import { closeHeld } from "#domain/lead-reports/close-held.ts";
import { isWatched } from "#domain/lead-reports/is-watched.ts";
import {
  duplicatedPurchase,
  type EvidenceRow,
  evidenceOfLead,
  hasCustomerActed,
  insertEvidence,
  openReportsOfLead,
  refundableOfLead,
} from "#domain/lead-reports/refund-evidence.sql.ts";
import { refundUnasked } from "#domain/lead-reports/refund-unasked.ts";
import type { LeadRow } from "#domain/leads/leads.sql.ts";
import { endPurchases } from "#domain/purchases/end-purchases.ts";
import { daysBefore } from "#domain/time/periods.ts";

/** The mailbox does not exist or takes no mail: RFC 3463. A refusal of our mail (5.7) or a full mailbox is no proof. */
const IS_DEAD = /^5\.(?:1\.(?:[1236]|10)|2\.1)$/;

/** Whether such a status proves that nobody reads the address. */
function provesDead(status: string): boolean {
  return IS_DEAD.test(status);
}

/** What the facts prove about a lead, whoever reported it. */
export interface Proven {
  isDead: boolean;
  isBadNumber: boolean;
  isNeverAsked: boolean;
  isSomethingElse: boolean;
}

/** What is proven by the facts kept; a later answer of the customer's replaces the earlier ones. */
function provenBy(facts: readonly EvidenceRow[], lead: { customerPhone: string | null; hasActed: boolean }): Proven {
  const answer = facts.findLast(({ kind }) => kind === "answer")?.detail;
  return {
    isDead: facts.some(({ kind, detail }) => (kind === "bounce" || kind === "refusal") && provesDead(detail)),
    isBadNumber: lead.customerPhone !== null && !parseUkPhone(lead.customerPhone),
    isNeverAsked: answer === "never_asked" && !lead.hasActed,
    isSomethingElse: answer === "something_else",
  };
}

/** The rule by which a program accepts a report; undefined: a person decides. Duplicates are looked up by purchase. */
function ruleFor(reason: RefundReason, proven: Proven): RefundRule | undefined {
  const rules: Record<RefundReason, RefundRule | false> = {
    wrong_email: proven.isDead && "bounce",
    wrong_phone: proven.isBadNumber && "bad_number",
    not_genuine: proven.isNeverAsked && "never_asked",
    not_as_described: proven.isSomethingElse && "something_else",
    duplicate: false,
  };
  return rules[reason] || undefined;
}

/**
 * Weighs what is known of a lead that the caller holds, as each new fact or report comes: accepts the reports that a
 * rule covers, and where nobody can be behind the request, or the customer never asked, refunds all its buyers of the
 * last 14 days and closes it. Weighing again changes nothing. Authorises nothing.
 */
export async function weighLead(tx: Tx, lead: LeadRow, now: Date): Promise<void> {
  if (lead.anonymisedAt) return;
  const facts = await evidenceOfLead(tx, lead.id);
  const hasActed = await hasCustomerActed(tx, lead.id);
  const proven = provenBy(facts, { customerPhone: lead.customerPhone, hasActed });
  if (proven.isBadNumber) {
    const source = `number ${lead.contactCorrectedAt?.toISOString() ?? "as given"}`;
    await insertEvidence(tx, { leadId: lead.id, kind: "bad_number", detail: "", source, at: now });
  }
  await acceptProven(tx, lead, { proven, now });
  const forAll = ruleForAll(proven, hasActed);
  if (forAll) await refundAll(tx, lead, { rule: forAll, now });
}

function ruleForAll(proven: Proven, hasActed: boolean): RefundRule | undefined {
  if (proven.isNeverAsked) return "never_asked";
  return proven.isDead && proven.isBadNumber && !hasActed ? "bad_number" : undefined;
}

async function acceptProven(tx: Tx, lead: LeadRow, { proven, now }: { proven: Proven; now: Date }): Promise<void> {
  for (const { request, priceCredits } of await openReportsOfLead(tx, lead.id)) {
    const rule = ruleFor(request.reason, proven) ?? (await duplicateRule(tx, lead, { request, now }));
    if (!rule || (await isWatched(tx, request.installerId, now))) continue;
    await acceptHeld(tx, { lead, request, priceCredits, rule, by: "automatic", now });
  }
}

async function duplicateRule(
  tx: Tx,
  lead: LeadRow,
  { request, now }: { request: { reason: RefundReason; purchaseId: string }; now: Date },
): Promise<RefundRule | undefined> {
  if (request.reason !== "duplicate") return undefined;
  const { purchaseId } = request;
  const earlier = await duplicatedPurchase(tx, purchaseId, limits.duplicateRefundDays);
  if (!earlier) return undefined;
  const fact = { leadId: lead.id, purchaseId, kind: "duplicate", detail: earlier.id, source: purchaseId } as const;
  await insertEvidence(tx, { ...fact, at: now });
  return "duplicate";
}

/** A reported purchase of a company that is watched waits for a person all the same. */
async function refundAll(tx: Tx, lead: LeadRow, { rule, now }: { rule: RefundRule; now: Date }): Promise<void> {
  const bought = await refundableOfLead(tx, lead.id, daysBefore(now, limits.refundRequestDays));
  for (const { report, ...purchase } of bought) {
    if (!report) await refundUnasked(tx, { lead, purchase, rule, now });
    else if (!(await isWatched(tx, purchase.installerId, now)))
      await acceptHeld(tx, { lead, request: report, priceCredits: purchase.priceCredits, rule, by: "automatic", now });
  }
  const by = rule === "never_asked" ? "customer" : "time";
  if (!lead.customerClosedAt) await closeHeld(tx, lead, by, now);
  await endPurchases(tx, { leadId: lead.id }, { reason: "closed", by, now });
}
