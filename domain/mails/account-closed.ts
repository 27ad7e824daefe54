import { type AccountClosedFacts, accountClosedLetter } from "#content/mails/account-closed.ts";
import type { MailKind } from "#domain/mails/mail-kind.ts";

/** Carries the address itself, because the account no longer has it. */
export const accountClosed: MailKind<
  { to: string; contactName: string; companyName: string; credits: number; refundPence: number },
  AccountClosedFacts
> = {
  nameInLog: "Account closed",
  recipient: { inPayload: "to" },
  gather: async (_context, mail) => mail,
  letter: accountClosedLetter,
};
