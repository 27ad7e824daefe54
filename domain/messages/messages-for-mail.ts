import type { MessageSide } from "#db/schema.ts";
import type { Context } from "#domain/context.ts";
import { messagesToMail } from "#domain/messages/messages.sql.ts";

/** The texts that a mail to this side has to carry, oldest first: unread, not removed, not hidden. Authorizes nothing. */
export async function messagesForMail(
  { db, now }: Context,
  about: { purchaseId: string; recipient: MessageSide; since: Date },
): Promise<string[]> {
  const rows = await messagesToMail(db.orm, { ...about, until: now });
  return rows.flatMap(({ text }) => text ?? []);
}
