import { type AccountClosedFacts, accountClosedLetter } from "#content/mails/account-closed.ts";
import type { MailKind } from "#domain/mails/mail-kind.ts";

declare module "#domain/outbox/mail.ts" {
  interface MailPayloads {
    /** Carries the address itself, because the account no longer has it. */
    "account-closed": { to: string; contactName: string; companyName: string; credits: number; refundPence: number };
  }
}

export const accountClosed: MailKind<"account-closed", AccountClosedFacts> = {
  nameInLog: "Account closed",
  recipient: { inPayload: "to" },
  gather: async (_context, mail) => mail,
  letter: accountClosedLetter,
};
