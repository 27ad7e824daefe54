import {
  addedInWords,
  BILL_NAME,
  billOf,
  checkedInWords,
  DEPOSIT_ALLOWED,
  extrasOnTop,
  givenInWords,
  guaranteesOf,
  inShort,
  NOTHING_NOTICED,
  partyInWords,
  payLabel,
  paymentsOf,
  priceInWords,
  revisionInWords,
  sentInWords,
  systemInWords,
  titleOf,
} from "#app/routes/quote/quotes/quote-lines.ts";
import { NOT_SAID, type Question, remarksAt } from "#app/routes/quote/quotes/remarks.tsx";
import { dateInWords, formatCount, formatPence } from "#app/ui/format.ts";
import { sizeInWords } from "#app/ui/talk/attached-files.tsx";
import { priceInWords as publishedPriceInWords } from "#app/ui/talk/price-note.tsx";
import { pdfAnswer } from "#app/web/file-answer.ts";
import { factTable, type Paper, type PaperBlock } from "#app/web/pdf/paper.ts";
import { site } from "#config/site.ts";
import { quoteStates } from "#content/quote-states.ts";
import type { Decision } from "#domain/comparison/decision.ts";
import { cleanFileName } from "#domain/documents/document-name.ts";
import type { Logo } from "#domain/quotes/company-logo.ts";
import type { CustomerQuote } from "#domain/quotes/customer-quotes.ts";
import { equipmentOf, factsOf, includedOf, type QuoteFact } from "#domain/quotes/quote-words.ts";

interface QuoteOnPaper {
  readonly quote: CustomerQuote;
  readonly money: Decision["money"];
  readonly logo: Logo | undefined;
}

/** The paper as a download, alike for the customer and for the company that sent the quote. */
export function quotePdf({ quote, money, logo }: QuoteOnPaper, now: Date): Promise<Response> {
  const option = quote.option === "A" ? "" : ` ${quote.option}`;
  const name = cleanFileName(`${site.name} quote ${quote.company}${option}`, "application/pdf");
  return pdfAnswer(name, quotePaper(quote, money, now, logo), "attachment");
}

/** A quote on paper: all that its page says, unfolded, with its company's logo. */
export function quotePaper(quote: CustomerQuote, money: Decision["money"], now: Date, logo?: Logo): Paper {
  const facts = factsOf(quote.quote);
  const { legalName, address } = quote.quote.party;
  return {
    title: titleOf(quote),
    author: site.name,
    at: now,
    logo: logo && { ...logo, of: quote.company },
    foot: `${titleOf(quote)}, ${revisionInWords(quote)}. Saved on ${dateInWords(now)}`,
    blocks: [
      { p: `${sentInWords(quote)} ${revisionInWords(quote)}: ${quoteStates[quote.status].toLowerCase()}.` },
      { p: payLabel(quote), look: "muted" },
      { p: formatPence(quote.payPence), look: "large" },
      { p: priceInWords(quote) },
      ...factTable("In short", inShort(quote, money)),
      { h2: "What we noticed" },
      ...(quote.checks.length === 0 ? [{ p: NOTHING_NOTICED }] : [{ list: quote.checks.map(({ text }) => text) }]),
      { h2: "What you get" },
      { p: "deliver" in quote.quote ? quote.quote.deliver : systemInWords(quote) },
      ...factTable(
        "What is fitted",
        equipmentOf(quote.quote).map(({ name, what, says }) => [{ text: name, note: says }, what]),
      ),
      ...terms("The system", facts.own),
      ...remarks(quote, "get"),
      { h3: "What the price covers" },
      ...terms("What the price covers", includedOf(quote.quote)),
      ...whatYouPay(quote),
      ...terms("What they expect you to save", facts.savings),
      { h2: "What may change" },
      ...remarks(quote, "change"),
      ...terms("What may change", facts.change),
      { h2: "What is promised" },
      ...factTable(
        "Guarantees",
        guaranteesOf(quote, { isDrawn: false }).map(({ name, years, note = "" }) => [
          { text: name, note },
          formatCount(years, "year"),
        ]),
      ),
      ...remarks(quote, "promised"),
      ...terms("What is promised", facts.promised),
      { h2: "Who you would sign with" },
      { p: [`${legalName}, ${address}.`, partyInWords(quote)].filter(Boolean).join(" ") },
      ...remarks(quote, "sign"),
      ...terms("Who you would sign with", facts.sign),
      { h2: "Technical facts" },
      { p: givenInWords(facts.technical), look: "muted" },
      ...terms("Technical facts", facts.technical),
      ...(quote.quote.notes ? [{ h2: "Their notes" }, { p: quote.quote.notes }] : []),
      ...files(quote),
      { p: checkedInWords(quote), look: "muted" },
    ],
  };
}

function whatYouPay(quote: CustomerQuote): PaperBlock[] {
  const { said, source } = publishedPriceInWords(quote.priceLine);
  const onTop = extrasOnTop(quote);
  const payments = paymentsOf(quote);
  const hasDeposit = payments.some(({ when }) => when === "on_order");
  return [
    { h2: "What you pay, and when" },
    {
      table: {
        name: BILL_NAME,
        rows: billOf(quote).map(({ name, note, said: price, kind }) => ({
          cells: [{ text: name, note }, price],
          isTotal: kind !== undefined,
        })),
      },
    },
    { p: said },
    ...(source ? [{ p: source, look: "muted" as const }] : []),
    ...remarks(quote, "pay"),
    { h3: "When" },
    ...factTable(
      "What is paid when",
      payments.map(({ words, pence }) => [words, formatPence(pence)]),
    ),
    ...(hasDeposit ? [{ p: DEPOSIT_ALLOWED }] : []),
    ...(onTop ? [{ p: onTop }] : []),
  ];
}

/** Where the page has a link that asks about it. */
function remarks(quote: CustomerQuote, at: Question): PaperBlock[] {
  const found = remarksAt(quote, at);
  return found.length === 0 ? [] : [{ p: "To ask:", look: "muted" }, { list: found.map(({ text }) => text) }];
}

function terms(name: string, facts: readonly QuoteFact[]): PaperBlock[] {
  return factTable(
    name,
    facts.map(({ name: fact, value, says }) => [{ text: fact, note: says }, value ?? NOT_SAID]),
  );
}

function files({ files: all, sentAt }: CustomerQuote): PaperBlock[] {
  if (all.length === 0) return [];
  const named = all.map(({ fileName, sizeBytes, addedAt }) => {
    return `${fileName}, ${sizeInWords(sizeBytes)}${addedInWords(addedAt, sentAt)}`;
  });
  return [{ h2: "Files" }, { list: named }];
}
