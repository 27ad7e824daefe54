import { limits } from "#config/limits.ts";
import { greeting } from "#content/plain-words.ts";
import { installerById } from "#domain/installers/installers.sql.ts";
import type { MailKind } from "#domain/mails/mail-kind.ts";
import { anInstaller, ID } from "#domain/mails/sample.ts";
import { switchedOffUrl } from "#domain/webhooks/switch-off.ts";

interface WebhookSwitchedOffFacts {
  contactName: string;
  url: string;
}

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
  letter(facts, appUrl) {
    const { host, pathname } = new URL(facts.url);
    return {
      subject: `Your webhook was switched off: ${host}`,
      preheader:
        "Your program didn’t accept what we sent. We won’t send it anything else until you switch the webhook on again.",
      greeting: greeting(facts.contactName),
      paragraphs: [
        `For more than ${limits.webhookSwitchedOffMinutes} minutes your program hasn’t accepted anything we sent, however often we tried, or it has told us that it’s gone (status 410). So we’ve switched the webhook off.`,
        "Nothing is lost: anything we couldn’t send is listed on the page below. Once your program is working, click “Switch on again” there, and “Send again” beside each delivery you want.",
      ],
      facts: [{ label: "Address of your program", value: `${host}${pathname}` }],
      button: { label: "See what happened", url: `${appUrl}/developers#webhooks` },
      after: ["The leads you buy, and our emails about them, aren’t affected."],
      why: "You’re receiving this email because your company asked us to tell this program about leads.",
    };
  },
  sample: {
    queued: { installerId: ID, endpointId: ID },
    facts: { ...anInstaller, url: "https://hooks.roofs.example/fairwatt" },
  },
};
