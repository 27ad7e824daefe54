import type { Queryable } from "#db/connection.ts";
import { insertJob } from "#domain/outbox/outbox.sql.ts";

/** Queues the question what moved on our account with the payment provider in a London month. */
export function enqueueBalanceFetch(tx: Queryable, month: string, now: Date): Promise<void> {
  return insertJob(tx, { kind: "fetch-balance", payload: { month } }, now);
}
