import { and, asc, eq, isNull } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { buyingHolds, profiles } from "#db/schema.ts";

export type BuyingHoldRow = typeof buyingHolds.$inferSelect;

/** Returns whether the row is new: at most one hold of a company stands. */
export async function insertHold(tx: Queryable, row: typeof buyingHolds.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(buyingHolds).values(row).onConflictDoNothing().returning({ id: buyingHolds.id });
  return rows.length === 1;
}

export async function holdById(tx: Queryable, id: string): Promise<BuyingHoldRow | undefined> {
  return (await tx.select().from(buyingHolds).where(eq(buyingHolds.id, id)))[0];
}

/** Returns the company's id if the hold stood until now. */
export async function releaseHoldRow(
  tx: Queryable,
  id: string,
  released: { releasedAt: Date; releasedBy: string | null },
): Promise<string | undefined> {
  const isStanding = and(eq(buyingHolds.id, id), isNull(buyingHolds.releasedAt));
  const [row] = await tx
    .update(buyingHolds)
    .set(released)
    .where(isStanding)
    .returning({ installerId: buyingHolds.installerId });
  return row?.installerId;
}

/** The holds that stand, oldest first. */
export async function standingHoldRows(tx: Queryable, limit: number) {
  return tx
    .select({ hold: buyingHolds, company: profiles.companyName })
    .from(buyingHolds)
    .innerJoin(profiles, eq(profiles.id, buyingHolds.installerId))
    .where(isNull(buyingHolds.releasedAt))
    .orderBy(asc(buyingHolds.heldAt), asc(buyingHolds.id))
    .limit(limit);
}
