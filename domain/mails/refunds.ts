import { limits } from "#config/limits.ts";
import { site } from "#config/site.ts";
import { leadServiceLabel } from "#content/options.ts";
import { creditsInWords, greeting, serviceInWords } from "#content/plain-words.ts";
import { pounds } from "#content/pounds.ts";
import { creditNoteNumberInWords, receiptNumberInWords } from "#content/receipt-number.ts";
import { reportAnswers } from "#content/refund-rules.ts";
import { creditNoteForMail } from "#domain/accounting/credit-note.ts";
import { isClosedAddress } from "#domain/contact/closed-address.ts";
import { calledName } from "#domain/contact/person-name.ts";
import type { Context } from "#domain/context.ts";
import { type NewestEntry, newestEntryOf } from "#domain/credits/newest-entry.ts";
import { findDecision } from "#domain/lead-reports/find-decision.ts";
import { awaitsAnswer } from "#domain/lead-reports/report-answer.ts";
import { leadById } from "#domain/leads/leads.sql.ts";
import { presentCustomer } from "#domain/leads/present-customer.ts";
import { sightOf } from "#domain/leads/sight.ts";
import { groundsFacts, newestEntryFact } from "#domain/mails/letter/facts.ts";
import type { MailKind } from "#domain/mails/letter/mail-kind.ts";
import { aCustomer, aLead, aNewestEntry, anInstaller, ID } from "#domain/mails/letter/sample.ts";
import { findPurchase } from "#domain/purchases/find-purchase.ts";
import { issueRequestLink } from "#domain/request-links/open-link.ts";

interface ReportFacts {
  contactName: string;
  serviceLabel: string;
  location: string;
  customerName: string;
  /** What the installer said was wrong with the lead. */
  reported: string;
}

interface PurchaseRefundedFacts extends ReportFacts {
  /** Nobody reported it; `reported` is then why it was refunded. */
  isUnasked: boolean;
  priceCredits: number;
  newestEntry: NewestEntry;
}

export const purchaseRefunded: MailKind<{ purchaseId: string }, PurchaseRefundedFacts> = {
  nameInLog: "Report accepted",
  nameOnLead: "Refund, to the buyer",
  recipient: "account",
  told: "money",
  async gather(context, { purchaseId }) {
    const decided = await decidedReport(context, purchaseId);
    return (
      decided && {
        ...decided.about,
        isUnasked: decided.isUnasked,
        priceCredits: decided.priceCredits,
        newestEntry: decided.newestEntry,
      }
    );
  },
  letter(facts, appUrl) {
    const lead = `${serviceInWords(facts.serviceLabel)}, ${facts.location}`;
    const credits = creditsInWords(facts.priceCredits);
    return {
      subject: `${credits} back: ${lead}`,
      preheader: "The credits are in your balance now.",
      greeting: greeting(facts.contactName),
      paragraphs: [
        ...(facts.isUnasked
          ? [
              `${facts.reported} ${credits} are back in your balance, though you reported nothing. You must delete the customer’s details.`,
            ]
          : [
              `We’ve accepted your report about a lead you bought: ${credits} are back in your balance, ready to use. You don’t need to do anything.`,
            ]),
      ],
      facts: [
        { label: "Lead", value: lead },
        { label: "Customer", value: facts.customerName },
        ...(facts.isUnasked ? [] : [{ label: "Reported as", value: facts.reported }]),
        { label: "Refunded", value: credits },
        newestEntryFact(facts.newestEntry),
      ],
      button: { label: "See my credits", url: `${appUrl}/credits` },
      why: "You’re receiving this email because your company’s credit balance has changed.",
    };
  },
  sample: {
    queued: { purchaseId: ID },
    facts: {
      ...anInstaller,
      ...aLead,
      customerName: "Sam Taylor",
      reported: "Wrong phone number",
      isUnasked: false,
      priceCredits: 5,
      newestEntry: aNewestEntry,
    },
  },
};

interface RefundDeclinedFacts extends ReportFacts {
  purchaseId: string;
  reason: string;
  /** Whoever declined it. */
  decidedBy: string;
}

export const refundDeclined: MailKind<{ purchaseId: string }, RefundDeclinedFacts> = {
  nameInLog: "Report declined",
  nameOnLead: "Report declined, to the buyer",
  recipient: "account",
  told: "money",
  async gather(context, { purchaseId }) {
    const decided = await decidedReport(context, purchaseId);
    return decided && { ...decided.about, purchaseId, reason: decided.reason, decidedBy: decided.decidedBy };
  },
  letter(facts, appUrl) {
    const lead = `${serviceInWords(facts.serviceLabel)}, ${facts.location}`;
    return {
      subject: `Your report was declined: ${lead}`,
      preheader: "The reason, and how to reach us.",
      greeting: greeting(facts.contactName),
      paragraphs: ["We’ve looked at your report about a lead you bought and declined it. Your balance hasn’t changed."],
      facts: [
        { label: "Lead", value: lead },
        { label: "Customer", value: facts.customerName },
        { label: "Reported as", value: facts.reported },
        { label: "Decided by", value: facts.decidedBy },
        ...groundsFacts("report", facts.reason, appUrl),
      ],
      button: { label: "Ask for a second look", url: `${appUrl}/leads/purchases/${facts.purchaseId}#report` },
      after: [
        `You can ask for a second look within ${limits.appealDays} days, once. If you have a question, call us on ${site.phone} (${site.openingHoursLine}) or write to ${site.email}.`,
      ],
      why: "You’re receiving this email because your company reported this lead to us.",
    };
  },
  sample: {
    queued: { purchaseId: ID },
    facts: {
      ...anInstaller,
      ...aLead,
      customerName: "Sam Taylor",
      reported: "Wrong phone number",
      purchaseId: ID,
      reason: "The customer answered our call on this number.",
      decidedBy: "Robin Hale",
    },
  },
};

