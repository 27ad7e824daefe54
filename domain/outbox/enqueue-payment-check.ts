import { limits } from "#config/limits.ts";
import type { Queryable } from "#db/connection.ts";
import { insertJob } from "#domain/outbox/outbox.sql.ts";

const MINUTE_MILLISECONDS = 60_000;

/** Queues a check with the payment provider: two minutes after the start, then every five until it is settled. */
export function enqueuePaymentCheck(
  tx: Queryable,
  paymentId: string,
  { now, first }: { now: Date; first: boolean },
): Promise<void> {
  const minutes = first ? limits.paymentCheckFirstMinutes : limits.paymentCheckEveryMinutes;
  const runAt = new Date(now.getTime() + minutes * MINUTE_MILLISECONDS);
  return insertJob(tx, { kind: "check-payment", payload: { paymentId } }, now, runAt);
}
