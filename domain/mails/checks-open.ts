import { type ChecksOpenFacts, checksOpenLetter, checksOverdueLetter } from "#content/mails/checks-open.ts";
import type { Context } from "#domain/context.ts";
import { installerById } from "#domain/installers/find-installer.ts";
import type { MailKind } from "#domain/mails/mail-kind.ts";
import { openUntil } from "#domain/vetting/grace-notices.ts";

interface EndOfGrace {
  installerId: string;
  /** A London day. */
  endsOn: string;
}

export const checksOpen: MailKind<EndOfGrace, ChecksOpenFacts> = {
  nameInLog: "Checks still open",
  recipient: "account",
  gather: (context, mail) => gather(context, mail, { hasEnded: false }),
  letter: checksOpenLetter,
};

export const checksOverdue: MailKind<EndOfGrace, ChecksOpenFacts> = {
  nameInLog: "Checks overdue, buying paused",
  recipient: "account",
  gather: (context, mail) => gather(context, mail, { hasEnded: true }),
  letter: checksOverdueLetter,
};

/** Undefined when it no longer applies: the checks were made, the day has passed or the company is not approved. */
async function gather(context: Context, { installerId, endsOn }: EndOfGrace, told: { hasEnded: boolean }) {
  const company = await installerById(context.db.orm, installerId);
  if (company?.status !== "approved") return undefined;
  const open = await openUntil(context, installerId, endsOn);
  if (open?.hasEnded !== told.hasEnded) return undefined;
  const { technologies, checks } = open;
  return { to: company.email, contactName: company.contactName, endsOn, technologies, checks };
}
