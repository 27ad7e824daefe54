import {
  type ChangeEmailFacts,
  changeEmailLetter,
  type EmailChangedFacts,
  emailChangedLetter,
} from "#content/mails/change-email.ts";
import { issueEmailChangeLink } from "#domain/accounts/change-email.ts";
import { mailAddressOf } from "#domain/accounts/mail-address.ts";
import type { MailKind } from "#domain/mails/mail-kind.ts";

declare module "#domain/outbox/mail.ts" {
  interface MailPayloads {
    "change-email": { userId: string; newEmail: string };
    "email-changed": { userId: string; oldEmail: string };
  }
}

export const changeEmail: MailKind<"change-email", ChangeEmailFacts> = {
  nameInLog: "Confirm your new email",
  recipient: { inPayload: "newEmail" },
  /** Undefined when the account is gone, or the new address has since been taken. */
  async gather(context, mail, token) {
    const user = await issueEmailChangeLink(context, mail, token);
    return user && { to: mail.newEmail, contactName: user.name, token };
  },
  letter: changeEmailLetter,
};

export const emailChanged: MailKind<"email-changed", EmailChangedFacts> = {
  nameInLog: "Email changed",
  recipient: { inPayload: "oldEmail" },
  async gather(context, { userId, oldEmail }) {
    const user = await mailAddressOf(context, userId);
    return user && { to: oldEmail, contactName: user.name, newEmail: user.email };
  },
  letter: emailChangedLetter,
};
