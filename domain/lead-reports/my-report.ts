import type { RefundReason } from "#content/refund-reasons.ts";
import { type Actor, requireInstaller } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { isRefunded, purchaseOf, type ReportRow, reportOf } from "#domain/lead-reports/lead-reports.sql.ts";
import { reportUntil } from "#domain/lead-reports/report-until.ts";
import { sightOf } from "#domain/leads/sight.ts";

/** What became of a report, or whether there can be one. */
export type MyReport =
  | { state: "possible" | "too_late"; until: Date }
  /** The price came back without one. */
  | { state: "refunded" }
  | {
      state: ReportRow["status"];
      reason: RefundReason;
      note: string | null;
      requestedAt: Date;
      decidedAt: Date | null;
      decisionReason: string | null;
    };

/** The installer's report on one of their purchases; once that has ended, without the customer's contact details. Errors: not_signed_in, not_found (or another installer's). */
export async function myReport({ db, now }: Context, actor: Actor, purchaseId: string): Promise<MyReport> {
  const installer = requireInstaller(actor);
  const purchase = await purchaseOf(db.orm, installer.id, purchaseId);
  if (!purchase) throw new DomainError("not_found");
  const request = await reportOf(db.orm, purchaseId);
  if (request) {
    const { status: state, reason, requestedAt, decidedAt } = request;
    const sight = sightOf(purchase.lead, purchase);
    const [note, decisionReason] = [sight.text(request.note), sight.text(request.decisionReason)];
    return { state, reason, note, requestedAt, decidedAt, decisionReason };
  }
  if (await isRefunded(db.orm, purchaseId)) return { state: "refunded" };
  const until = reportUntil(purchase.purchasedAt);
  return { state: now <= until ? "possible" : "too_late", until };
}
