import { and, count, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { creditTransactions, leadPurchases, profiles, refundRequests } from "#db/schema.ts";
import { behind } from "#domain/cursor.sql.ts";
import type { CursorPosition } from "#domain/cursor.ts";

export interface RefundedQuery {
  from?: Date | undefined;
  /** Exclusive. */
  until?: Date | undefined;
}

/** Newest first, each with the lead bought and the reason it was reported. */
export async function refundedRows(
  tx: Queryable,
  query: RefundedQuery & { after?: CursorPosition | undefined; limit: number },
) {
  return tx
    .select({
      causeId: creditTransactions.causeId,
      at: creditTransactions.createdAt,
      amount: creditTransactions.amount,
      installerId: creditTransactions.installerId,
      companyName: profiles.companyName,
      leadId: leadPurchases.leadId,
      purchasedAt: leadPurchases.purchasedAt,
      reason: refundRequests.reason,
    })
    .from(creditTransactions)
    .innerJoin(profiles, eq(profiles.id, creditTransactions.installerId))
    .leftJoin(leadPurchases, eq(leadPurchases.id, creditTransactions.causeId))
    .leftJoin(refundRequests, eq(refundRequests.purchaseId, creditTransactions.causeId))
    .where(
      and(
        fitting(query),
        query.after ? behind(creditTransactions.createdAt, creditTransactions.causeId, query.after) : undefined,
      ),
    )
    .orderBy(sql`${creditTransactions.createdAt} desc`, creditTransactions.causeId)
    .limit(query.limit);
}

export async function refundedTotals(tx: Queryable, query: RefundedQuery) {
  const [row] = await tx
    .select({ total: count(), credits: sql<number>`coalesce(sum(${creditTransactions.amount}), 0)::float8` })
    .from(creditTransactions)
    .where(fitting(query));
  return row ?? { total: 0, credits: 0 };
}

function fitting({ from, until }: RefundedQuery): SQL | undefined {
  return and(
    eq(creditTransactions.transactionType, "refund"),
    from ? gte(creditTransactions.createdAt, from) : undefined,
    until ? lt(creditTransactions.createdAt, until) : undefined,
  );
}
