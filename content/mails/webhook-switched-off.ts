import { limits } from "#config/limits.ts";
import type { Letter } from "#content/mails/letter.ts";
import { greeting } from "#content/plain-words.ts";

export interface WebhookSwitchedOffFacts {
  contactName: string;
  url: string;
}

export function webhookSwitchedOffLetter(facts: WebhookSwitchedOffFacts, appUrl: string): Letter {
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
    why: "You get this email because your company has asked us to tell this program of leads.",
  };
}
