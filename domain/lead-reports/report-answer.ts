import type { ReportAnswer } from "#content/refund-rules.ts";
import type { Queryable, Tx } from "#db/connection.ts";
import { canAnswer } from "#domain/lead-reports/ask-customer.ts";
import { evidenceOfLead, insertEvidence, lockBuyers } from "#domain/lead-reports/refund-evidence.sql.ts";
import { weighLead } from "#domain/lead-reports/weigh-lead.ts";
import type { LeadRow } from "#domain/leads/leads.sql.ts";

/** Whether a customer has been asked about a reported lead, has not answered, and still can. */
export async function awaitsAnswer(tx: Queryable, lead: LeadRow): Promise<boolean> {
  const { isAsked, answers } = await questionOf(tx, lead.id);
  return isAsked && answers.length === 0 && (await canAnswer(tx, lead));
}

/** Whether the question was sent, and what was answered, oldest first. Authorises nothing. */
export async function questionOf(
  tx: Queryable,
  leadId: string,
): Promise<{ isAsked: boolean; answers: ReportAnswer[] }> {
  const facts = await evidenceOfLead(tx, leadId);
  const answers = facts.filter(({ kind }) => kind === "answer").map(({ detail }) => detail as ReportAnswer);
  return { isAsked: facts.some(({ kind }) => kind === "asked"), answers };
}

/**
 * Keeps a customer’s answer and weighs it, inside the caller’s transaction, which holds the lead. The same answer
 * counts once. Authorises nothing.
 */
export async function keepAnswer(tx: Tx, lead: LeadRow, { answer, now }: { answer: ReportAnswer; now: Date }) {
  const fact = { leadId: lead.id, kind: "answer", detail: answer, source: answer } as const;
  if (!(await insertEvidence(tx, { ...fact, at: now }))) return;
  await lockBuyers(tx, lead.id);
  await weighLead(tx, lead, now);
}
