import { and, asc, eq, inArray, isNull, notInArray } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { type EndedReason, leadPurchases } from "#db/schema.ts";

export interface EndedPurchase {
  id: string;
  leadId: string;
  installerId: string;
  purchasedAt: Date;
}

/** Locked in order of id, so that two concurrent calls cannot deadlock. */
export async function markPurchasesEnded(
  tx: Queryable,
  which: { leadId: string; except?: readonly string[] } | { installerId: string } | { purchaseIds: readonly string[] },
  { reason, now }: { reason: EndedReason; now: Date },
): Promise<EndedPurchase[]> {
  const chosen =
    "leadId" in which
      ? and(eq(leadPurchases.leadId, which.leadId), notInArray(leadPurchases.id, [...(which.except ?? [])]))
      : "installerId" in which
        ? eq(leadPurchases.installerId, which.installerId)
        : inArray(leadPurchases.id, [...which.purchaseIds]);
  const held = await tx
    .select({ id: leadPurchases.id })
    .from(leadPurchases)
    .where(and(chosen, isNull(leadPurchases.endedAt)))
    .orderBy(asc(leadPurchases.id))
    .for("update");
  const ids = held.map(({ id }) => id);
  if (ids.length === 0) return [];
  const { id, leadId, installerId, purchasedAt } = leadPurchases;
  return tx
    .update(leadPurchases)
    .set({ endedAt: now, endedReason: reason })
    .where(and(inArray(leadPurchases.id, ids), isNull(leadPurchases.endedAt)))
    .returning({ id, leadId, installerId, purchasedAt });
}
