import {
  installerApprovedLetter,
  installerDeclinedLetter,
  installerReinstatedLetter,
  installerSuspendedLetter,
  type StopFacts,
  type WelcomeFacts,
} from "#content/mails/installer-status.ts";
import type { Context } from "#domain/context.ts";
import { installerById } from "#domain/installers/find-installer.ts";
import type { MailKind } from "#domain/mails/mail-kind.ts";

export const installerApproved: MailKind<{ installerId: string }, WelcomeFacts> = {
  nameInLog: "Installer approved",
  recipient: "account",
  gather: (context, { installerId }) => companyFacts(context, installerId),
  letter: installerApprovedLetter,
};

export const installerReinstated: MailKind<{ installerId: string }, WelcomeFacts> = {
  nameInLog: "Installer reinstated",
  recipient: "account",
  gather: (context, { installerId }) => companyFacts(context, installerId),
  letter: installerReinstatedLetter,
};

export const installerDeclined: MailKind<{ installerId: string; reason: string }, StopFacts> = {
  nameInLog: "Installer declined",
  recipient: "account",
  gather: companyFactsWithReason,
  letter: installerDeclinedLetter,
};

export const installerSuspended: MailKind<{ installerId: string; reason: string }, StopFacts> = {
  nameInLog: "Installer suspended",
  recipient: "account",
  gather: companyFactsWithReason,
  letter: installerSuspendedLetter,
};

/** Undefined when the company is gone. */
export async function companyFacts({ db }: Context, installerId: string) {
  const company = await installerById(db.orm, installerId);
  return company && { to: company.email, contactName: company.contactName, companyName: company.companyName };
}

/** As above, with the reason an administrator gave. */
export async function companyFactsWithReason(
  context: Context,
  { installerId, reason }: { installerId: string; reason: string },
) {
  const company = await companyFacts(context, installerId);
  return company && { ...company, reason };
}
