import {
  type ChangeEmailFacts,
  type ConfirmEmailFacts,
  changeEmailLetter,
  confirmEmailLetter,
  type EmailChangedFacts,
  emailChangedLetter,
  type ResetPasswordFacts,
  resetPasswordLetter,
} from "#content/mails/account-links.ts";
import { issueEmailChangeLink } from "#domain/accounts/change-email.ts";
import { issueConfirmationLink } from "#domain/accounts/confirm-email.ts";
import { mailAddressOf } from "#domain/accounts/mail-address.ts";
import { issueResetLink } from "#domain/accounts/reset-password.ts";
import type { MailKind } from "#domain/mails/mail-kind.ts";

export const confirmEmail: MailKind<{ userId: string }, ConfirmEmailFacts> = {
  nameInLog: "Confirm your email",
  recipient: "account",
  async gather(context, { userId }, token) {
    const user = await issueConfirmationLink(context, userId, token);
    return user && { to: user.email, contactName: user.name, token };
  },
  letter: confirmEmailLetter,
};

export const resetPassword: MailKind<{ userId: string }, ResetPasswordFacts> = {
  nameInLog: "Reset your password",
  recipient: "account",
  async gather(context, { userId }, token) {
    const user = await issueResetLink(context, userId, token);
    return user && { to: user.email, contactName: user.name, token };
  },
  letter: resetPasswordLetter,
};

export const changeEmail: MailKind<{ userId: string; newEmail: string }, ChangeEmailFacts> = {
  nameInLog: "Confirm your new email",
  recipient: { inPayload: "newEmail" },
  /** Undefined when the account is gone, or the new address has since been taken. */
  async gather(context, mail, token) {
    const user = await issueEmailChangeLink(context, mail, token);
    return user && { to: mail.newEmail, contactName: user.name, token };
  },
  letter: changeEmailLetter,
};

export const emailChanged: MailKind<{ userId: string; oldEmail: string }, EmailChangedFacts> = {
  nameInLog: "Email changed",
  recipient: { inPayload: "oldEmail" },
  async gather(context, { userId, oldEmail }) {
    const user = await mailAddressOf(context, userId);
    return user && { to: oldEmail, contactName: user.name, newEmail: user.email };
  },
  letter: emailChangedLetter,
};
