import { limits } from "#config/limits.ts";
import { site } from "#config/site.ts";
import { greeting, hiddenEmail, hoursInWords } from "#content/plain-words.ts";
import { promises } from "#content/promises.ts";
import { issueEmailChangeLink } from "#domain/accounts/change-email.ts";
import { issueConfirmationLink } from "#domain/accounts/confirm-email.ts";
import { mailAddressOf } from "#domain/accounts/mail-address.ts";
import { issueResetLink } from "#domain/accounts/reset-password.ts";
import type { MailKind } from "#domain/mails/mail-kind.ts";
import { anInstaller, ID, TOKEN } from "#domain/mails/sample.ts";

interface ConfirmEmailFacts {
  contactName: string;
  token: string;
}

export const confirmEmail: MailKind<{ userId: string }, ConfirmEmailFacts> = {
  nameInLog: "Confirm your email",
  recipient: "account",
  async gather(context, { userId }, token) {
    const user = await issueConfirmationLink(context, userId, token);
    return user && { to: user.email, contactName: user.name, token };
  },
  letter: (facts, appUrl) => ({
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
    why: "You’re receiving this email because somebody signed up with this email address.",
  }),
  sample: {
    queued: { userId: ID },
    facts: { ...anInstaller, token: TOKEN },
  },
};

interface ResetPasswordFacts {
  contactName: string;
  token: string;
}

export const resetPassword: MailKind<{ userId: string }, ResetPasswordFacts> = {
  nameInLog: "Reset your password",
  recipient: "account",
  async gather(context, { userId }, token) {
    const user = await issueResetLink(context, userId, token);
    return user && { to: user.email, contactName: user.name, token };
  },
  letter(facts, appUrl) {
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
      why: "You’re receiving this email because somebody typed this email address on our Reset page.",
    };
  },
  sample: {
    queued: { userId: ID },
    facts: { ...anInstaller, token: TOKEN },
  },
};

interface ChangeEmailFacts {
  contactName: string;
  token: string;
}

export const changeEmail: MailKind<{ userId: string; newEmail: string }, ChangeEmailFacts> = {
  nameInLog: "Confirm your new email",
  recipient: { inPayload: "newEmail" },
  /** Undefined when the account is gone, or the new address has since been taken. */
  async gather(context, mail, token) {
    const user = await issueEmailChangeLink(context, mail, token);
    return user && { to: mail.newEmail, contactName: user.name, token };
  },
  letter(facts, appUrl) {
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
      why: "You’re receiving this email because somebody entered this email address as the new one of their account.",
    };
  },
  sample: {
    queued: { userId: ID, newEmail: anInstaller.to },
    facts: { ...anInstaller, token: TOKEN },
  },
};

interface EmailChangedFacts {
  contactName: string;
  newEmail: string;
}

export const emailChanged: MailKind<{ userId: string; oldEmail: string }, EmailChangedFacts> = {
  nameInLog: "Email changed",
  recipient: { inPayload: "oldEmail" },
  async gather(context, { userId, oldEmail }) {
    const user = await mailAddressOf(context, userId);
    return user && { to: oldEmail, contactName: user.name, newEmail: user.email };
  },
  letter: (facts) => ({
    subject: `Your email address for ${site.name} has changed`,
    preheader: "If it was not you, call us at once.",
    greeting: greeting(facts.contactName),
    paragraphs: [
      `Your account now uses another email address: ${hiddenEmail(facts.newEmail)}. You sign in with it, and our emails go there. This address is no longer used.`,
    ],
    after: [
      `If it was not you, call us at once on ${site.phone} (${site.openingHoursLine}) or write to ${site.email}.`,
    ],
    why: "You’re receiving this email because this was the email address of the account.",
  }),
  sample: {
    queued: { userId: ID, oldEmail: anInstaller.to },
    facts: { ...anInstaller, newEmail: "priya@roofs.example" },
  },
};
