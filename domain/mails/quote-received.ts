import { type QuoteReceivedFacts, quoteReceivedLetter } from "#content/mails/quote-received.ts";
import { calledName } from "#domain/contact/person-name.ts";
import type { MailKind } from "#domain/mails/mail-kind.ts";
import { findPurchase } from "#domain/purchases/find-purchase.ts";
import { findQuote } from "#domain/quotes/find-quote.ts";
import { issueRequestLink } from "#domain/request-links/open-link.ts";

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
    await issueRequestLink(context, lead.id, token);
    const { basis, firm, mayRisePercent = null, validUntil, option, technology } = quote.words.quote;
    return {
      to: lead.customerEmail,
      firstName: calledName(lead.customerName),
      company: installer.companyName,
      quoteId,
      revision: quote.revision,
      ...{ option, technology, basis, firm, mayRisePercent, validUntil },
      duePence: quote.duePence ?? 0,
      depositPence: quote.depositPence ?? 0,
      checks: quote.words.checks.checks.map(({ text }) => text),
      facts: quote.words.checks.facts.text,
      token,
    };
  },
  letter: quoteReceivedLetter,
};
