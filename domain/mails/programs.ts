import { limits } from "#config/limits.ts";
import { greeting } from "#content/plain-words.ts";
import { dayInWords } from "#content/proofs.ts";
import { mailAddressOf } from "#domain/accounts/mail-address.ts";
import { endingKey } from "#domain/api-keys/ending-keys.ts";
import type { Context } from "#domain/context.ts";
import type { MailKind } from "#domain/mails/letter/mail-kind.ts";
import { anInstaller, ID } from "#domain/mails/letter/sample.ts";
import { companyOf } from "#domain/team/team.sql.ts";
import { switchedOff } from "#domain/webhooks/switch-off.ts";

interface WebhookSwitchedOffFacts {
  contactName: string;
  url: string;
}

/** That nothing more is sent to a webhook that failed for too long. */
export const webhookSwitchedOff: MailKind<{ userId: string; endpointId: string }, WebhookSwitchedOffFacts> = {
  nameInLog: "Webhook switched off",
  recipient: "account",
  /** Undefined once it is back on or removed, or the reader is no owner of its company. */
  async gather(context, { userId, endpointId }) {
    const endpoint = await switchedOff(context, endpointId);
    const reader = endpoint && (await ownerOf(context, userId, endpoint.installerId));
    return reader && { ...reader, url: endpoint.url };
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
    queued: { userId: ID, endpointId: ID },
    facts: { ...anInstaller, url: "https://hooks.roofs.example/fairwatt" },
  },
};

interface KeyEndingFacts {
  contactName: string;
  name: string;
  prefix: string;
  /** A London day. */
  lastDay: string;
}

/** That one of the company's API keys is about to reach its last day: to each owner. */
export const keyEnding: MailKind<{ userId: string; keyId: string }, KeyEndingFacts> = {
  nameInLog: "API key about to end",
  recipient: "account",
  /** Undefined once the key is gone, or the reader is no owner of its company. */
  async gather(context, { userId, keyId }) {
    const key = await endingKey(context, keyId);
    const reader = key && (await ownerOf(context, userId, key.installerId));
    if (!reader) return undefined;
    const { name, prefix, lastDay } = key;
    return { ...reader, name, prefix, lastDay };
  },
  letter({ contactName, name, prefix, lastDay }, appUrl) {
    const day = dayInWords(lastDay);
    return {
      subject: `An API key stops working after ${day}`,
      preheader: "Make a new one before then, and give it to the program that uses it.",
      greeting: greeting(contactName),
      paragraphs: [
        `Your company’s API key “${name}” works until the end of ${day}. After that, we refuse every call with it.`,
        "Make a new key, give it to the program, then revoke this one. Both work side by side until you do.",
      ],
      facts: [
        { label: "Key", value: name },
        { label: "Starts with", value: `${prefix}…` },
        { label: "Last day", value: day },
      ],
      button: { label: "Make a new key", url: `${appUrl}/developers#keys` },
      why: "You’re receiving this email because you are an owner of a company whose programs use this key.",
    };
  },
  sample: {
    queued: { userId: ID, keyId: ID },
    facts: { ...anInstaller, name: "Our CRM", prefix: "fw_live_Qx9a", lastDay: "2026-12-31" },
  },
};

/** Where mails to this owner of the company go; undefined once they are none. */
async function ownerOf(context: Context, userId: string, installerId: string) {
  const company = await companyOf(context.db.orm, userId);
  if (company?.installerId !== installerId || company.role !== "owner") return undefined;
  const reader = await mailAddressOf(context, userId);
  return reader && { to: reader.email, contactName: reader.name };
}
