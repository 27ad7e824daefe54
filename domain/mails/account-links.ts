import { limits } from "#config/limits.ts";
import { site } from "#config/site.ts";
import { companyRoleWords } from "#content/company-roles.ts";
import { greeting, hiddenEmail, hoursInWords } from "#content/plain-words.ts";
import { promises } from "#content/promises.ts";
import { userById } from "#domain/accounts/accounts.sql.ts";
import { issueEmailChangeLink } from "#domain/accounts/change-email.ts";
import { issueConfirmationLink } from "#domain/accounts/confirm-email.ts";
import { mailAddressOf } from "#domain/accounts/mail-address.ts";
import { issueResetLink } from "#domain/accounts/reset-password.ts";
import { installerById } from "#domain/installers/installers.sql.ts";
import type { MailKind } from "#domain/mails/letter/mail-kind.ts";
import { anInstaller, ID, TOKEN } from "#domain/mails/letter/sample.ts";
import type { CompanyRole } from "#domain/roles.ts";
import { issueInvitationLink } from "#domain/team/invitations.ts";

interface ConfirmEmailFacts {
  contactName: string;
  token: string;
}

export const confirmEmail: MailKind<{ userId: string; isExtra?: boolean }, ConfirmEmailFacts> = {
  nameInLog: "Confirm your email",
  recipient: "account",
  async gather(context, { userId, isExtra = false }, token) {
    const user = await issueConfirmationLink(context, userId, token, { isExtra });
    return user && { to: user.email, contactName: user.name, token };
  },
  letter: (facts, appUrl) => ({
    subject: `Confirm your email address for ${site.name}`,
    preheader: `The link works once, within ${limits.confirmationLinkHours} hours.`,
    greeting: greeting(facts.contactName),
    paragraphs: [
      `Please confirm your email address so that you can sign in to ${site.name}.`,
      `The link works once, within ${limits.confirmationLinkHours} hours. If we’ve sent you more than one, use the latest.`,
    ],
    button: { label: "Confirm my email address", url: `${appUrl}/auth/confirm/${facts.token}` },
    after: [
      `We review applications within ${promises.applicationReview} and email you our decision. Once you’re approved, you can buy credits and leads.`,
      "If this wasn’t you, ignore this email: the account can’t be used until the address is confirmed.",
    ],
    why: "You’re receiving this email because someone signed up with this email address.",
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
        "Someone asked for a new password for the account with this email address. If that was you, use the link below to choose one.",
        `The link works once, within ${within}. If we’ve sent you more than one, use the latest.`,
        "A new password signs out all devices, and pauses API keys, webhooks and the calendar link until you decide whether to keep each of them.",
      ],
      button: { label: "Choose a new password", url: `${appUrl}/reset-password?token=${facts.token}` },
      after: ["If this wasn’t you, ignore this email and your password will stay the same."],
      why: "You’re receiving this email because someone entered this email address on our password reset page.",
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
        `Please confirm that this is your new email address. From then on you’ll use it to sign in to ${site.name}, and we’ll send our emails here.`,
        `The link works once, within ${within}. If we’ve sent you more than one, use the latest.`,
      ],
      button: { label: "Confirm my new email address", url: `${appUrl}/account/confirm-email?token=${facts.token}` },
      after: ["If this wasn’t you, ignore this email: nothing changes unless you confirm."],
      why: "You’re receiving this email because someone entered this as the new email address for their account.",
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
    preheader: "If this wasn’t you, call us at once.",
    greeting: greeting(facts.contactName),
    paragraphs: [
      `Your account now uses a different email address: ${hiddenEmail(facts.newEmail)}. Use it to sign in; our emails go there too. We no longer use this address.`,
    ],
    after: [
      `If this wasn’t you, call us at once on ${site.phone} (${site.openingHoursLine}) or write to ${site.email}.`,
    ],
    why: "You’re receiving this email because this was the email address for your account.",
  }),
  sample: {
    queued: { userId: ID, oldEmail: anInstaller.to },
    facts: { ...anInstaller, newEmail: "priya@roofs.example" },
  },
};

interface InvitationFacts {
  companyName: string;
  role: CompanyRole;
  token: string;
}

/** To whoever a company's owner wants in it. */
export const teamInvitation: MailKind<{ invitationId: string; to: string }, InvitationFacts> = {
  nameInLog: "Invitation to a company",
  recipient: { inPayload: "to" },
  async gather(context, { invitationId }, token) {
    const offered = await issueInvitationLink(context, invitationId, token);
    return offered && { ...offered, token };
  },
  letter: ({ companyName, role, token }, appUrl) => ({
    subject: `${companyName} invites you to its ${site.name} account`,
    preheader: `The link works once, within ${hoursInWords(limits.invitationLinkHours)}.`,
    greeting: "Hello,",
    paragraphs: [
      `An owner of ${companyName} wants you to work in its ${site.name} account as ${companyRoleWords[role].name}: ${companyRoleWords[role].does}`,
      `The link works once, within ${hoursInWords(limits.invitationLinkHours)}, and only for this email address. If we’ve sent you more than one, use the latest.`,
    ],
    button: { label: "See the invitation", url: `${appUrl}/join/${token}` },
    after: ["If you don’t know the company, ignore this email: nobody joins without using the link."],
    why: `You’re receiving this email because an owner of ${companyName} entered this email address.`,
  }),
  sample: {
    queued: { invitationId: ID, to: "sam@example.com" },
    facts: { to: "sam@example.com", companyName: "Sunny Roofs & Sons Ltd", role: "surveyor", token: TOKEN },
  },
};

/** To whoever has left a company or was removed from it. */
export const companyLeft: MailKind<
  { userId: string; installerId: string; isClosed?: boolean },
  { contactName: string; companyName: string; isClosed: boolean }
> = {
  nameInLog: "No longer in a company",
  recipient: "account",
  async gather({ db }, { userId, installerId, isClosed = false }) {
    const [user, company] = await Promise.all([userById(db.orm, userId), installerById(db.orm, installerId)]);
    return user && company && { to: user.email, contactName: user.name, companyName: company.companyName, isClosed };
  },
  letter: ({ contactName, companyName, isClosed }, appUrl) => ({
    subject: isClosed
      ? `${companyName} has closed its ${site.name} account`
      : `You no longer work in the ${site.name} account of ${companyName}`,
    preheader: "You keep your sign-in.",
    greeting: greeting(contactName),
    paragraphs: [
      isClosed
        ? `One of its owners has closed the account of ${companyName} for good, so it has no people here any more. You are signed out everywhere. Its leads, invitations and API keys, your calendar link and the notices to you have ended with it.`
        : `You have left ${companyName} on ${site.name}, or one of its owners has removed you. You are signed out everywhere, your calendar link no longer works, and you will get no more news of its leads.`,
      "You keep your sign-in. With it you can join or start another company, or delete your account.",
    ],
    button: { label: "Sign in", url: `${appUrl}/auth` },
    after: ["If you don’t know why, ask an owner of the company."],
    why: "You’re receiving this email because you worked in this company’s account.",
  }),
  sample: {
    queued: { userId: ID, installerId: ID },
    facts: { ...anInstaller, companyName: "Sunny Roofs & Sons Ltd", isClosed: false },
  },
};
