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
 * Writes the mail from the facts as they are now and sends it. One to a company goes to whoever in it is told of such
 * things and wants to be: as a mail for each, which waits if they want such mails daily. Throws if the mail server does
 * not accept it, so that it is tried again.
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
  const [only, ...others] = readers.filter(({ userId }) => userId === (mail.userId ?? userId));
  if (others.length > 0) return copyMail(context, taken, readers);
  const haste = notificationUrgency(mail);
  if (!only || (haste && (await sendOrHold(context, { jobId: id, mail, haste, reader: only })) === "held")) return;
  await send(id, factsFor(facts, only), settings);
}

async function send(id: number, facts: MailFacts, settings: MailSettings): Promise<void> {
  const messageId = `job-${id}@${new URL(settings.appUrl).hostname}`;
  await settings.send({ messageId, from: settings.from, to: facts.to, ...writeMail(facts, settings.appUrl) });
}
