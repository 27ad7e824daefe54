import { randomBytes } from "node:crypto";
import { writeMail } from "#content/mails/write-mail.ts";
import { signAlertLink } from "#domain/alerts/alert-link.ts";
import { isClosedAddress } from "#domain/contact/closed-address.ts";
import type { Context } from "#domain/context.ts";
import { gatherMailFacts } from "#domain/mails/mails.ts";
import type { Mail, TakenJob } from "#domain/outbox/job.ts";
import type { SendMail } from "#integrations/mail.ts";

export interface MailSettings {
  send: SendMail;
  from: string;
  appUrl: string;
  /** Signs the links that change alerts without signing in. */
  linkKey: string;
}

/** Writes the mail from what is true now and hands it over. Throws when it was not taken, so that it is tried again. */
export async function sendMailJob(
  context: Context,
  { id, job }: TakenJob & { job: { kind: "send-mail" } },
  settings: MailSettings,
): Promise<void> {
  const facts = await gatherMailFacts(context, job.payload, tokenFor(job.payload, settings.linkKey, context.now));
  if (!facts || isClosedAddress(facts.to)) return;
  const messageId = `job-${id}@${new URL(settings.appUrl).hostname}`;
  const { to, ...mail } = { to: facts.to, ...writeMail(facts, settings.appUrl) };
  await settings.send({ messageId, from: settings.from, to, ...mail });
}

/** Private links are random and kept as a hash; those that change alerts are signed, so that they work in every mail. */
function tokenFor(mail: Mail, key: string, now: Date): string {
  if (mail.mail === "lead-alert" || mail.mail === "lead-digest") return signAlertLink(mail.installerId, key, now);
  return randomBytes(32).toString("base64url");
}
