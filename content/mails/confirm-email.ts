import { limits } from "#config/limits.ts";
import { site } from "#config/site.ts";
import type { Letter } from "#content/mails/letter.ts";
import { greeting } from "#content/mails/plain-words.ts";
import { promises } from "#content/mails/promises.ts";

export interface ConfirmEmailFacts {
  contactName: string;
  token: string;
}

export function confirmEmailLetter(facts: ConfirmEmailFacts, appUrl: string): Letter {
  return {
    subject: `Confirm your email address for ${site.name}`,
    preheader: `The link works once, within ${limits.confirmationLinkHours} hours.`,
    greeting: greeting(facts.contactName),
    paragraphs: [
      `Please confirm your email address, so that you can sign in to ${site.name}.`,
      `The link works once, within ${limits.confirmationLinkHours} hours. If we sent you several, use the newest: it ends the older ones.`,
    ],
    button: { label: "Confirm my email address", url: `${appUrl}/auth/confirm/${facts.token}` },
    after: [
      `We review applications within ${promises.applicationReview} and email you the answer. Once approved, you can buy credits and leads.`,
      "If it was not you, ignore this email: the account cannot be used without confirming.",
    ],
    why: "You get this email because somebody signed up with this email address.",
  };
}
