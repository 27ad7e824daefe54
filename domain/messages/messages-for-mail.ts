import type { MessageSide } from "#db/schema.ts";
import type { Context } from "#domain/context.ts";
import { type AttachedFile, filesOf } from "#domain/files/file.ts";
import { messagesToMail } from "#domain/messages/messages.sql.ts";

/**
 * The texts for a mail to this side, oldest first: unread, not removed, not hidden; with the names of files to be
 * opened on the page. Authorises nothing.
 */
export async function messagesForMail(
  { db }: Context,
  about: { purchaseId: string; recipient: MessageSide; since: Date },
): Promise<string[]> {
  const rows = await messagesToMail(db.orm, about);
  const ids = rows.map(({ id }) => id);
  const files = await filesOf(db.orm, ids);
  return rows.flatMap(({ id, text }) => (text === null ? [] : withNames(text, files.get(id) ?? [])));
}

function withNames(text: string, files: readonly AttachedFile[]): string {
  return files.length === 0 ? text : `${text}\n\nWith it: ${files.map(({ fileName }) => fileName).join(", ")}`;
}
