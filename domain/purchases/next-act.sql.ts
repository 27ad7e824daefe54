import { and, asc, eq, inArray, isNull, lte } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { companyMembers, leadPurchases, leads, nextActs, user } from "#db/schema.ts";

type NextActRow = typeof nextActs.$inferSelect;

/** A company's own purchase, locked until the caller's transaction ends. */
export async function lockOwnPurchase(tx: Queryable, id: string, installerId: string) {
  const [row] = await tx
    .select({ endedAt: leadPurchases.endedAt })
    .from(leadPurchases)
    .where(and(eq(leadPurchases.id, id), eq(leadPurchases.installerId, installerId)))
    .for("update");
  return row;
}

/** What somebody does in this company today; they stay in it until the caller's transaction ends. */
export async function roleIn(tx: Queryable, installerId: string, userId: string) {
  const { endedAt, role } = companyMembers;
  const isMember = and(eq(companyMembers.installerId, installerId), eq(companyMembers.userId, userId), isNull(endedAt));
  return (await tx.select({ role }).from(companyMembers).where(isMember).for("share"))[0]?.role;
}

export async function nextActById(tx: Queryable, id: string): Promise<NextActRow | undefined> {
  return (await tx.select().from(nextActs).where(eq(nextActs.id, id)))[0];
}

/** In place of an earlier one of the same purchase. */
export async function writeNextAct(tx: Queryable, act: Omit<NextActRow, "toldAt">): Promise<void> {
  const set = { ...act, toldAt: null };
  await tx.insert(nextActs).values(set).onConflictDoUpdate({ target: nextActs.purchaseId, set });
}

export async function deleteNextAct(tx: Queryable, { purchaseId, id }: { purchaseId: string; id: string }) {
  await tx.delete(nextActs).where(and(eq(nextActs.purchaseId, purchaseId), eq(nextActs.id, id)));
}

/** Of these purchases, with the name of whoever is to do each. */
export async function nextActRows(tx: Queryable, purchaseIds: readonly string[]) {
  if (purchaseIds.length === 0) return [];
  const { purchaseId, id, what, dueAt, userId } = nextActs;
  return tx
    .select({ purchaseId, id, what, dueAt, userId, name: user.name })
    .from(nextActs)
    .innerJoin(user, eq(user.id, userId))
    .where(inArray(purchaseId, [...purchaseIds]));
}

/** Due, not told of yet and of a purchase that is active; locked, and without those that another transaction holds. */
export async function lockDueActs(tx: Queryable, now: Date, limit: number) {
  const { purchaseId, id, dueAt, toldAt } = nextActs;
  return tx
    .select({ purchaseId, id })
    .from(nextActs)
    .innerJoin(leadPurchases, eq(leadPurchases.id, purchaseId))
    .innerJoin(leads, eq(leads.id, leadPurchases.leadId))
    .where(and(isNull(toldAt), lte(dueAt, now), isNull(leadPurchases.endedAt), isNull(leads.anonymisedAt)))
    .orderBy(asc(dueAt), asc(id))
    .limit(limit)
    .for("update", { of: nextActs, skipLocked: true });
}

export async function noteTold(tx: Queryable, ids: readonly string[], now: Date): Promise<void> {
  await tx
    .update(nextActs)
    .set({ toldAt: now })
    .where(inArray(nextActs.id, [...ids]));
}
