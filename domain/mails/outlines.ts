import { limits } from "#config/limits.ts";
import { dayAndTime } from "#content/appointment-words.ts";
import { type ContactWish, contactWishAsFact } from "#content/contact-wish.ts";
import { leadServiceLabel } from "#content/options.ts";
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
import { isClosedAddress } from "#domain/contact/closed-address.ts";
import { calledName, firstNameOf } from "#domain/contact/person-name.ts";
import type { Context } from "#domain/context.ts";
import { type NewestEntry, newestEntryOf } from "#domain/credits/newest-entry.ts";
import { type InstallerRow, installerById } from "#domain/installers/installers.sql.ts";
import { sightOfOutline } from "#domain/leads/sight.ts";
import { contactFacts, newestEntryFact } from "#domain/mails/letter/facts.ts";
import type { Letter } from "#domain/mails/letter/letter.ts";
import type { MailKind } from "#domain/mails/letter/mail-kind.ts";
import { aCustomer, aLead, aNewestEntry, anInstaller, ID, TOKEN } from "#domain/mails/letter/sample.ts";
import { type MessageFacts, messageLetter } from "#domain/mails/messages.ts";
import type { OutlineRow } from "#domain/outline-quotes/outlines.sql.ts";
import { findOutline } from "#domain/outline-quotes/read-outline.ts";
import { findPurchase } from "#domain/purchases/find-purchase.ts";
import { issueRequestLink } from "#domain/request-links/open-link.ts";
import { shownChecksOf } from "#domain/vetting/shown-checks.ts";

