import { and, desc, eq, getTableColumns, inArray, lt, sql, sum } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { creditTransactions, leadPurchases, leads, outlines, payments, profiles } from "#db/schema.ts";

export type LedgerRow = typeof creditTransactions.$inferSelect;

/** The database fills in the number, the balance and the hash. */
export async function insertLedgerRow(
  tx: Queryable,
  row: Omit<typeof creditTransactions.$inferInsert, "entryNumber" | "balanceAfter" | "entryHash">,
): Promise<LedgerRow | undefined> {
  const [inserted] = await tx
    .insert(creditTransactions)
    .values({ ...row, entryNumber: 0, balanceAfter: 0, entryHash: "" })
    .onConflictDoNothing({ target: [creditTransactions.causeId, creditTransactions.transactionType] })
    .returning();
  return inserted;
}

export async function ledgerRowOfCause(
  tx: Queryable,
  causeId: string,
  type: LedgerRow["transactionType"],
): Promise<LedgerRow | undefined> {
  const [row] = await tx
    .select()
    .from(creditTransactions)
    .where(and(eq(creditTransactions.causeId, causeId), eq(creditTransactions.transactionType, type)));
  return row;
}

/** Shown beside a row: the receipt of its payment, or the service of the lead bought. */
export type Beside = { receiptNumber: number | null; serviceType: string | null };

/** The newest rows, each with its receipt or service; `before` is the entry number to continue from. */
export async function ledgerRows(
  tx: Queryable,
  installerId: string,
  { limit, before }: { limit: number; before: number | undefined },
): Promise<(LedgerRow & Beside)[]> {
  const earlier = before === undefined ? undefined : lt(creditTransactions.entryNumber, before);
  return tx
    .select({
      ...getTableColumns(creditTransactions),
      receiptNumber: payments.receiptNumber,
      serviceType: leads.serviceType,
    })
    .from(creditTransactions)
    .leftJoin(payments, eq(payments.id, creditTransactions.causeId))
    .leftJoin(leadPurchases, eq(leadPurchases.id, creditTransactions.causeId))
    .leftJoin(leads, eq(leads.id, leadPurchases.leadId))
    .where(and(eq(creditTransactions.installerId, installerId), earlier))
    .orderBy(desc(creditTransactions.entryNumber))
    .limit(limit);
}

/** In the order they were written. */
export async function ledgerRowsOfCauses(tx: Queryable, causeIds: readonly string[]): Promise<LedgerRow[]> {
  return tx
    .select()
    .from(creditTransactions)
    .where(inArray(creditTransactions.causeId, [...causeIds]))
    .orderBy(creditTransactions.id);
}

/**
 * The spendable balance, the credits held besides, how many of those are held for outlines, and the total that open
 * disputes claim back.
 */
export async function balanceOf(tx: Queryable, installerId: string) {
  const { credits, heldCredits: held, disputedCredits: disputed } = profiles;
  const outlined = sql<number>`(select coalesce(sum(${outlines.priceCredits}), 0)::int from ${outlines}
    where ${outlines.installerId} = ${installerId} and ${outlines.status} = 'waiting')`;
  const [row] = await tx
    .select({ balance: credits, held, disputed, outlined })
    .from(profiles)
    .where(eq(profiles.id, installerId));
  return row ?? { balance: 0, held: 0, disputed: 0, outlined: 0 };
}

export async function sumOfIssuedCredits(tx: Queryable): Promise<number> {
  const [row] = await tx
    .select({ total: sum(creditTransactions.amount) })
    .from(creditTransactions)
    .where(inArray(creditTransactions.transactionType, ["purchase", "grant"]));
  return Number(row?.total ?? 0);
}
