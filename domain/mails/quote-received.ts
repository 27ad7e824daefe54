import { greeting, serviceInWords } from "#content/plain-words.ts";
import { basisOptions, quoteTechnologies } from "#content/quote-sheet/offer-fields.ts";
import { calledName } from "#domain/contact/person-name.ts";
import type { MailKind } from "#domain/mails/letter/mail-kind.ts";
import { aCustomer, ID, TOKEN } from "#domain/mails/letter/sample.ts";
import { findPurchase } from "#domain/purchases/find-purchase.ts";
import { findQuote } from "#domain/quotes/find-quote.ts";
import { extrasPence } from "#domain/quotes/quote-figures.ts";
import { issueRequestLink } from "#domain/request-links/open-link.ts";

const money = new Intl.NumberFormat("en-GB", { style: "currency", currency: "GBP" });
const dayInWords = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
const PENCE_IN_POUND = 100;

interface QuoteReceivedFacts {
  firstName: string;
  company: string;
  quoteId: string;
  option: string;
  revision: number;
  technology: string;
  basis: string;
  firm: boolean;
  mayRisePercent: number | null;
  /** A London day like 2026-12-24. */
  validUntil: string;
  duePence: number;
  /** With the extras it names. */
  payPence: number;
  depositPence: number;
  checks: readonly string[];
  /** "40 of 40 facts given." */
  facts: string;
  token: string;
}

export const quoteReceived: MailKind<{ purchaseId: string; quoteId: string }, QuoteReceivedFacts> = {
  nameInLog: "Quote received, to the customer",
  nameOnLead: "A quote, to the customer",
  recipient: "customer",
  /** Undefined once the quote is no longer open: superseded, withdrawn or over. */
  async gather(context, { purchaseId, quoteId }, token) {
    const { orm } = context.db;
    const { lead, installer, purchase } = await findPurchase(orm, purchaseId);
    const quote = await findQuote(orm, quoteId, context.now);
    const isOpen = quote?.status === "sent" || quote?.status === "chosen";
    if (!isOpen || !quote.words || lead.anonymisedAt || purchase.endedAt) return undefined;
    const link = await issueRequestLink(context, lead.id, token);
    const { basis, firm, mayRisePercent = null, validUntil, option, technology } = quote.words.quote;
    return {
      to: lead.customerEmail,
      firstName: calledName(lead.customerName),
      company: installer.companyName,
      quoteId,
      revision: quote.revision,
      option,
      technology,
      basis,
      firm,
      mayRisePercent,
      validUntil,
      duePence: quote.duePence ?? 0,
      payPence: (quote.duePence ?? 0) + extrasPence(quote.words.quote),
      depositPence: quote.depositPence ?? 0,
      checks: quote.words.checks.checks.map(({ text }) => text),
      facts: quote.words.checks.facts.text,
      token: link,
    };
  },
  letter(facts, appUrl) {
    const { company, option, revision } = facts;
    const work = quoteTechnologies.find(({ value }) => value === facts.technology)?.label ?? facts.technology;
    const isNew = revision === 1;
    return {
      subject: `${company} has sent you a quote`,
      preheader: `${inPounds(facts.payPence)}, ${firmness(facts)}. It’s valid until ${inWords(facts.validUntil)}, so there’s no hurry.`,
      greeting: greeting(facts.firstName),
      paragraphs: [
        isNew
          ? `${company} has sent you a quote for ${serviceInWords(work)}, their option ${option}.`
          : `${company} has sent you revision ${revision} of option ${option}, a quote for ${serviceInWords(work)}. It replaces the previous one.`,
      ],
      facts: [
        { label: "You pay, with VAT", value: inPounds(facts.duePence) },
        ...(facts.payPence === facts.duePence
          ? []
          : [{ label: "With the extras it names", value: inPounds(facts.payPence) }]),
        { label: "Price", value: capitalised(firmness(facts)) },
        { label: "Deposit", value: facts.depositPence === 0 ? "None" : `${inPounds(facts.depositPence)}, on order` },
        { label: "Valid until", value: inWords(facts.validUntil) },
        {
          label: "Our checks",
          value: [...(facts.checks.length > 0 ? facts.checks : ["Nothing stands out."]), facts.facts].join("\n"),
        },
      ],
      button: { label: "Read the quote", url: `${appUrl}/requests/${facts.token}/quotes/${facts.quoteId}` },
      after: [
        "There’s no hurry, and this is not a contract. Our checks only suggest what to ask about.",
        "The link is private, so please don’t forward this email.",
      ],
      why: "You’re receiving this email because you asked for quotes and this company has your details.",
    };
  },
  sample: {
    queued: { purchaseId: ID, quoteId: ID },
    facts: {
      to: aCustomer.to,
      firstName: aCustomer.firstName,
      token: TOKEN,
      company: "Sunny Roofs & Sons Ltd",
      quoteId: ID,
      option: "A",
      revision: 1,
      technology: "solar_battery",
      basis: "desk",
      firm: false,
      mayRisePercent: 15,
      validUntil: "2026-12-24",
      duePence: 1_194_050,
      payPence: 1_239_050,
      depositPence: 358_200,
      checks: ["The deposit is 30%. Consumer codes allow 25%, and insurance covers no more."],
      facts: "39 of 40 facts given. Missing: savings.",
    },
  },
};

function firmness({ firm, mayRisePercent, basis }: QuoteReceivedFacts): string {
  const known = (basisOptions.find(({ value }) => value === basis)?.label ?? basis).toLowerCase();
  return firm ? `firm, ${known}` : `can rise by up to ${mayRisePercent ?? 0}%, ${known}`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function inPounds(amountPence: number): string {
  return money.format(Math.round(amountPence) / PENCE_IN_POUND);
}

function inWords(day: string): string {
  return dayInWords.format(new Date(`${day}T00:00:00Z`));
}
