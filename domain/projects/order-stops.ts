import { limits } from "#config/limits.ts";
import type { Tx } from "#db/connection.ts";
import { insertProjectEvents } from "#domain/leads/projects.sql.ts";
import { enqueue, enqueueMail, enqueueMails } from "#domain/outbox/enqueue.ts";
import { insertStops } from "#domain/projects/stop-requests.sql.ts";
import { hoursAfter } from "#domain/time/periods.ts";

/**
 * Orders everybody who ever got a customer's details to stop and to delete them, whenever their purchase ended, inside
 * the caller's transaction, which holds the lead. Each is told once; so is the customer. Authorizes nothing.
 */
export async function orderStops(
  tx: Tx,
  leadId: string,
  buyers: readonly { purchaseId: string; installerId: string }[],
  now: Date,
): Promise<void> {
  if (buyers.length === 0) return;
  const dueAt = hoursAfter(now, limits.stopDueHours);
  // The database notes on each company when its next one falls due: always in the same order.
  const companies = buyers.toSorted((one, other) => (one.installerId < other.installerId ? -1 : 1));
  const told = await insertStops(
    tx,
    companies.map(({ purchaseId, installerId }) => ({ purchaseId, leadId, installerId, askedAt: now, dueAt })),
  );
  await insertProjectEvents(
    tx,
    told.map((purchaseId) => ({ leadId, kind: "stop_asked", actor: "customer", purchaseId, at: now })),
  );
  await enqueueMails(
    tx,
    told.map((purchaseId) => ({ mail: "stop" as const, purchaseId })),
    now,
  );
  await enqueueMail(tx, { mail: "stop-sent", leadId }, now);
  await enqueue(
    tx,
    told.map((purchaseId) => ({ kind: "announce", payload: { event: "project.stopped", purchaseId } })),
    now,
  );
}
