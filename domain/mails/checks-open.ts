import { site } from "#config/site.ts";
import { greeting } from "#content/plain-words.ts";
import { checksInWords, dayInWords, technologiesInWords } from "#content/proofs.ts";
import type { Technology, VettingCheck } from "#content/vetting.ts";
import type { Context } from "#domain/context.ts";
import { installerById } from "#domain/installers/installers.sql.ts";
import type { Fact } from "#domain/mails/letter/letter.ts";
import type { MailKind } from "#domain/mails/letter/mail-kind.ts";
import { anInstaller, ID } from "#domain/mails/letter/sample.ts";
import { openUntil } from "#domain/vetting/grace-notices.ts";

const WHY = "You’re receiving this email because your company buys leads, and we tell customers what we’ve checked.";
const STILL_YOURS = "Your credits and the leads you’ve bought aren’t affected.";

interface EndOfGrace {
  installerId: string;
  /** A London day. */
  endsOn: string;
}

interface ChecksOpenFacts {
  contactName: string;
  /** The last day on which the company may buy without them. */
  endsOn: string;
  technologies: readonly Technology[];
  checks: readonly VettingCheck[];
}

export const checksOpen: MailKind<EndOfGrace, ChecksOpenFacts> = {
  nameInLog: "Checks still open",
  recipient: "account",
  told: "duty",
  gather: (context, mail) => gather(context, mail, { hasEnded: false }),
  letter(facts, appUrl) {
    const services = technologiesInWords(facts.technologies);
    return {
      subject: `Still to be checked by ${dayInWords(facts.endsOn)}`,
      preheader: `After that, you can’t buy leads for ${services} until you’ve passed our checks.`,
      greeting: greeting(facts.contactName),
      paragraphs: [
        `Your company is approved and can buy leads for ${services} until ${dayInWords(facts.endsOn)}. By then we need to have checked your ${checksInWords(facts.checks)}.`,
        "Please upload the documents to your profile in good time for us to look at them.",
      ],
      facts: factsOf(facts),
      button: { label: "Upload documents", url: `${appUrl}/profile/papers` },
      after: [STILL_YOURS],
      why: WHY,
    };
  },
  sample: {
    queued: { installerId: ID, endsOn: "2026-12-20" },
    facts: {
      ...anInstaller,
      endsOn: "2026-12-20",
      technologies: ["solar", "battery"],
      checks: ["mcs_number", "insurance"],
    },
  },
};

export const checksOverdue: MailKind<EndOfGrace, ChecksOpenFacts> = {
  nameInLog: "Checks overdue, buying paused",
  recipient: "account",
  told: "duty",
  gather: (context, mail) => gather(context, mail, { hasEnded: true }),
  letter(facts, appUrl) {
    const services = technologiesInWords(facts.technologies);
    return {
      subject: "Buying is paused until we’ve checked your documents",
      preheader: `You can’t buy leads for ${services} at the moment.`,
      greeting: greeting(facts.contactName),
      paragraphs: [
        `The deadline for our checks was ${dayInWords(facts.endsOn)}, and we haven’t checked your ${checksInWords(facts.checks)} yet. For now, you can’t buy leads for ${services}, and we won’t send you alerts about them.`,
        "Please upload the documents to your profile. You can buy again as soon as you’ve passed our checks.",
      ],
      facts: factsOf(facts),
      button: { label: "Upload documents", url: `${appUrl}/profile/papers` },
      after: [
        STILL_YOURS,
        `If you’ve already sent us everything, or need more time, call us on ${site.phone} (${site.openingHoursLine}) or write to ${site.email}.`,
      ],
      why: WHY,
    };
  },
  sample: {
    queued: { installerId: ID, endsOn: "2026-11-19" },
    facts: { ...anInstaller, endsOn: "2026-11-19", technologies: ["ev_charger"], checks: ["identity"] },
  },
};

function factsOf({ checks, technologies, endsOn }: ChecksOpenFacts): Fact[] {
  return [
    { label: "To be checked", value: checksInWords(checks) },
    { label: "Needed for", value: technologiesInWords(technologies) },
    { label: "Last day", value: dayInWords(endsOn) },
  ];
}

/** Undefined when it no longer applies: the checks were made, the day has passed or the company is not approved. */
async function gather(context: Context, { installerId, endsOn }: EndOfGrace, told: { hasEnded: boolean }) {
  const company = await installerById(context.db.orm, installerId);
  if (company?.status !== "approved") return undefined;
  const open = await openUntil(context, installerId, endsOn);
  if (open?.hasEnded !== told.hasEnded) return undefined;
  const { technologies, checks } = open;
  return { to: company.email, contactName: company.contactName, endsOn, technologies, checks };
}
