import { and, asc, eq, isNull } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { leadPurchases, photos } from "#db/schema.ts";

export type PhotoRow = typeof photos.$inferSelect;

export async function photosOfLead(tx: Queryable, leadId: string): Promise<PhotoRow[]> {
  return tx.select().from(photos).where(eq(photos.leadId, leadId)).orderBy(asc(photos.addedAt), asc(photos.id));
}

export async function insertPhotos(tx: Queryable, rows: (typeof photos.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(photos).values(rows);
}

/** Deletes a photo of this lead; returns where it is stored, if it was there. */
export async function deletePhoto(tx: Queryable, { id, leadId }: Pick<PhotoRow, "id" | "leadId">): Promise<string[]> {
  const gone = await tx
    .delete(photos)
    .where(and(eq(photos.id, id), eq(photos.leadId, leadId)))
    .returning({ storageKey: photos.storageKey });
  return gone.map(({ storageKey }) => storageKey);
}

/** A photo of this lead. */
export async function photoOfLead(tx: Queryable, { id, leadId }: Pick<PhotoRow, "id" | "leadId">) {
  return (
    await tx
      .select()
      .from(photos)
      .where(and(eq(photos.id, id), eq(photos.leadId, leadId)))
  )[0];
}

/** A photo of a lead that this company has bought, while that purchase is active. */
export async function photoOfBuyer(tx: Queryable, { id, installerId }: { id: string; installerId: string }) {
  const [row] = await tx
    .select({ photo: photos })
    .from(photos)
    .innerJoin(leadPurchases, eq(leadPurchases.leadId, photos.leadId))
    .where(and(eq(photos.id, id), eq(leadPurchases.installerId, installerId), isNull(leadPurchases.endedAt)));
  return row?.photo;
}
