import type { Queryable } from "#db/connection.ts";
import { insertJob } from "#domain/outbox/outbox.sql.ts";

/**
 * Queues a look at a payment's refunds in the caller's transaction: one of ours that may go out is sent, and whatever
 * the provider lists is recorded.
 */
export function enqueueRefundCheck(tx: Queryable, paymentId: string, now: Date, runAt: Date = now): Promise<void> {
  return insertJob(tx, { kind: "settle-refunds", payload: { paymentId } }, now, runAt);
}
