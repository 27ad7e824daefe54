import { and, eq, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { leadPurchases, purchaseNotes } from "#db/schema.ts";
import { nameOfDoer } from "#domain/actors/actors.sql.ts";

type NoteRow = typeof purchaseNotes.$inferSelect;

/** Whether this company made the purchase. */
export async function isPurchaseOf(tx: Queryable, purchaseId: string, installerId: string): Promise<boolean> {
  const found = await tx
    .select({ id: leadPurchases.id })
    .from(leadPurchases)
    .where(and(eq(leadPurchases.id, purchaseId), eq(leadPurchases.installerId, installerId)));
  return found.length > 0;
}

/** Oldest first. */
export async function purchaseNoteRows(tx: Queryable, purchaseId: string) {
  return tx
    .select({
      id: purchaseNotes.id,
      text: purchaseNotes.text,
      writtenBy: sql<string>`${nameOfDoer(purchaseNotes.writtenBy, purchaseNotes.apiKeyId)}`,
      writtenAt: purchaseNotes.writtenAt,
    })
    .from(purchaseNotes)
    .where(eq(purchaseNotes.purchaseId, purchaseId))
    .orderBy(purchaseNotes.writtenAt, purchaseNotes.id);
}

export async function purchaseNote(tx: Queryable, id: string): Promise<NoteRow | undefined> {
  return (await tx.select().from(purchaseNotes).where(eq(purchaseNotes.id, id)))[0];
}

/** Returns whether the note is new. */
export async function insertPurchaseNote(tx: Queryable, note: NoteRow): Promise<boolean> {
  const rows = await tx.insert(purchaseNotes).values(note).onConflictDoNothing().returning({ id: purchaseNotes.id });
  return rows.length === 1;
}
