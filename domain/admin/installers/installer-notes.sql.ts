import { desc, eq, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { installerNotes, user } from "#db/schema.ts";

/** Newest first. */
export async function noteRows(tx: Queryable, installerId: string, limit: number) {
  return tx
    .select({ note: installerNotes, writtenBy: user.email })
    .from(installerNotes)
    .leftJoin(user, eq(user.id, installerNotes.writtenBy))
    .where(eq(installerNotes.installerId, installerId))
    .orderBy(sql`${installerNotes.writtenAt} desc nulls last`, desc(installerNotes.id))
    .limit(limit);
}

/** Returns whether the note is new. */
export async function insertNote(tx: Queryable, row: typeof installerNotes.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(installerNotes).values(row).onConflictDoNothing().returning({ id: installerNotes.id });
  return rows.length === 1;
}
