import type { Queryable } from "#db/connection.ts";
import type { WebhookCallJob } from "#domain/outbox/job.ts";
import { insertJobs } from "#domain/outbox/outbox.sql.ts";

/** Queues webhook calls in the caller's transaction: they are made if, and only if, it commits. */
export async function enqueueDeliveries(tx: Queryable, calls: readonly WebhookCallJob[], now: Date): Promise<void> {
  if (calls.length > 0) await insertJobs(tx, "deliver-webhook", calls, now);
}
