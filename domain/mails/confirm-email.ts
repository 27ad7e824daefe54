import { type ConfirmEmailFacts, confirmEmailLetter } from "#content/mails/confirm-email.ts";
import { issueConfirmationLink } from "#domain/accounts/confirm-email.ts";
import type { MailKind } from "#domain/mails/mail-kind.ts";

declare module "#domain/outbox/mail.ts" {
  interface MailPayloads {
    "confirm-email": { userId: string };
  }
}

export const confirmEmail: MailKind<"confirm-email", ConfirmEmailFacts> = {
  nameInLog: "Confirm your email",
  recipient: "account",
  async gather(context, { userId }, token) {
    const user = await issueConfirmationLink(context, userId, token);
    return user && { to: user.email, contactName: user.name, token };
  },
  letter: confirmEmailLetter,
};
