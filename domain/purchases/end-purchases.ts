import type { Queryable } from "#db/connection.ts";
import type { EndedReason } from "#db/schema.ts";
import { insertProjectEvents } from "#domain/leads/projects.sql.ts";
import { enqueue } from "#domain/outbox/enqueue.ts";
import { type EndedPurchase, markPurchasesEnded } from "#domain/purchases/purchases.sql.ts";

/**
 * Ends active purchases inside the caller's transaction, which holds their leads: from now on their companies see a
 * first name and a district, and their webhooks are told. Ends all purchases of a lead, all of a company, or those
 * given. Returns those ended by this call. Authorises nothing.
 */
export async function endPurchases(
  tx: Queryable,
  which: { leadId: string; except?: readonly string[] } | { installerId: string } | { purchaseIds: readonly string[] },
  { reason, by, now }: { reason: EndedReason; by: "customer" | "installer" | "admin" | "time"; now: Date },
): Promise<EndedPurchase[]> {
  const ended = await markPurchasesEnded(tx, which, { reason, now });
  await insertProjectEvents(
    tx,
    ended.map(({ id, leadId }) => ({ leadId, kind: "purchase_ended", actor: by, purchaseId: id, at: now })),
  );
  await enqueue(
    tx,
    ended.map(({ id }) => ({ kind: "announce", payload: { event: "purchase.ended", purchaseId: id } })),
    now,
  );
  return ended;
}
