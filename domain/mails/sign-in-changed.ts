import { limits } from "#config/limits.ts";
import { site } from "#config/site.ts";
import { creditsInWords, greeting, hoursInWords } from "#content/plain-words.ts";
import { pounds } from "#content/pounds.ts";
import { recoveryWords } from "#content/recovery-words.ts";
import { mailAddressOf } from "#domain/accounts/mail-address.ts";
import type { TwoFactorChange } from "#domain/accounts/two-factor.ts";
import type { Context } from "#domain/context.ts";
import type { MailKind } from "#domain/mails/letter/mail-kind.ts";
import { anInstaller, ID, TOKEN } from "#domain/mails/letter/sample.ts";
import { issueStopLink, type RecoveryKind } from "#domain/team/recovery.ts";

const ASK = `Ask an owner, choose a new password at once and call us on ${site.phone} (${site.openingHoursLine}).`;
const NOT_YOU = `If this wasn’t you, choose a new password at once and call us on ${site.phone} (${site.openingHoursLine}).`;

interface SignInChangedFacts {
  contactName: string;
}

export const passwordChanged: MailKind<{ userId: string }, SignInChangedFacts> = {
  nameInLog: "Password changed",
  recipient: "account",
  gather: (context, { userId }) => ownerOf(context, userId),
  letter: (facts, appUrl) => ({
    subject: `Your password for ${site.name} has changed`,
    preheader: "If this wasn’t you, act at once.",
    greeting: greeting(facts.contactName),
    paragraphs: [
      "The password for your account was changed. All other devices have been signed out.",
      "If your company has API keys, webhooks or a calendar link, they’re now paused, because anyone with the old password could have made them. They’ll start again once you choose to keep them.",
    ],
    button: { label: "Choose another password", url: `${appUrl}/auth?tab=reset` },
    after: [NOT_YOU],
    links: {
      intro: "Keep or remove API keys, webhooks and the calendar link:",
      items: [{ label: "My account activity", url: `${appUrl}/account/activity` }],
    },
    why: "You’re receiving this email because we tell you each time your password changes.",
  }),
  sample: {
    queued: { userId: ID },
    facts: { ...anInstaller },
  },
};

export const sessionsEnded: MailKind<{ userId: string }, SignInChangedFacts> = {
  nameInLog: "Signed out everywhere",
  recipient: "account",
  gather: (context, { userId }) => ownerOf(context, userId),
  letter: (facts, appUrl) => ({
    subject: "An administrator signed you out everywhere",
    preheader: "Sign in again and check your account’s activity.",
    greeting: greeting(facts.contactName),
    paragraphs: [
      "An administrator signed you out everywhere. We do this when activity on an account looks unusual. Your password still works.",
      "After signing in, check Activity on your account page. If you see anything that wasn’t you, choose a new password.",
    ],
    button: { label: "Sign in", url: `${appUrl}/auth?next=%2Faccount%2Factivity` },
    after: [`Questions? Call us on ${site.phone} (${site.openingHoursLine}).`],
    why: "You’re receiving this email because we tell you whenever our team changes how you sign in.",
  }),
  sample: {
    queued: { userId: ID },
    facts: { ...anInstaller },
  },
};

interface TwoFactorChangedFacts extends SignInChangedFacts {
  change: TwoFactorChange | "reset";
}

const TWO_FACTOR: Record<TwoFactorChangedFacts["change"], { subject: string; what: string }> = {
  reset: {
    subject: `Your second factor for ${site.name} was reset`,
    what: "An owner of your company reset your second factor. You are signed out everywhere, and your authenticator app and recovery codes no longer work. Sign in with your password, then set it up again on your account page.",
  },
  on: {
    subject: `Two-factor sign-in for ${site.name} is on`,
    what: "From now on, you’ll need your password and a code from your authenticator app to sign in.",
  },
  off: {
    subject: `Two-factor sign-in for ${site.name} is off`,
    what: "From now on, your password alone is enough to sign in. Your authenticator app and recovery codes are no longer needed.",
  },
  "codes-renewed": {
    subject: `You have new recovery codes for ${site.name}`,
    what: "New recovery codes were made for your account. The old ones no longer work.",
  },
  "code-used": {
    subject: `A recovery code was used to sign in to ${site.name}`,
    what: "Someone used your password and one of your recovery codes to sign in to your account or change it. That code no longer works. When you’re running low, make new ones on your account page.",
  },
};

export const twoFactorChanged: MailKind<
  Pick<TwoFactorChangedFacts, "change"> & { userId: string },
  TwoFactorChangedFacts
> = {
  nameInLog: "Two-factor sign-in changed",
  recipient: "account",
  async gather(context, { userId, change }) {
    const owner = await ownerOf(context, userId);
    return owner && { ...owner, change };
  },
  letter(facts, appUrl) {
    const { subject, what } = TWO_FACTOR[facts.change];
    return {
      subject,
      preheader: "If this wasn’t you, act at once.",
      greeting: greeting(facts.contactName),
      paragraphs: [what],
      button: { label: "Open my account", url: `${appUrl}/account` },
      after: [facts.change === "reset" ? `Didn’t you ask for it? ${ASK}` : NOT_YOU],
      why: "You’re receiving this email because we tell you about every change to how you sign in.",
    };
  },
  sample: {
    queued: { userId: ID, change: "on" },
    facts: { ...anInstaller, change: "code-used" },
  },
};

