import { limits } from "#config/limits.ts";
import type { Context } from "#domain/context.ts";
import { insertCapturedMail, newestCapturedMails } from "#domain/demo/captured-mails.sql.ts";

export interface CapturedMail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  sentAt: Date;
}

/** Keeps a mail of the demonstration instead of sending it; the same message twice is kept once. */
export function captureMail(
  { db, now }: Context,
  mail: { messageId: string; to: string; subject: string; text: string; html: string },
): Promise<void> {
  const { messageId, to, subject, text, html } = mail;
  return insertCapturedMail(db.orm, { messageId, recipient: to, subject, text, html, sentAt: now });
}

/** The newest captured mails, newest first. Only the demonstration has an address that shows them. */
export async function capturedMails({ db }: Context): Promise<CapturedMail[]> {
  const rows = await newestCapturedMails(db.orm, limits.capturedMailsShown);
  return rows.map(({ id, recipient, subject, text, html, sentAt }) => ({
    id: String(id),
    to: recipient,
    subject,
    text,
    html,
    sentAt,
  }));
}
