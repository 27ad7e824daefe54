import { limits } from "#config/limits.ts";
import { site } from "#config/site.ts";
import { noticeInWords } from "#content/check-facts.ts";
import { leadServiceLabel } from "#content/options.ts";
import { greeting, serviceInWords } from "#content/plain-words.ts";
import { dayInWords, type Proof, proofLabel, technologiesInWords, wayOnInWords } from "#content/proofs.ts";
import type { Technology } from "#content/vetting.ts";
import { calledName } from "#domain/contact/person-name.ts";
import type { Context } from "#domain/context.ts";
import { installerById } from "#domain/installers/installers.sql.ts";
import type { Fact } from "#domain/mails/letter/letter.ts";
import type { MailKind } from "#domain/mails/letter/mail-kind.ts";
import { aCustomer, anInstaller, ID } from "#domain/mails/letter/sample.ts";
import { findPurchase } from "#domain/purchases/find-purchase.ts";
import { issueRequestLink } from "#domain/request-links/open-link.ts";
import { proofEndingOn } from "#domain/vetting/ended-proofs.ts";
import { type NoticeRow, noticesOf } from "#domain/vetting/passport-notices.sql.ts";

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

type PassportChange = Pick<NoticeRow, "check" | "state" | "since">;

interface PassportFacts {
  firstName: string;
  company: string;
  serviceLabel: string;
  changes: readonly PassportChange[];
  purchaseId: string;
  token: string;
}

/** To the customer of an active purchase: what of the company's passport is no longer so, or is so again. */
export const passportChanged: MailKind<{ purchaseId: string; day: string }, PassportFacts> = {
  nameInLog: "Check of a company changed, to the customer",
  nameOnLead: "Check of a company changed, to the customer",
  recipient: "customer",
  /** Undefined once the company no longer has the details. */
  async gather(context, { purchaseId, day }, token) {
    const { orm } = context.db;
    const { purchase, lead, installer } = await findPurchase(orm, purchaseId);
    const changes = await noticesOf(orm, purchaseId, day);
    if (purchase.endedAt || lead.anonymisedAt || changes.length === 0) return undefined;
    return {
      to: lead.customerEmail,
      firstName: calledName(lead.customerName),
      company: installer.companyName,
      serviceLabel: leadServiceLabel(lead.serviceType),
      changes: changes.map(({ check, state, since }) => ({ check, state, since })),
      purchaseId,
      token: await issueRequestLink(context, lead.id, token),
    };
  },
  letter({ firstName, company, serviceLabel, changes, purchaseId, token }, appUrl) {
    const worse = changes.some(({ state }) => state !== "checked");
    const page = `${appUrl}/requests/${token}`;
    return {
      subject: `A check on ${company} has changed`,
      preheader: changes.map(noticeInWords).join(" "),
      greeting: greeting(firstName),
      paragraphs: [
        `Something that we checked of ${company}, who has your details for ${serviceInWords(serviceLabel)}, is not as it was.`,
        ...changes.map(noticeInWords),
        worse
          ? "Ask them about it before you sign or pay anything. It may only be a paper that we have not seen yet."
          : "You need not do anything.",
      ],
      button: { label: "What we checked", url: `${page}/passports/${purchaseId}` },
      ...(worse && {
        links: {
          intro: "Or begin a message to them:",
          items: [{ label: `Ask ${company} about it`, url: `${page}/messages/${purchaseId}#write` }],
        },
      }),
      after: [`We write about this at ${limits.passportNoticesHour}:00, once a day at most.`],
      why: "You’re receiving this email because this company has your details from us.",
    };
  },
  sample: {
    queued: { purchaseId: ID, day: "2026-11-25" },
    facts: {
      ...aCustomer,
      company: "Hill Heat Ltd",
      changes: [{ check: "insurance", state: "ended", since: "2026-11-24" }],
      purchaseId: ID,
    },
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
