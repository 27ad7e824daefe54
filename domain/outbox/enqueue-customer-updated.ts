import type { Queryable } from "#db/connection.ts";
import { enqueueAnnouncements } from "#domain/outbox/enqueue-announcement.ts";

/**
 * Tells the programs of those who have the customer's details now that something about the customer has changed, if the
 * caller's transaction commits. `occasion` tells one change from another.
 */
export function enqueueCustomerUpdated(
  tx: Queryable,
  buyers: readonly { purchaseId: string; endedAt: Date | null }[],
  { occasion, now }: { occasion: string; now: Date },
): Promise<void> {
  const active = buyers.filter(({ endedAt }) => !endedAt);
  const news = active.map(({ purchaseId }) => ({ event: "customer.updated" as const, purchaseId, occasion }));
  return enqueueAnnouncements(tx, news, now);
}
