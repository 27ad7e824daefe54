import { limits } from "#config/limits.ts";
import type { Tx } from "#db/connection.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import { postEntry } from "#domain/credits/post-entry.ts";
import { credits } from "#domain/money.ts";
import { markReportAccepted, refundableSince } from "#domain/projects/endings.sql.ts";
import { hoursBefore } from "#domain/time/periods.ts";

const WHY = "The customer ended the project within a day of the purchase.";

/**
 * Gives back the price of purchases whose customer has closed or stopped within 24 hours of them, once each, inside the
 * caller's transaction, which holds the lead. A report of such a purchase that waits counts as accepted. Returns the
 * purchases that were refunded; their companies read of it in the mail about the end. Authorizes nothing.
 */
export async function refundEarlyEnds(tx: Tx, purchaseIds: readonly string[], now: Date): Promise<string[]> {
  const young = await refundableSince(tx, purchaseIds, hoursBefore(now, limits.earlyEndRefundHours));
  for (const { id, installerId, priceCredits, reportId } of young) {
    const entry = {
      ...{ installerId, amount: credits(priceCredits), type: "refund" as const, causeId: id, now },
      description: "Refund: the customer ended the project",
    };
    await postEntry(tx, entry);
    if (reportId) await markReportAccepted(tx, reportId, { reason: WHY, now });
    await recordAudit(tx, "automatic", {
      action: "automatic-refund",
      subject: { type: "purchase", id },
      reason: WHY,
      now,
    });
  }
  return young.map(({ id }) => id);
}
