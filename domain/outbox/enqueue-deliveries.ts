import type { Queryable } from "#db/connection.ts";
import { insertJobs } from "#domain/outbox/outbox.sql.ts";

/** Has webhooks called, if the caller's transaction is kept. */
export async function enqueueDeliveries(tx: Queryable, deliveryIds: readonly string[], now: Date): Promise<void> {
  if (deliveryIds.length === 0) return;
  const payloads = deliveryIds.map((deliveryId) => ({ deliveryId }));
  await insertJobs(tx, "deliver-webhook", payloads, now);
}