/** Undefined when the company has closed its account. */
async function decidedReport({ db }: Context, purchaseId: string) {
  const { purchase, lead, installer } = await findPurchase(db.orm, purchaseId);
  if (isClosedAddress(installer.email)) return undefined;
  const { reasonLabel, decisionReason, decidedBy, isUnasked } = await findDecision(db.orm, purchaseId);
  const sight = sightOf(lead, purchase);
  const about = {
    to: installer.email,
    contactName: installer.contactName,
    serviceLabel: leadServiceLabel(lead.serviceType),
    location: sight.text(lead.location),
    customerName: presentCustomer(lead, sight).name,
    reported: reasonLabel,
  };
  const newestEntry = newestEntryOf(installer);
  const { priceCredits } = purchase;
  return { about, isUnasked, priceCredits, newestEntry, decidedBy, reason: sight.text(decisionReason) };
}

interface ReportQuestionFacts {
  firstName: string;
  serviceLabel: string;
  token: string;
}

/** To the customer of a reported lead; it names no company. */
export const reportQuestion: MailKind<{ leadId: string }, ReportQuestionFacts> = {
  nameInLog: "Customer asked about a reported request",
  nameOnLead: "Asked about the reported request, to the customer",
  recipient: "customer",
  /** Undefined once they have answered, or the request has ended. */
  async gather(context, { leadId }, token) {
    const lead = await leadById(context.db.orm, leadId);
    if (!lead || !(await awaitsAnswer(context.db.orm, lead))) return undefined;
    return {
      to: lead.customerEmail,
      firstName: calledName(lead.customerName),
      serviceLabel: leadServiceLabel(lead.serviceType),
      token: await issueRequestLink(context, leadId, token),
    };
  },
  letter(facts, appUrl) {
    const service = serviceInWords(facts.serviceLabel);
    return {
      subject: "One question about your request",
      preheader: "Which of five answers is right?",
      greeting: greeting(facts.firstName),
      paragraphs: [
        `You asked us for quotes for ${service}, or somebody did with your email address. An installer has told us that something about the request may be wrong.`,
        "Please choose the answer that is right. Each link opens a page with that answer; nothing changes until you click its button.",
      ],
      links: {
        intro: "Your answer:",
        items: reportAnswers.map(({ value, label }) => ({
          label,
          url: `${appUrl}/requests/${facts.token}/question?answer=${value}`,
        })),
      },
      after: [
        `These links are private, so please don’t forward this email. They work for ${limits.requestLinkDays} days.`,
      ],
      why: "You’re receiving this email because someone asked for quotes with this email address.",
    };
  },
  sample: { queued: { leadId: ID }, facts: { ...aCustomer } },
};

interface CardRefundedFacts {
  contactName: string;
  credits: number;
  amountPence: number;
  receiptNumber: number | null;
  creditNoteNumber: number;
  newestEntry: NewestEntry;
}

/** With the credit note. */
export const cardRefunded: MailKind<{ paymentId: string; creditNoteNumber: number }, CardRefundedFacts> = {
  nameInLog: "Card refunded",
  recipient: "account",
  told: "money",
  async gather(context, { creditNoteNumber }) {
    const note = await creditNoteForMail(context, creditNoteNumber);
    // Who closed the account was told then that the money goes back.
    if (!note || isClosedAddress(note.to)) return undefined;
    const { to, contactName, credits, amountPence, receiptNumber, newestEntry } = note;
    return { to, contactName, credits, amountPence, receiptNumber, creditNoteNumber, newestEntry };
  },
  letter(facts, appUrl) {
    const amount = pounds(facts.amountPence);
    return {
      subject: `We have refunded ${amount} to your card`,
      preheader: "Your bank may take a little while to show it.",
      greeting: greeting(facts.contactName),
      paragraphs: [
        `${amount} is on its way back to the card you paid with. Your bank may take a little while to show it.`,
        "The unspent credits you bought with this money are no longer in your balance.",
      ],
      facts: [
        { label: "Refunded", value: amount },
        { label: "For", value: creditsInWords(facts.credits) },
        ...(facts.receiptNumber === null
          ? []
          : [{ label: "Receipt", value: receiptNumberInWords(facts.receiptNumber) }]),
        { label: "Credit note", value: creditNoteNumberInWords(facts.creditNoteNumber) },
        newestEntryFact(facts.newestEntry),
      ],
      button: { label: "Open the credit note", url: `${appUrl}/credits/credit-notes/${facts.creditNoteNumber}` },
      why: "You’re receiving this email because we refunded credits to your company’s card.",
    };
  },
  sample: {
    queued: { paymentId: ID, creditNoteNumber: 1 },
    facts: {
      ...anInstaller,
      credits: 10,
      amountPence: 4950,
      receiptNumber: 7,
      creditNoteNumber: 1,
      newestEntry: aNewestEntry,
    },
  },
};
