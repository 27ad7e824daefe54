import { and, eq, inArray, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { instant } from "#db/parameters.ts";
import { creditTransactions, jobs, leadPurchases, messages, projects, quotes, refundRequests } from "#db/schema.ts";

/** Purchases among these that were made since then and not refunded, with the waiting report, if any. */
export async function refundableSince(tx: Queryable, purchaseIds: readonly string[], since: Date) {
  if (purchaseIds.length === 0) return [];
  return (
    tx
      .select({
        id: leadPurchases.id,
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
    .set({ status: "accepted", decidedAt: decision.now, decisionReason: decision.reason })
    .where(eq(refundRequests.id, id));
}

/** Projects closed between these moments in which a company still sees who the customer is. */
export async function closedWithActive(tx: Queryable, { after, until }: { after: Date; until: Date }) {
  const rows = await tx
    .select({ leadId: projects.leadId })
    .from(projects)
    .where(
      and(
        eq(projects.status, "closed"),
        sql`${projects.statusChangedAt} > ${instant(after)} and ${projects.statusChangedAt} <= ${instant(until)}`,
        sql`exists (select from ${leadPurchases} where ${leadPurchases.leadId} = ${projects.leadId}
              and ${leadPurchases.endedAt} is null)`,
      ),
    );
  return rows.map(({ leadId }) => leadId);
}

/** Projects chosen between these moments in which another company still sees who the customer is. */
export async function chosenWithOthers(tx: Queryable, { after, until }: { after: Date; until: Date }) {
  const rows = await tx
    .select({ leadId: projects.leadId, chosen: quotes.purchaseId })
    .from(projects)
    .innerJoin(quotes, and(eq(quotes.leadId, projects.leadId), eq(quotes.status, "chosen")))
    .where(
      and(
        inArray(projects.status, ["chosen", "done"]),
        sql`${projects.chosenAt} > ${instant(after)} and ${projects.chosenAt} <= ${instant(until)}`,
        sql`exists (select from ${leadPurchases} where ${leadPurchases.leadId} = ${projects.leadId}
              and ${leadPurchases.endedAt} is null and ${leadPurchases.id} <> ${quotes.purchaseId})`,
      ),
    );
  return rows;
}

/** Whether the customer still has to be told that all have confirmed. */
export async function hasWaitingLastMail(tx: Queryable, leadId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        eq(jobs.kind, "send-mail"),
        sql`${jobs.doneAt} is null and ${jobs.failedAt} is null`,
        sql`${jobs.payload}->>'mail' = 'stop-complete' and ${jobs.payload}->>'leadId' = ${leadId}::text`,
      ),
    )
    .limit(1);
  return rows.length > 0;
}
