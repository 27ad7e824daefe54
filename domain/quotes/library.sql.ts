import { and, asc, eq } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { savedItems } from "#db/schema.ts";

export type SavedItemRow = typeof savedItems.$inferSelect;

/** By make and model. */
export function itemsOfCompany(tx: Queryable, installerId: string): Promise<SavedItemRow[]> {
  return tx
    .select()
    .from(savedItems)
    .where(eq(savedItems.installerId, installerId))
    .orderBy(asc(savedItems.make), asc(savedItems.model));
}

/** Leaves out what is kept already, by id or by make and model. */
export async function insertItem(tx: Queryable, row: SavedItemRow): Promise<void> {
  await tx.insert(savedItems).values(row).onConflictDoNothing();
}

export async function deleteItem(tx: Queryable, installerId: string, id: string): Promise<void> {
  await tx.delete(savedItems).where(and(eq(savedItems.installerId, installerId), eq(savedItems.id, id)));
}
