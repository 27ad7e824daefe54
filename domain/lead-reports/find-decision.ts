import { refundReasonLabel } from "#content/refund-reasons.ts";
import { type RefundRule, refundRules } from "#content/refund-rules.ts";
import type { Queryable } from "#db/connection.ts";
import { DomainError } from "#domain/errors.ts";
import { nameOfUser, type ReportRow, reportOf } from "#domain/lead-reports/lead-reports.sql.ts";
import { unaskedRefund } from "#domain/lead-reports/refund-evidence.sql.ts";

interface Decision {
  reasonLabel: string;
  status: ReportRow["status"];
  decisionReason: string;
  /** The name of the person, or "by program". */
  decidedBy: string;
  isUnasked: boolean;
}

/**
 * What was reported about a purchase, the decision, and the reason for declining; of one refunded unasked, why. Authorises
 * nothing. Errors: not_found.
 */
export async function findDecision(tx: Queryable, purchaseId: string): Promise<Decision> {
  const request = await reportOf(tx, purchaseId);
  if (request) {
    const { reason, status, decisionReason } = request;
    const reasonLabel = refundReasonLabel(reason);
    const decidedBy = (request.decidedBy && (await nameOfUser(tx, request.decidedBy))) ?? "by program";
    return { reasonLabel, status, decisionReason: decisionReason ?? "", decidedBy, isUnasked: false };
  }
  const refund = await unaskedRefund(tx, purchaseId);
  if (!refund) throw new DomainError("not_found");
  const reasonLabel = refundRules[refund.detail as RefundRule];
  return { reasonLabel, status: "accepted", decisionReason: "", decidedBy: "by program", isUnasked: true };
}
