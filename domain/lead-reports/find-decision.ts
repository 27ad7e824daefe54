import { type RefundReason, refundReasonLabel } from "#content/refund-reasons.ts";
import type { Queryable } from "#db/connection.ts";
import { DomainError } from "#domain/errors.ts";
import { type ReportRow, reportOf } from "#domain/lead-reports/lead-reports.sql.ts";

/**
 * What was reported about a purchase, the decision, and the reason for declining. Authorises nothing. Errors:
 * not_found.
 */
export async function findDecision(
  tx: Queryable,
  purchaseId: string,
): Promise<{ reasonLabel: string; status: ReportRow["status"]; decisionReason: string }> {
  const request = await reportOf(tx, purchaseId);
  if (!request) throw new DomainError("not_found");
  const reason: RefundReason = request.reason;
  return {
    reasonLabel: refundReasonLabel(reason),
    status: request.status,
    decisionReason: request.decisionReason ?? "",
  };
}
