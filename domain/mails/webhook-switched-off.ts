import { type WebhookSwitchedOffFacts, webhookSwitchedOffLetter } from "#content/mails/webhook-switched-off.ts";
import { installerById } from "#domain/installers/find-installer.ts";
import type { MailKind } from "#domain/mails/mail-kind.ts";
import { switchedOffUrl } from "#domain/webhooks/switch-off.ts";

/** That nothing more is sent to a webhook that failed for too long. */
export const webhookSwitchedOff: MailKind<{ installerId: string; endpointId: string }, WebhookSwitchedOffFacts> = {
  nameInLog: "Webhook switched off",
  recipient: "account",
  /** Undefined once it is back on or removed, or its company is gone. */
  async gather(context, { installerId, endpointId }) {
    const company = await installerById(context.db.orm, installerId);
    const url = await switchedOffUrl(context, endpointId);
    return company && url ? { to: company.email, contactName: company.contactName, url } : undefined;
  },
  letter: webhookSwitchedOffLetter,
};
