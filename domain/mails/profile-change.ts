import {
  type ChangeAcceptedFacts,
  type ChangeDeclinedFacts,
  changeAcceptedLetter,
  changeDeclinedLetter,
} from "#content/mails/profile-change.ts";
import { companyFacts, companyFactsWithReason } from "#domain/mails/installer-status.ts";
import type { MailKind } from "#domain/mails/mail-kind.ts";

export const changeAccepted: MailKind<{ installerId: string }, ChangeAcceptedFacts> = {
  nameInLog: "Company details accepted",
  recipient: "account",
  gather: (context, { installerId }) => companyFacts(context, installerId),
  letter: changeAcceptedLetter,
};

export const changeDeclined: MailKind<{ installerId: string; reason: string }, ChangeDeclinedFacts> = {
  nameInLog: "Company details declined",
  recipient: "account",
  gather: companyFactsWithReason,
  letter: changeDeclinedLetter,
};
