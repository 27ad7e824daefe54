import type { Quote } from "#content/quote-sheet/quote-sheet.ts";
import { priceLineOf } from "#domain/quotes/checks/price-line.ts";
import type { CustomerQuote } from "#domain/quotes/customer-quotes.ts";
import { extrasPence, figuresOf } from "#domain/quotes/quote-figures.ts";

/** A sent quote as on its customer's page; what is compared depends on its content. */
export function aCustomerQuote(quote: Quote, given: Partial<CustomerQuote> = {}): CustomerQuote {
  const { duePence, depositPence, totalPence, netPence, vatPence } = figuresOf(quote);
  return {
    id: `${quote.technology} ${quote.option}`,
    purchaseId: "p",
    company: "Tern Energy Ltd",
    position: 0,
    option: quote.option,
    revision: 1,
    technology: quote.technology,
    status: "sent",
    isOpened: false,
    sentAt: new Date("2026-11-20T12:00:00Z"),
    validUntil: quote.validUntil,
    dataDate: "2026-11-22",
    totalPence,
    duePence,
    payPence: duePence + extrasPence(quote),
    depositPence,
    quote,
    sums: { netPence, vatPence, totalPence },
    isForBusiness: false,
    checks: [],
    tradingName: null,
    factsText: "40 of 40 facts given.",
    priceLine: priceLineOf(quote, { today: "2026-11-26", isHome: true }),
    files: [],
    plannerKwh: null,
    ...given,
  };
}
