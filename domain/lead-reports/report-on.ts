import type { RefundReason } from "#content/refund-reasons.ts";
import type { Queryable } from "#db/connection.ts";
import { isWatched } from "#domain/lead-reports/is-watched.ts";
import { isRefunded, type ReportRow, reportOf } from "#domain/lead-reports/lead-reports.sql.ts";
import { reportUntil } from "#domain/lead-reports/report-lead.ts";
import { type Why, whyDecided } from "#domain/lead-reports/why-decided.ts";
import { type HeldLead, sightOf } from "#domain/leads/sight.ts";

/** The outcome of a report, or whether one can be made. */
export type MyReport =
  /** `isWatched`: a person decides all reports of this company. */
  | { state: "possible" | "too_late"; until: Date; isWatched: boolean }
  /** The price was refunded without a report. */
  | { state: "refunded"; why: Why }
  | {
      state: ReportRow["status"];
      reason: RefundReason;
      note: string | null;
      requestedAt: Date;
      decidedAt: Date | null;
      decisionReason: string | null;
      isWatched: boolean;
      why: Why;
    };

/** The company's report on its own purchase. Authorises nothing. */
export async function reportOn(tx: Queryable, { purchase, lead }: Reported, now: Date): Promise<MyReport> {
  const report = await reportOf(tx, purchase.id);
  const isSeenByPerson = await isWatched(tx, purchase.installerId, now);
  const why = await whyDecided(tx, { leadId: purchase.leadId, purchaseId: purchase.id, report });
  if (report) {
    const { status: state, reason, requestedAt, decidedAt } = report;
    const sight = sightOf(lead, purchase);
    const note = sight.text(report.note);
    const decisionReason = sight.text(report.decisionReason);
    return { state, reason, note, requestedAt, decidedAt, decisionReason, isWatched: isSeenByPerson, why };
  }
  if (await isRefunded(tx, purchase.id)) return { state: "refunded", why };
  const until = reportUntil(purchase.purchasedAt);
  return { state: now <= until ? "possible" : "too_late", until, isWatched: isSeenByPerson };
}

interface Reported {
  readonly purchase: {
    readonly id: string;
    readonly leadId: string;
    readonly installerId: string;
    readonly purchasedAt: Date;
    readonly endedAt: Date | null;
  };
  readonly lead: HeldLead;
}
