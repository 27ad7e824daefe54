import type { Queryable } from "#db/connection.ts";
import type { DailyRun } from "#domain/outbox/job.ts";
import { insertJob } from "#domain/outbox/outbox.sql.ts";

/** Queues the removal of the next batch of expired data. */
export function enqueueRetention(tx: Queryable, run: DailyRun, now: Date): Promise<void> {
  return insertJob(tx, { kind: "retention", payload: run }, now);
}
