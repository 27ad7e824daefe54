import { randomBytes } from "node:crypto";
import { writeMail } from "#content/mails/write-mail.ts";
import type { Context } from "#domain/context.ts";
import type { TakenJob } from "#domain/outbox/job.ts";
import { gatherMailFacts } from "#domain/outbox/mail-facts.ts";
import type { SendMail } from "#integrations/mail.ts";

export interface MailSettings {
  send: SendMail;
  from: string;
  appUrl: string;
}

/** Writes the mail from what is true now and hands it over. Throws when it was not taken, so that it is tried again. */
export async function sendMailJob(
  context: Context,
  { id, job }: TakenJob & { job: { kind: "send-mail" } },
  settings: MailSettings,
): Promise<void> {
  const token = randomBytes(32).toString("base64url");
  const facts = await gatherMailFacts(context, job.payload, token);
  if (!facts) return;
  const messageId = `job-${id}@${new URL(settings.appUrl).hostname}`;
  const { to, ...mail } = { to: facts.to, ...writeMail(facts, settings.appUrl) };
  await settings.send({ messageId, from: settings.from, to, ...mail });
}
