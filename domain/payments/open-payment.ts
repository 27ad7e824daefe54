import { limits } from "#config/limits.ts";
import type { Tx } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Context } from "#domain/context.ts";
import { enqueue } from "#domain/outbox/enqueue.ts";
import { type Payment, presentPayment } from "#domain/payments/payment.ts";
import { lockPayment, type PaymentRow, paymentById, updatePayment } from "#domain/payments/payments.sql.ts";

const isOpen = ({ status }: PaymentRow) => status === "started" || status === "pending";
const MINUTE_MILLISECONDS = 60_000;
const HOUR_MILLISECONDS = 60 * MINUTE_MILLISECONDS;

/** A payment not yet known to be paid or not, for the worker; undefined once that is known. */
export async function openPayment({ db }: Context, paymentId: string): Promise<Payment | undefined> {
  const row = await paymentById(db.orm, paymentId);
  return row && isOpen(row) ? presentPayment(row) : undefined;
}

/** A payment that failed, for its mail; undefined if it has arrived since. */
export async function failedPayment({ db }: Context, paymentId: string): Promise<Payment | undefined> {
  const row = await paymentById(db.orm, paymentId);
  return row?.status === "failed" ? presentPayment(row) : undefined;
}

/**
 * Still open when the worker asked: asks again in five minutes, or treats the payment as expired after a day; after a
 * week if the provider has not answered, because it may have been paid. Asks about a pending bank payment for as long
 * as it takes. A payment reported later still counts, and money that does not fit its order never expires.
 */
export function keepWatching(
  { db, now }: Context,
  paymentId: string,
  { wasAnswered }: { wasAnswered: boolean },
): Promise<void> {
  const hours = wasAnswered ? limits.paymentCheckHours : limits.paymentCheckUnansweredHours;
  return inTransaction(db, async (tx) => {
    const row = await lockPayment(tx, paymentId);
    if (!row || !isOpen(row)) return;
    const isOld = row.status === "started" && now.getTime() - row.createdAt.getTime() > hours * HOUR_MILLISECONDS;
    if (isOld) await updatePayment(tx, paymentId, { status: "expired" });
    else await enqueuePaymentCheck(tx, paymentId, { now, first: false });
  });
}

/** Queues a check with the payment provider: two minutes after the start, then every five until it is settled. */
export function enqueuePaymentCheck(
  tx: Tx,
  paymentId: string,
  { now, first }: { now: Date; first: boolean },
): Promise<void> {
  const minutes = first ? limits.paymentCheckFirstMinutes : limits.paymentCheckEveryMinutes;
  const runAt = new Date(now.getTime() + minutes * MINUTE_MILLISECONDS);
  return enqueue(tx, { kind: "check-payment", payload: { paymentId } }, now, runAt);
}
