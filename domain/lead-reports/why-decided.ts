import { type RefundRule, type ReportAnswer, refundRules } from "#content/refund-rules.ts";
import type { Queryable } from "#db/connection.ts";
import type { EvidenceKind } from "#db/schema.ts";
import { nameOfUser, type ReportRow } from "#domain/lead-reports/lead-reports.sql.ts";
import { type EvidenceRow, evidenceOfLead, unaskedRefund } from "#domain/lead-reports/refund-evidence.sql.ts";

/** A fact by which a report is weighed, and when it came. */
export interface KnownFact {
  kind: Exclude<EvidenceKind, "refund" | "answer"> | "answer";
  /** A status code; empty where nothing is to be added. */
  detail: string;
  answer: ReportAnswer | null;
  at: Date;
}

/** Why a report was decided as it was: what a company reads of it. */
export interface Why {
  facts: KnownFact[];
  rule: RefundRule | null;
  ruleInWords: string | null;
  /** "by program", or the name of the person; null while nobody has decided. */
  decidedBy: string | null;
}

/** The facts about a purchase, oldest first: of other purchases of the lead nothing is said. */
export function factsAbout(facts: readonly EvidenceRow[], purchaseId: string): KnownFact[] {
  return facts
    .filter(({ kind, purchaseId: about }) => kind !== "refund" && (about === null || about === purchaseId))
    .map(({ kind, detail, at }) => ({
      kind: kind as KnownFact["kind"],
      detail: kind === "bounce" || kind === "refusal" ? detail : "",
      answer: kind === "answer" ? (detail as ReportAnswer) : null,
      at,
    }));
}

/** Of a report, or of a refund that nobody asked for. Authorises nothing. */
export async function whyDecided(
  tx: Queryable,
  { leadId, purchaseId, report }: { leadId: string; purchaseId: string; report: ReportRow | undefined },
): Promise<Why> {
  const facts = factsAbout(await evidenceOfLead(tx, leadId), purchaseId);
  const refund = report ? undefined : await unaskedRefund(tx, purchaseId);
  const rule = report ? report.rule : ((refund?.detail as RefundRule | undefined) ?? null);
  const isDecided = report ? report.status !== "open" : refund !== undefined;
  const person = report?.decidedBy ? await nameOfUser(tx, report.decidedBy) : undefined;
  const decidedBy = isDecided ? (person ?? "by program") : null;
  return { facts, rule, ruleInWords: rule && refundRules[rule], decidedBy };
}
