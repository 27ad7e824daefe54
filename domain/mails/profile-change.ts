import {
  type ChangeAcceptedFacts,
  type ChangeDeclinedFacts,
  changeAcceptedLetter,
  changeDeclinedLetter,
} from "#content/mails/profile-change.ts";
import { companyFacts, companyFactsWithReason } from "#domain/mails/installer-status.ts";
import type { MailKind } from "#domain/mails/mail-kind.ts";

declare module "#domain/outbox/mail.ts" {
  interface MailPayloads {
    "installer-change-accepted": { installerId: string };
    "installer-change-declined": { installerId: string; reason: string };
  }
}

export const changeAccepted: MailKind<"installer-change-accepted", ChangeAcceptedFacts> = {
  nameInLog: "Company details accepted",
  recipient: "account",
  gather: (context, { installerId }) => companyFacts(context, installerId),
  letter: changeAcceptedLetter,
};

export const changeDeclined: MailKind<"installer-change-declined", ChangeDeclinedFacts> = {
  nameInLog: "Company details declined",
  recipient: "account",
  gather: companyFactsWithReason,
  letter: changeDeclinedLetter,
};