interface OutlineReceivedFacts {
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

export const outlineReceived: MailKind<{ leadId: string; outlineId: string; isReminder?: true }, OutlineReceivedFacts> =
  {
    nameInLog: "Outline received, to the customer",
    nameOnLead: "An outline, to the customer",
    recipient: "customer",
    /** Undefined once it no longer waits. */
    async gather(context, { outlineId, isReminder = false }, token) {
      const found = await aboutOutline(context, outlineId);
      if (found?.status !== "waiting") return undefined;
      const { outline, lead, installer, technology } = found;
      const link = await issueRequestLink(context, lead.id, token);
      const checks = await shownChecksOf(context.db.orm, [installer.id], lead.serviceType, context.now);
      return {
        to: lead.customerEmail,
        firstName: calledName(lead.customerName),
        company: installer.companyName,
        fromPence: outline.fromPence,
        toPence: outline.toPence,
        size: outline.size,
        technology,
        equipment: outline.equipment ?? "",
        needsSurvey: outline.needsSurvey,
        text: outline.text ?? "",
        earliestStart: outline.earliestStart,
        lapsesAt: outline.lapsesAt,
        isReminder,
        checks: checks.get(installer.id) ?? [],
        path: `/requests/${link}/outlines/${outlineId}`,
      };
    },
    letter(facts, appUrl) {
      const { company, size, technology } = facts;
      const until = dayAndTime(facts.lapsesAt);
      return {
        subject: `${company} has sent an outline`,
        preheader: `${poundsOfOutline(facts)}. ${company} won’t have your details unless you pick them.`,
        greeting: greeting(facts.firstName),
        paragraphs: [
          facts.isReminder
            ? `An outline from ${company} is still waiting for you. It’s open until ${until}.`
            : `${company} has sent you an outline: a rough first offer. It’s open until ${until}.`,
          `They don’t have your details, and won’t get them unless you click “Give ${company} my details”.`,
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
        after: [NEVER_CHECKED, "The link is private, so please don’t forward this email."],
        why: "You’re receiving this email because you asked for outlines from installers.",
      };
    },
    sample: {
      queued: { leadId: ID, outlineId: ID },
      facts: {
        to: aCustomer.to,
        firstName: aCustomer.firstName,
        company: "Hill Heat Ltd",
        technology: "solar",
        size: 4.2,
        fromPence: 620_000,
        toPence: 840_000,
        equipment: "Ten panels of 440 W",
        needsSurvey: true,
        earliestStart: "2027-01-11",
        text: "South roof, with scaffold.",
        checks: [],
        isReminder: false,
        lapsesAt: new Date("2026-12-02T12:00Z"),
        path: `/requests/${TOKEN}/outlines/${ID}`,
      },
    },
  };

interface OutlinePickedFacts {
  contactName: string;
  firstName: string;
  purchaseId: string;
  serviceLabel: string;
  location: string;
  customer: { name: string; email: string | null; phone: string | null; postcode: string };
  wish: ContactWish;
  newestEntry: NewestEntry;
}

/** Queued by the database with the pick. */
export const outlinePicked: MailKind<{ purchaseId: string }, OutlinePickedFacts> = {
  nameInLog: "Picked by the customer, to the installer",
  nameOnLead: "Contact details, to the company that was picked",
  recipient: "account",
  told: "lead",
  news: "daily",
  async gather({ db }, { purchaseId }) {
    const { purchase, lead, installer } = await findPurchase(db.orm, purchaseId);
    if (lead.anonymisedAt || purchase.endedAt) return undefined;
    const { customerName: name, customerEmail: email, customerPhone: phone, postcode } = lead;
    return {
      to: installer.email,
      contactName: installer.contactName,
      firstName: firstNameOf(name),
      purchaseId,
      serviceLabel: leadServiceLabel(lead.serviceType),
      location: lead.location,
      customer: { name, email, phone, postcode },
      wish: { contactWay: lead.contactWay, contactTimes: lead.contactTimes },
      newestEntry: newestEntryOf(installer),
    };
  },
  letter(facts, appUrl) {
    const { firstName, customer } = facts;
    const prefers = contactWishAsFact(facts.wish);
    return {
      subject: `${firstName} has picked you`,
      preheader: `Contact details inside. Please get in touch within ${limits.customerAnswerHours} hours.`,
      greeting: greeting(facts.contactName),
      paragraphs: [
        `${firstName} has read your outline for ${serviceInWords(facts.serviceLabel)} in ${facts.location} and has given you their details. The credits held for it have paid for the lead. We’re telling the customer that we’ve asked you to contact them within ${limits.customerAnswerHours} hours.`,
      ],
      facts: [
        { label: "Name", value: customer.name },
        ...contactFacts(customer),
        { label: "Postcode", value: customer.postcode },
        ...(prefers ? [{ label: "Prefers", value: prefers }] : []),
        newestEntryFact(facts.newestEntry),
      ],
      button: { label: "Open this lead", url: `${appUrl}/leads/purchases/${facts.purchaseId}` },
      why: "You’re receiving this email because your company sent this customer an outline.",
    };
  },
  sample: {
    queued: { purchaseId: ID },
    facts: {
      ...anInstaller,
      ...aLead,
      firstName: aCustomer.firstName,
      purchaseId: ID,
      customer: { name: "Sam Reed", email: "sam@example.com", phone: "+447700900123", postcode: "CR0 1EA" },
      wish: { contactWay: "text", contactTimes: null },
      newestEntry: aNewestEntry,
    },
  },
};

interface OutlineEndedFacts {
  contactName: string;
  firstName: string;
  serviceLabel: string;
  location: string;
  credits: number;
  how: string;
  decisionReason: string | null;
  balanceCredits: number;
  newestEntry: NewestEntry;
}

/** Queued by the database with every end that the company did not bring about itself. */
export const outlineEnded: MailKind<{ leadId: string; installerId: string; outlineId: string }, OutlineEndedFacts> = {
  nameInLog: "An outline has ended, to the installer",
  nameOnLead: "Credits back, to a company with an outline",
  recipient: "account",
  told: "duty",
  news: "daily",
  async gather(context, { outlineId }) {
    const found = await aboutOutline(context, outlineId);
    if (!found) return undefined;
    const { outline, lead, installer, purchase } = found;
    const location = sightOfOutline(lead, purchase, false).text(lead.location);
    return {
      to: installer.email,
      contactName: installer.contactName,
      firstName: firstNameOf(lead.customerName),
      serviceLabel: leadServiceLabel(lead.serviceType),
      location,
      credits: outline.priceCredits,
      how: howOf(outline, installer),
      decisionReason: outline.decisionReason,
      balanceCredits: installer.credits,
      newestEntry: newestEntryOf(installer),
    };
  },
  letter(facts, appUrl) {
    const { firstName, credits, decisionReason } = facts;
    return {
      subject: `Your ${creditsInWords(credits)} are back`,
      preheader: howItEnded(facts),
      greeting: greeting(facts.contactName),
      paragraphs: [
        `${howItEnded(facts)} The ${creditsInWords(credits)} held for your outline for ${whoInSentence(firstName)} are back in your balance.`,
      ],
      facts: [
        { label: "Outline", value: `${serviceInWords(facts.serviceLabel)}, ${facts.location}` },
        ...(facts.how === "removed" && decisionReason ? [{ label: "Why", value: decisionReason }] : []),
        { label: "Your balance", value: creditsInWords(facts.balanceCredits) },
        newestEntryFact(facts.newestEntry),
      ],
      button: { label: "See my outlines", url: `${appUrl}/outlines` },
      why: "You’re receiving this email because your company sent this customer an outline.",
    };
  },
  sample: {
    queued: { leadId: ID, installerId: ID, outlineId: ID },
    facts: {
      ...anInstaller,
      ...aLead,
      firstName: aCustomer.firstName,
      credits: 5,
      how: "lapsed",
      decisionReason: null,
      balanceCredits: 12,
      newestEntry: aNewestEntry,
    },
  },
};

function howOf(outline: OutlineRow, company: InstallerRow): string {
  if (outline.decision === "removed") return "removed";
  const isBuying = company.status === "approved" && company.buyingHeldAt === null;
  return outline.status === "ended" && !isBuying ? "not_buying" : outline.status;
}

function howItEnded({ how, firstName }: OutlineEndedFacts): string {
  switch (how) {
    case "declined":
      return `${firstName} has declined your outline.`;
    case "lapsed":
      return `${firstName} didn’t reply within ${limits.outlineDays} days.`;
    case "removed":
      return "We’ve removed your outline.";
    case "not_buying":
      return "You can’t buy leads just now, so your outlines have ended.";
    default:
      return `${firstName} isn’t taking any more outlines.`;
  }
}

export const outlineQuestion: MailKind<{ installerId: string; outlineId: string; messageId: string }, MessageFacts> = {
  nameInLog: "A question about an outline, to the installer",
  recipient: "account",
  told: "duty",
  news: "daily",
  async gather(context, { outlineId, messageId }) {
    const found = await aboutOutline(context, outlineId);
    const text = found?.messages.find(({ id }) => id === messageId)?.text;
    if (found?.status !== "waiting" || !text) return undefined;
    const { installer, lead, purchase } = found;
    const seen = sightOfOutline(lead, purchase, true).text(text);
    const to = { to: installer.email, name: installer.contactName, sender: firstNameOf(lead.customerName) };
    return { ...to, texts: [seen], path: `/outlines#outline-${outlineId}` };
  },
  letter: outlineMessageLetter,
  sample: {
    queued: { installerId: ID, outlineId: ID, messageId: ID },
    facts: {
      to: anInstaller.to,
      name: anInstaller.contactName,
      sender: "Sam",
      texts: ["Is the scaffold in it?"],
      path: `/outlines#outline-${ID}`,
    },
  },
};

export const outlineAnswer: MailKind<{ leadId: string; outlineId: string; messageId: string }, MessageFacts> = {
  nameInLog: "A message about an outline, to the customer",
  nameOnLead: "A message about an outline, to the customer",
  recipient: "customer",
  async gather(context, { outlineId, messageId }, token) {
    const found = await aboutOutline(context, outlineId);
    const text = found?.messages.find(({ id }) => id === messageId)?.text;
    if (found?.status !== "waiting" || !text) return undefined;
    const { installer, lead } = found;
    const link = await issueRequestLink(context, lead.id, token);
    const to = { to: lead.customerEmail, name: calledName(lead.customerName), sender: installer.companyName };
    return { ...to, texts: [text], path: `/requests/${link}/outlines/${outlineId}` };
  },
  letter: outlineMessageLetter,
  sample: {
    queued: { leadId: ID, outlineId: ID, messageId: ID },
    facts: {
      to: aCustomer.to,
      name: "Sam",
      sender: "Hill Heat Ltd",
      texts: ["Yes, it is."],
      path: `/requests/${TOKEN}/outlines/${ID}`,
    },
  },
};

/** As between a customer and a buyer; but each of the few messages about an outline is mailed by itself. */
function outlineMessageLetter(facts: MessageFacts, appUrl: string): Letter {
  const why = "You’re receiving this email because an outline is waiting for the customer’s answer.";
  return { ...messageLetter(facts, appUrl), why };
}

/** Undefined once either side is gone. */
async function aboutOutline({ db, now }: Context, outlineId: string) {
  const found = await findOutline(db.orm, outlineId, now);
  const installer = found && (await installerById(db.orm, found.outline.installerId));
  if (!found || !installer || found.lead.anonymisedAt || isClosedAddress(installer.email)) return undefined;
  return { ...found, installer };
}
