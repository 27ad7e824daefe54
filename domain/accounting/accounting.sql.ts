import { and, asc, eq, gte, lt, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { balanceEntries, balanceMonths, creditNotes, creditTransactions, payments } from "#db/schema.ts";

export type BalanceRow = typeof balanceEntries.$inferSelect;

interface Period {
  from: Date;
  /** The end, exclusive. */
  until: Date;
}

/** Paid in the period, by receipt, each with what the ledger got and the provider took in for it, whenever it did. */
export async function invoiceRows(tx: Queryable, { from, until }: Period) {
  return tx
    .select({
      payment: payments,
      ledgerCredits: creditTransactions.amount,
      providerPence: sql<number | null>`(select sum(e.amount_pence)::int from balance_entries e
        where e.payment_intent_id = ${payments.paymentIntentId} and e.type in ('charge', 'payment'))`,
    })
    .from(payments)
    .leftJoin(
      creditTransactions,
      and(eq(creditTransactions.causeId, payments.id), eq(creditTransactions.transactionType, "purchase")),
    )
    .where(and(eq(payments.status, "paid"), gte(payments.paidAt, from), lt(payments.paidAt, until)))
    .orderBy(asc(payments.receiptNumber));
}

/** Issued in the period, by number, each with what the provider gave back for it. */
export async function creditNoteRows(tx: Queryable, { from, until }: Period) {
  return tx
    .select({
      note: creditNotes,
      receiptNumber: payments.receiptNumber,
      providerPence: sql<number | null>`(select -sum(e.amount_pence)::int from balance_entries e
        where e.source_id = ${creditNotes.providerRefundId})`,
    })
    .from(creditNotes)
    .innerJoin(payments, eq(payments.id, creditNotes.paymentId))
    .where(and(gte(creditNotes.issuedAt, from), lt(creditNotes.issuedAt, until)))
    .orderBy(asc(creditNotes.number));
}

/** What the provider told of the period, each with whether our books know it. */
export async function balanceRows(tx: Queryable, { from, until }: Period) {
  return (
    tx
      .select({
        entry: balanceEntries,
        hasPayment: sql<boolean>`exists (select from payments p
        where p.payment_intent_id = ${balanceEntries.paymentIntentId} and p.status = 'paid')`,
        hasCreditNote: sql<boolean>`exists (select from credit_notes n
        where n.provider_refund_id = ${balanceEntries.sourceId})`,
      })
      .from(balanceEntries)
      // Joined to nothing: it makes the names of columns whole.
      .leftJoin(balanceMonths, sql`false`)
      .where(and(gte(balanceEntries.happenedAt, from), lt(balanceEntries.happenedAt, until)))
      .orderBy(asc(balanceEntries.happenedAt), balanceEntries.id)
  );
}

export async function insertBalanceEntries(tx: Queryable, entries: readonly BalanceRow[]): Promise<void> {
  if (entries.length === 0) return;
  await tx
    .insert(balanceEntries)
    .values([...entries])
    .onConflictDoNothing();
}

export async function noteFetched(tx: Queryable, month: string, fetchedAt: Date): Promise<void> {
  await tx
    .insert(balanceMonths)
    .values({ month, fetchedAt })
    .onConflictDoUpdate({ target: balanceMonths.month, set: { fetchedAt } });
}

export async function fetchedAtOf(tx: Queryable, month: string): Promise<Date | null> {
  const [row] = await tx.select().from(balanceMonths).where(eq(balanceMonths.month, month));
  return row?.fetchedAt ?? null;
}
