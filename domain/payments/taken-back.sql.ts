import { and, eq, inArray, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { paymentReversals, payments } from "#db/schema.ts";

/** Where a payment's credits are, in whole credits. */
export interface CreditsOfPayment {
  /** Unspent and free to be spent. Oldest credits are spent first, and what is held or reversed cannot be spent. */
  left: number;
  held: number;
  /** Taken back for good. */
  reversed: number;
}

/**
 * Computed from the company's whole ledger: `size` is how much of a purchase or grant could be spent; the spends, less
 * what came back for refunded leads, and what outlines hold used these up in order of arrival. The caller holds the company.
 */
export async function creditsOfPayment(
  tx: Queryable,
  { id, installerId }: { id: string; installerId: string },
): Promise<CreditsOfPayment> {
  const { rows } = await tx.execute<{ left: number; held: number; reversed: number }>(sql`
    with taken as (
      select r.payment_id,
             sum(-t.amount) filter (where t.transaction_type in ('hold', 'release')) as held,
             sum(-t.amount) filter (where t.transaction_type = 'reversal') as reversed
        from credit_transactions t join payment_reversals r on r.id = t.cause_id
       where t.installer_id = ${installerId} and t.transaction_type in ('hold', 'release', 'reversal')
       group by 1
    ), lots as (
      select t.cause_id, coalesce(taken.held, 0) as held, coalesce(taken.reversed, 0) as reversed,
             t.amount - coalesce(taken.held, 0) - coalesce(taken.reversed, 0) as size, t.entry_number
        from credit_transactions t left join taken on taken.payment_id = t.cause_id
       where t.installer_id = ${installerId} and t.transaction_type in ('purchase', 'grant')
    ), spent as (
      select coalesce(sum(-amount), 0) as total
        from credit_transactions
       where installer_id = ${installerId}
         and (transaction_type in ('spend', 'refund')
           -- What an outline holds is as good as spent until it comes back.
           or transaction_type in ('hold', 'release') and cause_id in (select id from outlines))
    )
    select greatest(0, least(own.size, own.size + earlier.total - spent.total))::int as left,
           own.held::int as held, own.reversed::int as reversed
      from lots own, spent, lateral (
        select coalesce(sum(size), 0) as total from lots where entry_number < own.entry_number) earlier
     where own.cause_id = ${id}::uuid`);
  return rows[0] ?? { left: 0, held: 0, reversed: 0 };
}

/** A company's payments with money gone for good, oldest first, and how many credits were taken for each. */
export async function paymentsWithLosses(tx: Queryable, installerId: string) {
  const isGone = sql`${payments.refundedPence} + ${payments.lostPence} > 0`;
  const rows = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.installerId, installerId), eq(payments.status, "paid"), isGone))
    .orderBy(payments.paidAt, payments.id);
  // Few companies have any, and only theirs is looked up in the ledger.
  const reversed = await reversedOf(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.map((payment) => ({ payment, reversed: reversed.get(payment.id) ?? 0 }));
}

async function reversedOf(tx: Queryable, paymentIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (paymentIds.length === 0) return new Map();
  const { rows } = await tx.execute<{ paymentId: string; credits: number }>(sql`
    select r.payment_id as "paymentId", sum(-t.amount)::int as credits
      from payment_reversals r join credit_transactions t on t.cause_id = r.id and t.transaction_type = 'reversal'
     where r.payment_id = any(${`{${paymentIds.join(",")}}`}::uuid[])
     group by 1`);
  return new Map(rows.map(({ paymentId, credits }) => [paymentId, credits]));
}

/** A payment's unreleased holds: their cause and how many credits. */
export async function openHolds(tx: Queryable, paymentId: string): Promise<{ causeId: string; credits: number }[]> {
  const { rows } = await tx.execute<{ causeId: string; credits: number }>(sql`
    select t.cause_id as "causeId", -t.amount as credits
      from payment_reversals r join credit_transactions t on t.cause_id = r.id and t.transaction_type = 'hold'
     where r.payment_id = ${paymentId}::uuid
       and not exists (select from credit_transactions where cause_id = t.cause_id and transaction_type = 'release')
     order by t.id`);
  return rows;
}

/** Adds a line to the history of a payment's money; returns its id, the cause of what follows from it. */
export async function insertReversalLine(
  tx: Queryable,
  line: Omit<typeof paymentReversals.$inferInsert, "id">,
): Promise<string> {
  const [row] = await tx.insert(paymentReversals).values(line).returning({ id: paymentReversals.id });
  if (!row) throw new Error("the history of a payment took no line");
  return row.id;
}

/** A payment's refunds whose outcome the provider has reported; the latest report counts. */
export async function endedRefunds(tx: Queryable, paymentId: string): Promise<Map<string, string>> {
  const rows = await tx
    .select({ providerId: paymentReversals.providerId, state: paymentReversals.state })
    .from(paymentReversals)
    .where(
      and(
        eq(paymentReversals.paymentId, paymentId),
        eq(paymentReversals.kind, "refund"),
        inArray(paymentReversals.state, ["succeeded", "failed"]),
      ),
    )
    .orderBy(paymentReversals.recordedAt);
  return new Map(rows.flatMap(({ providerId, state }) => (providerId ? [[providerId, state] as const] : [])));
}
