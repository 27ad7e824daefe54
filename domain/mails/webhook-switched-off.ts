import type { MailFacts } from "#content/mails/mail-facts.ts";
import type { Context } from "#domain/context.ts";
import { installerById } from "#domain/installers/find-installer.ts";
import type { Mail } from "#domain/outbox/job.ts";
import { switchedOffUrl } from "#domain/webhooks/switch-off.ts";

/** What a mail about a webhook that was switched off says. Undefined once it is on again, or removed, or its company gone. */
export async function gatherWebhookFacts(
  context: Context,
  { mail, installerId, endpointId }: Extract<Mail, { mail: "webhook-switched-off" }>,
): Promise<MailFacts | undefined> {
  const company = await installerById(context.db.orm, installerId);
  const url = await switchedOffUrl(context, endpointId);
  return company && url ? { mail, to: company.email, contactName: company.contactName, url } : undefined;
}
