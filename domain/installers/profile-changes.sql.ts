import { and, eq, isNull } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { companyNames, profileChanges } from "#db/schema.ts";

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

/** Keeps the name that a company had until now. */
export async function keepFormerName(
  tx: Queryable,
  former: { installerId: string; name: string; recordedBy: string; recordedAt: Date },
): Promise<void> {
  await tx.insert(companyNames).values({ ...former, kind: "previous" });
}