async function ownerOf(context: Context, userId: string): Promise<{ to: string; contactName: string } | undefined> {
  const user = await mailAddressOf(context, userId);
  return user && { to: user.email, contactName: user.name };
}

interface RecoveryFacts {
  contactName: string;
  kind: RecoveryKind;
  company: string;
  person: string;
  token: string;
}

/** To each owner of the company, who can stop it. */
export const recovery: MailKind<{ recoveryId: string; userId: string }, RecoveryFacts> = {
  nameInLog: "A sign-in will change",
  recipient: "account",
  async gather(context, mail, token) {
    const found = await issueStopLink(context, mail, token);
    return found && { ...found, contactName: found.name, token };
  },
  letter: ({ contactName, kind, company, person, token }, appUrl) => ({
    subject: `We will change how somebody signs in to ${site.name}`,
    preheader: "If this is not right, stop it with one click.",
    greeting: greeting(contactName),
    paragraphs: [
      `Somebody asked us to ${recoveryWords[kind].of(person)} at ${company}. Two of us have checked who asked. We do it ${hoursInWords(limits.recoveryWaitHours)} after the second of us confirmed it.`,
      "If this is not right, stop it before then: nothing changes.",
    ],
    button: { label: "See it, or stop it", url: `${appUrl}/account/stop-change?token=${token}` },
    after: [`If you are not sure, call us on ${site.phone} (${site.openingHoursLine}).`],
    why: `You’re receiving this email because you are an owner of ${company}.`,
  }),
  sample: {
    queued: { recoveryId: ID, userId: ID },
    facts: {
      ...anInstaller,
      kind: "reset_second_factor",
      company: "Sunny Roofs & Sons Ltd",
      person: "Sam Reeve",
      token: TOKEN,
    },
  },
};

interface AccountClosedFacts {
  contactName: string;
  companyName: string;
  /** What ended with it. */
  credits: number;
  /** What goes back to the card for bought credits. */
  refundPence: number;
}

/** To somebody in no company who has deleted their account; carries the address itself, which the account has lost. */
export const personDeleted: MailKind<{ to: string; contactName: string }, { contactName: string }> = {
  nameInLog: "Account deleted",
  recipient: { inPayload: "to" },
  gather: async (_context, mail) => mail,
  letter: ({ contactName }) => ({
    subject: `Your ${site.name} account is deleted`,
    preheader: "Nobody can sign in with this address any more.",
    greeting: greeting(contactName),
    paragraphs: [
      "You’ve deleted your account. Your email address, password, sessions and devices are gone, and nobody can sign in with them.",
      "Companies that you worked for keep your name in their history, which says who did what.",
      "You can open a new account with this email address at any time.",
    ],
    after: [
      `If this wasn’t you, call us at once on ${site.phone} (${site.openingHoursLine}) or write to ${site.email}.`,
    ],
    why: "You’re receiving this email because the account with this email address has been deleted.",
  }),
  sample: { queued: anInstaller, facts: anInstaller },
};

/** Carries the address itself, because the account no longer has it. */
export const accountClosed: MailKind<
  { to: string; contactName: string; companyName: string; credits: number; refundPence: number },
  AccountClosedFacts
> = {
  nameInLog: "Account closed",
  recipient: { inPayload: "to" },
  gather: async (_context, mail) => mail,
  letter: (facts) => ({
    subject: `Your ${site.name} account is closed`,
    preheader: "What we’ve deleted, and what we have to keep.",
    greeting: greeting(facts.contactName),
    paragraphs: [
      `You’ve closed the account of ${facts.companyName}. Nobody can sign in to it any more, and all its sessions, API keys, webhooks and its calendar link have stopped working.`,
      ...(facts.refundPence
        ? [
            `We’re refunding ${pounds(facts.refundPence)} to your card for the credits you hadn’t spent. Your bank may take a little while to show it.`,
          ]
        : []),
      ...(facts.credits ? [`The account had ${creditsInWords(facts.credits)} left, now cancelled.`] : []),
      "We’ve deleted your contact details, documents, area and notes. We keep the company’s name, its credit history, payments, receipts and the list of leads it bought, because the law requires us to keep accounts and customers may ask who has their details.",
      "You can open a new account with this email address at any time.",
    ],
    after: [
      `If this wasn’t you, call us at once on ${site.phone} (${site.openingHoursLine}) or write to ${site.email}.`,
    ],
    why: "You’re receiving this email because the account with this email address has been closed.",
  }),
  sample: {
    queued: { ...anInstaller, companyName: "Sunny Roofs & Sons Ltd", credits: 17, refundPence: 4950 },
    facts: { ...anInstaller, companyName: "Sunny Roofs & Sons Ltd", credits: 17, refundPence: 4950 },
  },
};
