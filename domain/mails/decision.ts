import { customerReasonLabel } from "#content/customer-reasons.ts";
import { leadServiceLabel } from "#content/options.ts";
import { greeting, leadInWords } from "#content/plain-words.ts";
import { isClosedAddress } from "#domain/contact/closed-address.ts";
import { firstNameOf } from "#domain/contact/person-name.ts";
import type { Context } from "#domain/context.ts";
import { sightOf } from "#domain/leads/sight.ts";
import type { MailKind } from "#domain/mails/letter/mail-kind.ts";
import { aCustomer, aLead, anInstaller, ID } from "#domain/mails/letter/sample.ts";
import { findPurchase } from "#domain/purchases/find-purchase.ts";
import { findQuote } from "#domain/quotes/find-quote.ts";

const WHY = "You’re receiving this email because your company bought this lead.";
const money = new Intl.NumberFormat("en-GB", { style: "currency", currency: "GBP" });
const PENCE_IN_POUND = 100;

interface DecisionFacts {
  contactName: string;
  firstName: string;
  serviceLabel: string;
  location: string;
  purchaseId: string;
}

type QuoteChosenFacts = DecisionFacts & { option: string; revision: number; price: string };

export const quoteChosen: MailKind<{ purchaseId: string; quoteId: string }, QuoteChosenFacts> = {
  nameInLog: "Quote chosen, to the installer",
  nameOnLead: "Chosen, to the buyer",
  recipient: "account",
  told: "lead",
  news: "daily",
  /** Undefined once the customer has changed their mind. */
  async gather(context, { purchaseId, quoteId }) {
    const found = await aboutPurchase(context, purchaseId);
    const quote = await findQuote(context.db.orm, quoteId, context.now);
    if (!found || quote?.status !== "chosen") return undefined;
    const { option, revision, duePence } = quote;
    return { ...found.about, option, revision, price: money.format((duePence ?? 0) / PENCE_IN_POUND) };
  },
  letter: (facts, appUrl) => ({
    subject: `${facts.firstName} has chosen you`,
    preheader: "Please send your contract. The customer signs with you, not with us.",
    greeting: greeting(facts.contactName),
    paragraphs: [
      `${facts.firstName} has chosen your quote: option ${facts.option}, revision ${facts.revision}, ${facts.price}.`,
      "This is not a contract. Please send them yours now, with their right to cancel within 14 days set out in writing, and agree when the work will start.",
    ],
    facts: [{ label: "Lead", value: leadInWords(facts) }],
    button: { label: "Open this lead", url: `${appUrl}/leads/purchases/${facts.purchaseId}` },
    after: ["If you can no longer do the work, say so on the lead’s page, so that they can look for someone else."],
    why: WHY,
  }),
  sample: {
    queued: { purchaseId: ID, quoteId: ID },
    facts: {
      ...anInstaller,
      ...aLead,
      firstName: aCustomer.firstName,
      purchaseId: ID,
      option: "A",
      revision: 2,
      price: "£8,450.00",
    },
  },
};

interface DecidedFacts extends DecisionFacts {
  /** Chosen before, and now open again. */
  isChangeOfMind: boolean;
  /** What the customer wanted to tell this company; it says nothing about another. */
  customerReason: string | null;
  customerWords: string | null;
}

/** To a company that was not chosen, or no longer is. */
export const decided: MailKind<{ purchaseId: string; isChangeOfMind?: true }, DecidedFacts> = {
  nameInLog: "The customer has decided, to the installer",
  nameOnLead: "Decided, to the buyer",
  recipient: "account",
  told: "lead",
  news: "daily",
  async gather(context, { purchaseId, isChangeOfMind }) {
    const found = await aboutPurchase(context, purchaseId);
    // Told of a choice that is undone by now, nobody would know where they stand.
    if (!found || (!isChangeOfMind && found.stage !== "lost")) return undefined;
    const { customerReason, customerWords } = found;
    return { ...found.about, isChangeOfMind: isChangeOfMind === true, customerReason, customerWords };
  },
  letter(facts, appUrl) {
    const { firstName, customerReason, customerWords } = facts;
    const said = [
      ...(customerReason ? [{ label: "Their reason", value: customerReasonLabel(customerReason) }] : []),
      ...(customerWords ? [{ label: "Their words", value: customerWords }] : []),
    ];
    return {
      subject: `${firstName} has decided`,
      preheader: facts.isChangeOfMind ? "They have changed their mind." : "They have chosen another company.",
      greeting: greeting(facts.contactName),
      paragraphs: facts.isChangeOfMind
        ? [
            `${firstName} had chosen your quote but has changed their mind, so no quote is chosen at the moment. Your quote stays open until it expires.`,
          ]
        : [
            `${firstName} has chosen another company for this work. Thank you for your time and your quote.`,
            "Please don’t contact them about it again. You’ll no longer see their details two weeks from now.",
          ],
      facts: [{ label: "Lead", value: leadInWords(facts) }, ...said],
      button: { label: "Open this lead", url: `${appUrl}/leads/purchases/${facts.purchaseId}` },
      why: WHY,
    };
  },
  sample: {
    queued: { purchaseId: ID },
    facts: {
      ...anInstaller,
      ...aLead,
      firstName: aCustomer.firstName,
      purchaseId: ID,
      isChangeOfMind: false,
      customerReason: "price",
      customerWords: "It was close.",
    },
  },
};

async function aboutPurchase({ db }: Context, purchaseId: string) {
  const { lead, installer, purchase } = await findPurchase(db.orm, purchaseId);
  if (lead.anonymisedAt || isClosedAddress(installer.email)) return undefined;
  const { stage, customerReason } = purchase;
  const sight = sightOf(lead, purchase);
  return {
    stage,
    customerReason,
    customerWords: sight.text(purchase.customerWords),
    about: {
      to: installer.email,
      contactName: installer.contactName,
      firstName: firstNameOf(lead.customerName),
      serviceLabel: leadServiceLabel(lead.serviceType),
      location: sight.text(lead.location),
      purchaseId,
    },
  };
}
