import { type DecidedFacts, decidedLetter, type QuoteChosenFacts, quoteChosenLetter } from "#content/mails/decision.ts";
import { leadServiceLabel } from "#content/options.ts";
import { isClosedAddress } from "#domain/contact/closed-address.ts";
import { firstNameOf } from "#domain/contact/person-name.ts";
import type { Context } from "#domain/context.ts";
import { sightOf } from "#domain/leads/sight.ts";
import type { MailKind } from "#domain/mails/mail-kind.ts";
import { findPurchase } from "#domain/purchases/find-purchase.ts";
import { findQuote } from "#domain/quotes/find-quote.ts";

const money = new Intl.NumberFormat("en-GB", { style: "currency", currency: "GBP" });
const PENCE_IN_POUND = 100;

export const quoteChosen: MailKind<{ purchaseId: string; quoteId: string }, QuoteChosenFacts> = {
  nameInLog: "Quote chosen, to the installer",
  nameOnLead: "Chosen, to the buyer",
  recipient: "account",
  news: "daily",
  /** Undefined once the customer has changed their mind. */
  async gather(context, { purchaseId, quoteId }) {
    const found = await aboutPurchase(context, purchaseId);
    const quote = await findQuote(context.db.orm, quoteId, context.now);
    if (!found || quote?.status !== "chosen") return undefined;
    const { option, revision, duePence } = quote;
    return { ...found.about, option, revision, price: money.format((duePence ?? 0) / PENCE_IN_POUND) };
  },
  letter: quoteChosenLetter,
};

/** To a company that was not chosen, or no longer is. */
export const decided: MailKind<{ purchaseId: string; isChangeOfMind?: true }, DecidedFacts> = {
  nameInLog: "The customer has decided, to the installer",
  nameOnLead: "Decided, to the buyer",
  recipient: "account",
  news: "daily",
  async gather(context, { purchaseId, isChangeOfMind }) {
    const found = await aboutPurchase(context, purchaseId);
    // Told of a choice that is undone by now, nobody would know where they stand.
    if (!found || (!isChangeOfMind && found.stage !== "lost")) return undefined;
    const { lostReason, lostWords } = found;
    return { ...found.about, isChangeOfMind: isChangeOfMind === true, lostReason, lostWords };
  },
  letter: decidedLetter,
};

async function aboutPurchase({ db }: Context, purchaseId: string) {
  const { lead, installer, purchase } = await findPurchase(db.orm, purchaseId);
  if (lead.anonymisedAt || isClosedAddress(installer.email)) return undefined;
  const { stage, lostReason } = purchase;
  const sight = sightOf(lead, purchase);
  return {
    ...{ stage, lostReason, lostWords: sight.text(purchase.lostWords) },
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
