import { limits } from "#config/limits.ts";
import { site } from "#config/site.ts";
import type { Letter } from "#content/mails/letter.ts";
import { greeting, hoursInWords } from "#content/mails/plain-words.ts";

export interface ResetPasswordFacts {
  contactName: string;
  token: string;
}

export function resetPasswordLetter(facts: ResetPasswordFacts, appUrl: string): Letter {
  const within = hoursInWords(limits.resetLinkHours);
  return {
    subject: `Choose a new password for ${site.name}`,
    preheader: `The link works once, within ${within}.`,
    greeting: greeting(facts.contactName),
    paragraphs: [
      "Somebody asked for a new password for the account with this email address. If it was you, choose one on the page below.",
      `The link works once, within ${within}. If we sent you several, use the newest: it ends the older ones.`,
      "With the new password all devices are signed out, and API keys and webhooks pause until you keep or remove each.",
    ],
    button: { label: "Choose a new password", url: `${appUrl}/reset-password?token=${facts.token}` },
    after: ["If it was not you, ignore this email: your password stays as it is."],
    why: "You get this email because somebody typed this email address on our Reset page.",
  };
}
