import { type ResetPasswordFacts, resetPasswordLetter } from "#content/mails/reset-password.ts";
import { issueResetLink } from "#domain/accounts/reset-password.ts";
import type { MailKind } from "#domain/mails/mail-kind.ts";

declare module "#domain/outbox/mail.ts" {
  interface MailPayloads {
    "reset-password": { userId: string };
  }
}

export const resetPassword: MailKind<"reset-password", ResetPasswordFacts> = {
  nameInLog: "Reset your password",
  recipient: "account",
  async gather(context, { userId }, token) {
    const user = await issueResetLink(context, userId, token);
    return user && { to: user.email, contactName: user.name, token };
  },
  letter: resetPasswordLetter,
};
