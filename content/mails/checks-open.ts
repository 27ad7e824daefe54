import { site } from "#config/site.ts";
import type { Fact, Letter } from "#content/mails/letter.ts";
import { greeting } from "#content/plain-words.ts";
import { checksInWords, dayInWords, technologiesInWords } from "#content/proofs.ts";
import type { Technology, VettingCheck } from "#content/vetting.ts";

export interface ChecksOpenFacts {
  contactName: string;
  /** The last day on which the company may buy without them. */
  endsOn: string;
  technologies: readonly Technology[];
  checks: readonly VettingCheck[];
}

const WHY = "You get this email because your company buys leads, and we tell customers what we have checked.";
const STILL_YOURS = "Your credits stay as they are, and so do the leads that you have bought.";

export function checksOpenLetter(facts: ChecksOpenFacts, appUrl: string): Letter {
  const services = technologiesInWords(facts.technologies);
  return {
    subject: `Still to be checked by ${dayInWords(facts.endsOn)}`,
    preheader: `After that day you cannot buy leads for ${services} until our checks have passed.`,
    greeting: greeting(facts.contactName),
    paragraphs: [
      `Your company is approved and can buy leads for ${services} until ${dayInWords(facts.endsOn)}. By then we need to have checked your ${checksInWords(facts.checks)}.`,
      "Upload the documents on your profile, so that we have time to look at them.",
    ],
    facts: factsOf(facts),
    button: { label: "Upload documents", url: `${appUrl}/profile#documents` },
    after: [STILL_YOURS],
    why: WHY,
  };
}

export function checksOverdueLetter(facts: ChecksOpenFacts, appUrl: string): Letter {
  const services = technologiesInWords(facts.technologies);
  return {
    subject: "Buying is paused until we have checked your papers",
    preheader: `You cannot buy leads for ${services} now.`,
    greeting: greeting(facts.contactName),
    paragraphs: [
      `The time for our checks ended on ${dayInWords(facts.endsOn)}, and we have not checked your ${checksInWords(facts.checks)} yet. You cannot buy leads for ${services} now, and we send you no alerts of them.`,
      "Upload the documents on your profile. Buying goes on as soon as our checks have passed.",
    ],
    facts: factsOf(facts),
    button: { label: "Upload documents", url: `${appUrl}/profile#documents` },
    after: [
      STILL_YOURS,
      `If you have sent us everything already, or need more time, call us on ${site.phone} (${site.openingHoursLine}) or write to ${site.email}.`,
    ],
    why: WHY,
  };
}

function factsOf({ checks, technologies, endsOn }: ChecksOpenFacts): Fact[] {
  return [
    { label: "To be checked", value: checksInWords(checks) },
    { label: "Needed for", value: technologiesInWords(technologies) },
    { label: "Last day", value: dayInWords(endsOn) },
  ];
}
