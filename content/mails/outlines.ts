import { limits } from "#config/limits.ts";
import { dayAndTime } from "#content/appointment-words.ts";
import { type ContactWish, contactWishAsFact } from "#content/contact-wish.ts";
import { contactFacts } from "#content/mails/contact-facts.ts";
import type { Letter } from "#content/mails/letter.ts";
import { type MessageFacts, messageLetter } from "#content/mails/talk.ts";
import { creditsInWords, greeting, serviceInWords, whoInSentence } from "#content/plain-words.ts";
import { dayInWords } from "#content/proofs.ts";
import { poundsOfOutline } from "#content/quote-sheet/outline-range.ts";
import { sizeInWords } from "#content/quote-sheet/outline-sheet.ts";
import {
  NEVER_CHECKED,
  openChecksSentences,
  type ShownCheck,
  shownCheckInWords,
  shownCheckLabel,
} from "#content/shown-checks.ts";
import type { Technology } from "#content/vetting.ts";

export interface OutlineReceivedFacts {
  firstName: string;
  company: string;
  fromPence: number;
  toPence: number;
  size: number | null;
  technology: Technology;
  equipment: string;
  needsSurvey: boolean;
  /** A London day like 2026-12-24. */
  earliestStart: string;
  text: string;
  lapsesAt: Date;
  checks: readonly ShownCheck[];
  isReminder: boolean;
  path: string;
}

export function outlineReceivedLetter(facts: OutlineReceivedFacts, appUrl: string): Letter {
  const { company, size, technology } = facts;
  const until = dayAndTime(facts.lapsesAt);
  return {
    subject: `${company} has sent an outline`,
    preheader: `${poundsOfOutline(facts)}. ${company} does not have your details until you pick.`,
    greeting: greeting(facts.firstName),
    paragraphs: [
      facts.isReminder
        ? `An outline of ${company} still waits for you, until ${until}. Then it ends by itself.`
        : `${company} has sent you an outline: a rough first offer. It waits until ${until}.`,
      `They do not have your details. They get them if you click “Give ${company} my details”, and not before.`,
      ...openChecksSentences(facts.checks),
    ],
    facts: [
      { label: "Price, with VAT", value: poundsOfOutline(facts) },
      ...(size === null ? [] : [{ label: "Size", value: sizeInWords(technology, size) }]),
      { label: "Equipment", value: facts.equipment },
      { label: "Survey first", value: facts.needsSurvey ? "Yes" : "No" },
      { label: "Earliest start", value: dayInWords(facts.earliestStart) },
      { label: "What they would do", value: facts.text },
      ...facts.checks.map((check) => ({ label: shownCheckLabel(check), value: shownCheckInWords(check) })),
    ],
    button: { label: "Read the outline", url: `${appUrl}${facts.path}` },
    after: [NEVER_CHECKED, "The link is private, so please do not pass this email on."],
    why: "You get this email because you asked for outlines from installers.",
  };
}

export interface OutlinePickedFacts {
  contactName: string;
  firstName: string;
  purchaseId: string;
  serviceLabel: string;
  location: string;
  customer: { name: string; email: string; phone: string | null; postcode: string };
  wish: ContactWish;
}

export function outlinePickedLetter(facts: OutlinePickedFacts, appUrl: string): Letter {
  const { firstName, customer } = facts;
  const prefers = contactWishAsFact(facts.wish);
  return {
    subject: `${firstName} has picked you`,
    preheader: `Contact details inside. Please answer within ${limits.customerAnswerHours} hours.`,
    greeting: greeting(facts.contactName),
    paragraphs: [
      `${firstName} has read your outline for ${serviceInWords(facts.serviceLabel)} in ${facts.location} and gives you their details. The credits that were held for it have paid for the lead. We tell the customer that we asked you to contact them within ${limits.customerAnswerHours} hours.`,
    ],
    facts: [
      { label: "Name", value: customer.name },
      ...contactFacts(customer),
      { label: "Postcode", value: customer.postcode },
      ...(prefers ? [{ label: "Prefers", value: prefers }] : []),
    ],
    button: { label: "Open this lead", url: `${appUrl}/leads/purchases/${facts.purchaseId}` },
    why: "You get this email because your company sent this customer an outline.",
  };
}

export interface OutlineEndedFacts {
  contactName: string;
  firstName: string;
  serviceLabel: string;
  location: string;
  credits: number;
  how: string;
  decisionReason: string | null;
  balanceCredits: number;
}

export function outlineEndedLetter(facts: OutlineEndedFacts, appUrl: string): Letter {
  const { firstName, credits, decisionReason } = facts;
  return {
    subject: `Your ${creditsInWords(credits)} are back`,
    preheader: howItEnded(facts),
    greeting: greeting(facts.contactName),
    paragraphs: [
      `${howItEnded(facts)} The ${creditsInWords(credits)} that were held for your outline to ${whoInSentence(firstName)} are yours again.`,
    ],
    facts: [
      { label: "Outline", value: `${serviceInWords(facts.serviceLabel)}, ${facts.location}` },
      ...(facts.how === "removed" && decisionReason ? [{ label: "Why", value: decisionReason }] : []),
      { label: "Your balance", value: creditsInWords(facts.balanceCredits) },
    ],
    button: { label: "See my outlines", url: `${appUrl}/outlines` },
    why: "You get this email because your company sent this customer an outline.",
  };
}

function howItEnded({ how, firstName }: OutlineEndedFacts): string {
  switch (how) {
    case "declined":
      return `${firstName} has declined it.`;
    case "lapsed":
      return `${firstName} has not answered within ${limits.outlineDays} days.`;
    case "removed":
      return "We have removed it.";
    default:
      return `${firstName} takes no more outlines.`;
  }
}

/** As between a customer and a buyer; but each of the few messages about an outline is mailed by itself. */
export function outlineMessageLetter(facts: MessageFacts, appUrl: string): Letter {
  const why = "You get this email because of an outline that waits for the customer’s answer.";
  return { ...messageLetter(facts, appUrl), why };
}
