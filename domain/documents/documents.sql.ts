import { and, asc, count, eq, isNull } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { installerDocuments } from "#db/schema.ts";

export type DocumentRow = typeof installerDocuments.$inferSelect;

const current = isNull(installerDocuments.removedAt);

export async function documentsOfInstaller(tx: Queryable, installerId: string): Promise<DocumentRow[]> {
  return tx
    .select()
    .from(installerDocuments)
    .where(and(eq(installerDocuments.installerId, installerId), current))
    .orderBy(asc(installerDocuments.expiresOn), installerDocuments.id);
}

export async function countDocuments(tx: Queryable, installerId: string): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(installerDocuments)
    .where(and(eq(installerDocuments.installerId, installerId), current));
  return row?.total ?? 0;
}

export async function documentById(tx: Queryable, id: string): Promise<DocumentRow | undefined> {
  return (
    await tx
      .select()
      .from(installerDocuments)
      .where(and(eq(installerDocuments.id, id), current))
  )[0];
}

/** The owner of the document with this id, even if it has been removed. */
export async function ownerOfDocument(tx: Queryable, id: string): Promise<string | undefined> {
  const rows = await tx
    .select({ installerId: installerDocuments.installerId })
    .from(installerDocuments)
    .where(eq(installerDocuments.id, id));
  return rows[0]?.installerId;
}

export async function insertDocument(tx: Queryable, row: typeof installerDocuments.$inferInsert): Promise<void> {
  await tx.insert(installerDocuments).values(row);
}

/** Returns the new state; undefined if this company has no such insurance ending on this day. */
export async function describeInsurance(
  tx: Queryable,
  key: { id: string; installerId: string; expiresOn: string },
  about: Pick<DocumentRow, "reference" | "insurer" | "coverPounds">,
): Promise<DocumentRow | undefined> {
  const [row] = await tx
    .update(installerDocuments)
    .set(about)
    .where(
      and(
        eq(installerDocuments.id, key.id),
        eq(installerDocuments.installerId, key.installerId),
        eq(installerDocuments.expiresOn, key.expiresOn),
        eq(installerDocuments.kind, "insurance"),
        current,
      ),
    )
    .returning();
  return row;
}

/** Returns where the file is stored; undefined if this company has no such document. */
export async function markRemoved(
  tx: Queryable,
  key: { id: string; installerId: string },
  now: Date,
): Promise<string | undefined> {
  const [row] = await tx
    .update(installerDocuments)
    .set({ removedAt: now })
    .where(and(eq(installerDocuments.id, key.id), eq(installerDocuments.installerId, key.installerId), current))
    .returning({ storageKey: installerDocuments.storageKey });
  return row?.storageKey;
}
