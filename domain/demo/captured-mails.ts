import { limits } from "#config/limits.ts";
import type { AttachmentFacts } from "#db/schema.ts";
import type { Context } from "#domain/context.ts";
import {
  type CapturedMailRow,
  capturedMailById,
  insertCapturedMail,
  newestCapturedMails,
} from "#domain/demo/captured-mails.sql.ts";

export interface CapturedMail {
  id: string;
  messageId: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments: AttachmentFacts[];
  sentAt: Date;
}

interface Attachment {
  filename: string;
  contentType: string;
  content: string;
}

/** Keeps one of the demonstration's mails instead of sending it; the same message twice is kept once. */
export function captureMail(
  { db, now }: Context,
  mail: { messageId: string; to: string; subject: string; text: string; html: string; attachments: Attachment[] },
): Promise<void> {
  const { messageId, to, subject, text, html } = mail;
  const attachments = mail.attachments.map(({ filename, contentType, content }) => {
    return { filename, contentType, bytes: Buffer.byteLength(content) };
  });
  return insertCapturedMail(db.orm, { messageId, recipient: to, subject, text, html, attachments, sentAt: now });
}

/**
 * The captured mails, newest first, optionally only to one address or before one mail. An invalid id is ignored. Only
 * the demonstration has an address that shows them. Errors: none.
 */
export async function capturedMails(
  { db }: Context,
  { to, before }: { to?: string | null; before?: string | null } = {},
): Promise<CapturedMail[]> {
  const query = { to: to?.trim().toLowerCase() || undefined, before: readId(before) };
  const rows = await newestCapturedMails(db.orm, { ...query, limit: limits.capturedMailsShown });
  return rows.map(shown);
}

/** One of them, or undefined. Errors: none. */
export async function capturedMail({ db }: Context, id: string): Promise<CapturedMail | undefined> {
  const number = readId(id);
  const row = number === undefined ? undefined : await capturedMailById(db.orm, number);
  return row && shown(row);
}

function readId(typed: string | null | undefined): number | undefined {
  return /^\d{1,15}$/.test(typed ?? "") ? Number(typed) : undefined;
}

function shown({ id, messageId, recipient, subject, text, html, attachments, sentAt }: CapturedMailRow): CapturedMail {
  return { id: String(id), messageId, to: recipient, subject, text, html, attachments, sentAt };
}
