import { and, eq, ne, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { paymentEvents, payments, receiptNumbers } from "#db/schema.ts";

export type PaymentRow = typeof payments.$inferSelect;
export type ReceiptSeller = NonNullable<PaymentRow["receiptSeller"]>;

/** The payment as it is now: this one, or an earlier one with the same id. */
export async function insertPayment(
  tx: Queryable,
  payment: typeof payments.$inferInsert,
): Promise<{ row: PaymentRow | undefined; isNew: boolean }> {
  const [inserted] = await tx.insert(payments).values(payment).onConflictDoNothing({ target: payments.id }).returning();
  return { row: inserted ?? (await paymentById(tx, payment.id)), isNew: inserted !== undefined };
}

export async function paymentById(tx: Queryable, id: string): Promise<PaymentRow | undefined> {
  return (await tx.select().from(payments).where(eq(payments.id, id)))[0];
}

export async function lockPayment(tx: Queryable, id: string): Promise<PaymentRow | undefined> {
  return (await tx.select().from(payments).where(eq(payments.id, id)).for("update"))[0];
}

/** A company's paid payments, oldest first. */
export async function paidPaymentsOf(tx: Queryable, installerId: string): Promise<PaymentRow[]> {
  return tx
    .select()
    .from(payments)
    .where(and(eq(payments.installerId, installerId), eq(payments.status, "paid")))
    .orderBy(payments.paidAt, payments.id);
}

/** A company's pending bank payments, oldest first. */
export async function pendingPaymentsOf(tx: Queryable, installerId: string): Promise<PaymentRow[]> {
  return tx
    .select()
    .from(payments)
    .where(and(eq(payments.installerId, installerId), eq(payments.status, "pending")))
    .orderBy(payments.createdAt, payments.id);
}

/** By the provider's number for the payment or, if the report lacks that, for the charge. */
export async function lockPaymentOfCharge(
  tx: Queryable,
  { paymentIntentId, chargeId }: { paymentIntentId: string | null; chargeId?: string | null | undefined },
): Promise<PaymentRow | undefined> {
  const isIt = paymentIntentId
    ? eq(payments.paymentIntentId, paymentIntentId)
    : chargeId
      ? eq(payments.chargeId, chargeId)
      : sql`false`;
  return (await tx.select().from(payments).where(isIt).orderBy(payments.id).limit(1).for("update"))[0];
}

/** Whether another payment already has this provider's number. */
export async function isIntentOfAnother(tx: Queryable, id: string, intentId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.paymentIntentId, intentId), ne(payments.id, id)));
  return rows.length > 0;
}

export async function paymentByReceiptNumber(tx: Queryable, number: number): Promise<PaymentRow | undefined> {
  return (await tx.select().from(payments).where(eq(payments.receiptNumber, number)))[0];
}

export async function updatePayment(
  tx: Queryable,
  id: string,
  change: Partial<Omit<typeof payments.$inferInsert, "id">>,
): Promise<void> {
  await tx.update(payments).set(change).where(eq(payments.id, id));
}

/** The first session stays; a repeated request finds the same one. */
export async function noteSessionOf(tx: Queryable, id: string, installerId: string, sessionId: string): Promise<void> {
  await tx
    .update(payments)
    .set({ sessionId: sql`coalesce(${payments.sessionId}, ${sessionId})` })
    .where(and(eq(payments.id, id), eq(payments.installerId, installerId)));
}

/** Takes the next number; the row stays locked until the transaction ends, so a rollback leaves no gap. */
export async function takeReceiptNumber(tx: Queryable): Promise<number> {
  const [row] = await tx
    .update(receiptNumbers)
    .set({ last: sql`${receiptNumbers.last} + 1` })
    .returning({ number: receiptNumbers.last });
  if (!row) throw new Error("receipt_numbers has no row");
  return row.number;
}

/**
 * Whether this event is new. The caller holds the payment's row, so two simultaneous copies get here one after the
 * other.
 */
export async function insertPaymentEvent(tx: Queryable, event: typeof paymentEvents.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(paymentEvents).values(event).onConflictDoNothing().returning({ id: paymentEvents.id });
  return rows.length === 1;
}
