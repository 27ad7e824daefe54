import { and, asc, eq } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { savedViews } from "#db/schema.ts";

export type SavedViewRow = typeof savedViews.$inferSelect;

/** Oldest first. */
export function viewsOfUser(tx: Queryable, userId: string): Promise<SavedViewRow[]> {
  return tx
    .select()
    .from(savedViews)
    .where(eq(savedViews.userId, userId))
    .orderBy(asc(savedViews.createdAt), savedViews.id);
}

/** Returns whether the row is new. */
export async function insertView(tx: Queryable, row: SavedViewRow): Promise<boolean> {
  const rows = await tx
    .insert(savedViews)
    .values(row)
    .onConflictDoNothing({ target: savedViews.id })
    .returning({ id: savedViews.id });
  return rows.length === 1;
}

export async function deleteView(tx: Queryable, userId: string, id: string): Promise<void> {
  await tx.delete(savedViews).where(and(eq(savedViews.userId, userId), eq(savedViews.id, id)));
}
