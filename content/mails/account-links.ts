import { limits } from "#config/limits.ts";
import { site } from "#config/site.ts";
import type { Letter } from "#content/mails/letter.ts";
import { greeting, hiddenEmail, hoursInWords } from "#content/plain-words.ts";
import { promises } from "#content/promises.ts";

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
      "With the new password all devices are signed out, and API keys, webhooks and the calendar link pause until you keep or remove each.",
    ],
    button: { label: "Choose a new password", url: `${appUrl}/reset-password?token=${facts.token}` },
    after: ["If it was not you, ignore this email: your password stays as it is."],
    why: "You get this email because somebody typed this email address on our Reset page.",
  };
}

export interface ChangeEmailFacts {
  contactName: string;
  token: string;
}

export interface EmailChangedFacts {
  contactName: string;
  newEmail: string;
}

export function changeEmailLetter(facts: ChangeEmailFacts, appUrl: string): Letter {
  const within = hoursInWords(limits.emailChangeLinkHours);
  return {
    subject: `Confirm your new email address for ${site.name}`,
    preheader: `The link works once, within ${within}.`,
    greeting: greeting(facts.contactName),
    paragraphs: [
      `Please confirm that this is your new email address. From then on you sign in to ${site.name} with it, and our emails come here.`,
      `The link works once, within ${within}. If we sent you several, use the newest: it ends the older ones.`,
    ],
    button: { label: "Confirm my new email address", url: `${appUrl}/account/confirm-email?token=${facts.token}` },
    after: ["If it was not you, ignore this email: nothing changes without confirming."],
    why: "You get this email because somebody entered this email address as the new one of their account.",
  };
}

export function emailChangedLetter(facts: EmailChangedFacts): Letter {
  return {
    subject: `Your email address for ${site.name} has changed`,
    preheader: "If it was not you, call us at once.",
    greeting: greeting(facts.contactName),
    paragraphs: [
      `Your account now uses another email address: ${hiddenEmail(facts.newEmail)}. You sign in with it, and our emails go there. This address is no longer used.`,
    ],
    after: [
      `If it was not you, call us at once on ${site.phone} (${site.openingHoursLine}) or write to ${site.email}.`,
    ],
    why: "You get this email because this was the email address of the account.",
  };
}
