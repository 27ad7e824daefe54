import { and, eq, inArray, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { instant } from "#db/parameters.ts";
import { creditTransactions, leadPurchases, messages, refundRequests } from "#db/schema.ts";

/** Purchases among these that were made since then and not refunded, with the waiting report, if any. */
export async function refundableSince(tx: Queryable, purchaseIds: readonly string[], since: Date) {
  if (purchaseIds.length === 0) return [];
  return (
    tx
      .select({
        id: leadPurchases.id,
        leadId: leadPurchases.leadId,
        installerId: leadPurchases.installerId,
        priceCredits: leadPurchases.priceCredits,
        reportId: refundRequests.id,
      })
      .from(leadPurchases)
      .leftJoin(refundRequests, and(eq(refundRequests.purchaseId, leadPurchases.id), eq(refundRequests.status, "open")))
      .where(
        and(
          inArray(leadPurchases.id, [...purchaseIds]),
          sql`${leadPurchases.purchasedAt} > ${instant(since)}`,
          sql`not exists (select from ${creditTransactions} where ${creditTransactions.causeId} = ${leadPurchases.id}
              and ${creditTransactions.transactionType} = 'refund')`,
          // The customer has interacted with this company, so it has had some value for the price.
          sql`not exists (select from ${messages} where ${messages.purchaseId} = ${leadPurchases.id}
              and ${messages.sender} = 'customer')`,
        ),
      )
      // The ledger locks installers, so always in the same order.
      .orderBy(leadPurchases.installerId)
  );
}

export async function markReportAccepted(
  tx: Queryable,
  id: string,
  decision: { reason: string; now: Date },
): Promise<void> {
  await tx
    .update(refundRequests)
    .set({ status: "accepted", decidedAt: decision.now, decisionReason: decision.reason, rule: "withdrawn" })
    .where(eq(refundRequests.id, id));
}
