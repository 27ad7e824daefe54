import { and, asc, eq, getTableColumns, inArray } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { householdNotes, requestLinks } from "#db/schema.ts";
import { idsOfRequest } from "#domain/leads/works.sql.ts";

export type HouseholdNoteRow = typeof householdNotes.$inferSelect;

/** A note with the days of its link, null once that is gone. */
export type NoteWithLink = HouseholdNoteRow & { linkMadeAt: Date | null; linkRevokedAt: Date | null };

/** The notes on a request with all its works, oldest first. */
export async function notesOfRequest(tx: Queryable, leadId: string): Promise<NoteWithLink[]> {
  return tx
    .select({
      ...getTableColumns(householdNotes),
      linkMadeAt: requestLinks.createdAt,
      linkRevokedAt: requestLinks.revokedAt,
    })
    .from(householdNotes)
    .leftJoin(requestLinks, eq(requestLinks.id, householdNotes.linkId))
    .where(inArray(householdNotes.leadId, idsOfRequest(tx, leadId)))
    .orderBy(asc(householdNotes.writtenAt), asc(householdNotes.id));
}

/** False if this id is taken by another request's note. */
export async function insertNote(tx: Queryable, note: HouseholdNoteRow): Promise<boolean> {
  const rows = await tx.insert(householdNotes).values(note).onConflictDoNothing().returning({ id: householdNotes.id });
  return rows.length === 1;
}

/** Removes nothing of another request. */
export async function deleteNote(tx: Queryable, { id, leadId }: { id: string; leadId: string }): Promise<void> {
  await tx
    .delete(householdNotes)
    .where(and(eq(householdNotes.id, id), inArray(householdNotes.leadId, idsOfRequest(tx, leadId))));
}
