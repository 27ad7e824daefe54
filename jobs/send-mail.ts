import { randomBytes } from "node:crypto";
import { sendOrHold } from "#domain/alerts/held-news.ts";
import { isClosedAddress } from "#domain/contact/closed-address.ts";
import type { Context } from "#domain/context.ts";
import {
  factsFor,
  gatherMailFacts,
  type MailFacts,
  notificationUrgency,
  readersOf,
  signedToken,
  writeMail,
} from "#domain/mails/mails.ts";
import { copyMail } from "#domain/outbox/copy-mail.ts";
import type { TakenJob } from "#domain/outbox/job.ts";
import type { SendMail } from "#integrations/mail.ts";

export interface MailSettings {
  send: SendMail;
  from: string;
  appUrl: string;
  /** Signs the links that stay valid in every mail; all others are random, and kept as a hash. */
  linkKey: string;
}

/**
 * Writes the mail from the facts as they are now and sends it, unless its company wants such mails daily or never. One to
 * a company goes to whoever in it is told of such things: to one of them at once, otherwise as a mail for each. Throws if
 * the mail server does not accept it, so that it is tried again.
 */
export async function sendMailJob(
  context: Context,
  taken: TakenJob & { job: { kind: "send-mail" } },
  settings: MailSettings,
): Promise<void> {
  const { id, job } = taken;
  const mail = job.payload;
  const token = signedToken(mail, settings.linkKey, context.now) ?? randomBytes(32).toString("base64url");
  const facts = await gatherMailFacts(context, mail, token);
  if (!facts || isClosedAddress(facts.to)) return;
  const readers = await readersOf(context, mail);
  if (!readers) return send(id, facts, settings);
  if (mail.userId !== undefined) {
    const reader = readers.find(({ userId }) => userId === mail.userId);
    return reader && send(id, factsFor(facts, reader), settings);
  }
  const haste = notificationUrgency(mail);
  if (haste && (await sendOrHold(context, { jobId: id, mail, haste })) === "done") return;
  const [reader, ...others] = readers;
  if (reader && others.length === 0) return send(id, factsFor(facts, reader), settings);
  await copyMail(context, taken, readers);
}

async function send(id: number, facts: MailFacts, settings: MailSettings): Promise<void> {
  const messageId = `job-${id}@${new URL(settings.appUrl).hostname}`;
  await settings.send({ messageId, from: settings.from, to: facts.to, ...writeMail(facts, settings.appUrl) });
}
