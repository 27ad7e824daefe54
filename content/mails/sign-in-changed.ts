import { site } from "#config/site.ts";
import type { Letter } from "#content/mails/letter.ts";
import { greeting } from "#content/plain-words.ts";

export interface SignInChangedFacts {
  contactName: string;
}

export interface TwoFactorChangedFacts extends SignInChangedFacts {
  change: "on" | "off" | "codes-renewed" | "code-used";
}

const NOT_YOU = `If it was not you, choose a new password at once and call us on ${site.phone} (${site.openingHoursLine}).`;

export function passwordChangedLetter(facts: SignInChangedFacts, appUrl: string): Letter {
  return {
    subject: `Your password for ${site.name} has changed`,
    preheader: "If it was not you, act at once.",
    greeting: greeting(facts.contactName),
    paragraphs: [
      "The password of your account was changed. All other devices have been signed out.",
      "If your company has API keys, webhooks or a calendar link, they are paused now, because whoever had the old password may have made them. They start again when you keep them.",
    ],
    button: { label: "Choose another password", url: `${appUrl}/auth?tab=reset` },
    after: [NOT_YOU],
    links: {
      intro: "Keep or remove API keys, webhooks and the calendar link:",
      items: [{ label: "My account’s activity", url: `${appUrl}/account/activity` }],
    },
    why: "You get this email because we tell you each time your password changes.",
  };
}

export function sessionsEndedLetter(facts: SignInChangedFacts, appUrl: string): Letter {
  return {
    subject: "An administrator signed you out everywhere",
    preheader: "Sign in again, and look at what happened to your account.",
    greeting: greeting(facts.contactName),
    paragraphs: [
      "An administrator signed you out everywhere. That is done when something about the use of an account looks unusual. Your password still works.",
      "After signing in, look at Activity on your account page. If something there was not you, choose a new password.",
    ],
    button: { label: "Sign in", url: `${appUrl}/auth?next=%2Faccount%2Factivity` },
    after: [`Questions? Call us on ${site.phone} (${site.openingHoursLine}).`],
    why: "You get this email because we tell you each time our team changes something about how you sign in.",
  };
}

const TWO_FACTOR: Record<TwoFactorChangedFacts["change"], { subject: string; what: string }> = {
  on: {
    subject: `Two-factor sign-in for ${site.name} is on`,
    what: "From now on, signing in asks for your password and for a code of your authenticator app.",
  },
  off: {
    subject: `Two-factor sign-in for ${site.name} is off`,
    what: "From now on, your password alone is enough to sign in. Your authenticator app and your recovery codes no longer count.",
  },
  "codes-renewed": {
    subject: `You have new recovery codes for ${site.name}`,
    what: "New recovery codes were made for your account. The older ones no longer work.",
  },
  "code-used": {
    subject: `A recovery code was used to sign in to ${site.name}`,
    what: "Somebody gave your password and one of your recovery codes, to sign in to your account or to change it. That code no longer works. When you have few left, make new ones on your account page.",
  },
};

export function twoFactorChangedLetter(facts: TwoFactorChangedFacts, appUrl: string): Letter {
  const { subject, what } = TWO_FACTOR[facts.change];
  return {
    subject,
    preheader: "If it was not you, act at once.",
    greeting: greeting(facts.contactName),
    paragraphs: [what],
    button: { label: "Open my account", url: `${appUrl}/account` },
    after: [NOT_YOU],
    why: "You get this email because we tell you about each change of how you sign in.",
  };
}
