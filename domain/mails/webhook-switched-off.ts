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
      preheader: "Your program did not take what we sent. Nothing more is sent there until you switch it on again.",
      greeting: greeting(facts.contactName),
      paragraphs: [
        `For more than ${limits.webhookSwitchedOffMinutes} minutes your program has taken nothing that we sent it, however often we tried, or it has answered that it is gone (status 410). So we have switched the webhook off.`,
        "Nothing is lost: what was not sent is listed on the page below. Once your program works, press “Switch on again” there, and “Send again” beside each delivery that you want.",
      ],
      facts: [{ label: "Address of your program", value: `${host}${pathname}` }],
      button: { label: "See what happened", url: `${appUrl}/developers#webhooks` },
      after: ["Leads that you buy, and emails about them, are not affected."],
      why: "You’re receiving this email because your company has asked us to tell this program of leads.",
    };
  },
  sample: {
    queued: { installerId: ID, endpointId: ID },
    facts: { ...anInstaller, url: "https://hooks.roofs.example/fairwatt" },
  },
};
