import { site } from "#config/site.ts";
import { greeting } from "#content/plain-words.ts";
import { dayInWords, type Proof, proofLabel, technologiesInWords, wayOnInWords } from "#content/proofs.ts";
import type { Technology } from "#content/vetting.ts";
import type { Context } from "#domain/context.ts";
import { installerById } from "#domain/installers/installers.sql.ts";
import type { Fact } from "#domain/mails/letter/letter.ts";
import type { MailKind } from "#domain/mails/letter/mail-kind.ts";
import { anInstaller, ID } from "#domain/mails/letter/sample.ts";
import { proofEndingOn } from "#domain/vetting/ended-proofs.ts";

const WHY = "You’re receiving this email because your company buys leads, for which we need valid documents.";
const STILL_YOURS = "Your credits and the leads you’ve bought aren’t affected.";

interface EndOfProof {
  installerId: string;
  proof: Proof;
  /** A London day. */
  endsOn: string;
}

interface ProofEndFacts {
  contactName: string;
  proof: Proof;
  endsOn: string;
  /** Buying resumes only once an administrator has seen the newer paper. */
  isChecked: boolean;
  technologies: readonly Technology[];
}

export const proofEnding: MailKind<EndOfProof, ProofEndFacts> = {
  nameInLog: "Proof about to end",
  recipient: "account",
  told: "duty",
  gather: (context, mail) => gather(context, mail, { hasEnded: false }),
  letter(facts, appUrl) {
    const label = proofLabel(facts.proof);
    const services = technologiesInWords(facts.technologies);
    return {
      subject: `Your ${label} expires on ${dayInWords(facts.endsOn)}`,
      preheader: `After that, you can’t buy leads for ${services} until we have a new one.`,
      greeting: greeting(facts.contactName),
      paragraphs: [
        `As far as we know, your ${label} is valid until ${dayInWords(facts.endsOn)}. From the following day, you can’t buy leads for ${services}, and we won’t send you alerts about them.`,
        facts.isChecked
          ? "Upload the new document to your profile before then, so that we have time to check it."
          : "Upload the new document to your profile before then, and nothing will change.",
      ],
      facts: factsOf(facts),
      button: { label: "Upload the new document", url: `${appUrl}/profile/papers` },
      after: [STILL_YOURS],
      why: WHY,
    };
  },
  sample: {
    queued: { installerId: ID, proof: "insurance", endsOn: "2026-12-20" },
    facts: {
      ...anInstaller,
      proof: "insurance",
      endsOn: "2026-12-20",
      isChecked: false,
      technologies: ["solar", "battery"],
    },
  },
};

export const proofEnded: MailKind<EndOfProof, ProofEndFacts> = {
  nameInLog: "Proof ended, buying paused",
  recipient: "account",
  told: "duty",
  gather: (context, mail) => gather(context, mail, { hasEnded: true }),
  letter(facts, appUrl) {
    const label = proofLabel(facts.proof);
    const services = technologiesInWords(facts.technologies);
    return {
      subject: `Buying is paused: your ${label} has expired`,
      preheader: `You can’t buy leads for ${services} until we have a new one.`,
      greeting: greeting(facts.contactName),
      paragraphs: [
        `As far as we know, your ${label} was valid until ${dayInWords(facts.endsOn)}. You can’t buy leads for ${services} at the moment, and we won’t send you alerts about them.`,
        wayOnInWords([{ because: "ended", endedOn: facts.endsOn, ...facts }]),
      ],
      facts: factsOf(facts),
      button: { label: "Upload the new document", url: `${appUrl}/profile/papers` },
      after: [
        STILL_YOURS,
        `If you think this is a mistake, call us on ${site.phone} (${site.openingHoursLine}) or write to ${site.email}.`,
      ],
      why: WHY,
    };
  },
  sample: {
    queued: { installerId: ID, proof: "mcs", endsOn: "2026-11-19" },
    facts: { ...anInstaller, proof: "mcs", endsOn: "2026-11-19", isChecked: true, technologies: ["heat_pump"] },
  },
};

function factsOf({ proof, endsOn, technologies }: ProofEndFacts): Fact[] {
  const label = proofLabel(proof);
  return [
    { label: "Document", value: label.charAt(0).toUpperCase() + label.slice(1) },
    { label: "Needed for", value: technologiesInWords(technologies) },
    { label: "Last day", value: dayInWords(endsOn) },
  ];
}

/**
 * Undefined when it no longer applies: there is a newer paper, the day has passed (the next day's mail says so) or the
 * company is no longer approved.
 */
async function gather(context: Context, { installerId, proof, endsOn }: EndOfProof, told: { hasEnded: boolean }) {
  const company = await installerById(context.db.orm, installerId);
  if (company?.status !== "approved") return undefined;
  const ending = await proofEndingOn(context, installerId, { proof, endsOn });
  if (ending?.hasEnded !== told.hasEnded) return undefined;
  const { isChecked, technologies } = ending;
  return { to: company.email, contactName: company.contactName, proof, endsOn, isChecked, technologies };
}
