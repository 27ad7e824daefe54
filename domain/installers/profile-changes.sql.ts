import { and, eq, isNull } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { profileChanges } from "#db/schema.ts";

export type ProfileChangeRow = typeof profileChanges.$inferSelect;

const isOpen = isNull(profileChanges.outcome);

export async function insertProfileChange(tx: Queryable, row: typeof profileChanges.$inferInsert): Promise<void> {
  await tx.insert(profileChanges).values(row);
}

export async function openProfileChange(tx: Queryable, installerId: string): Promise<ProfileChangeRow | undefined> {
  const [row] = await tx
    .select()
    .from(profileChanges)
    .where(and(eq(profileChanges.installerId, installerId), isOpen));
  return row;
}

export async function endProfileChange(
  tx: Queryable,
  id: string,
  end: { outcome: NonNullable<ProfileChangeRow["outcome"]>; decidedAt: Date; decidedBy?: string; reason?: string },
): Promise<void> {
  await tx
    .update(profileChanges)
    .set(end)
    .where(and(eq(profileChanges.id, id), isOpen));
}

/** The names administrators have accepted for a company over time. */
export async function formerNamesOf(tx: Queryable, installerId: string): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ name: profileChanges.companyName })
    .from(profileChanges)
    .where(and(eq(profileChanges.installerId, installerId), eq(profileChanges.outcome, "accepted")));
  return rows.map(({ name }) => name);
}
