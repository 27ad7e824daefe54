import { randomBytes } from "node:crypto";
import { sendOrHold } from "#domain/alerts/held-news.ts";
import { isClosedAddress } from "#domain/contact/closed-address.ts";
import type { Context } from "#domain/context.ts";
import { gatherMailFacts, notificationUrgency, signedToken, writeMail } from "#domain/mails/mails.ts";
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
 * Writes the mail from the facts as they are now and sends it, unless its company wants such mails daily or never.
 * Throws if the mail server does not accept it, so that it is tried again.
 */
export async function sendMailJob(
  context: Context,
  { id, job }: TakenJob & { job: { kind: "send-mail" } },
  settings: MailSettings,
): Promise<void> {
  const token = signedToken(job.payload, settings.linkKey, context.now) ?? randomBytes(32).toString("base64url");
  const facts = await gatherMailFacts(context, job.payload, token);
  if (!facts || isClosedAddress(facts.to)) return;
  const haste = notificationUrgency(job.payload);
  if (haste && (await sendOrHold(context, { jobId: id, mail: job.payload, haste })) === "done") return;
  const messageId = `job-${id}@${new URL(settings.appUrl).hostname}`;
  const { to, ...mail } = { to: facts.to, ...writeMail(facts, settings.appUrl) };
  await settings.send({ messageId, from: settings.from, to, ...mail });
}
