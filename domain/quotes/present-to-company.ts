import type { Quote } from "#content/quote-sheet/quote-sheet.ts";
import type { AttachedFile } from "#domain/files/file.ts";
import type { LeadRecord } from "#domain/leads/lead-record.ts";
import { withoutContacts } from "#domain/leads/present-lead.ts";
import { presentQuote, type SentQuote } from "#domain/quotes/present-quote.ts";
import type { QuoteRow } from "#domain/quotes/quotes.sql.ts";

/** The purchase that a quote belongs to, and its lead. */
export interface QuotedPurchase {
  readonly purchase: { readonly endedAt: Date | null };
  readonly lead: LeadRecord;
}

/** Where a company may have typed a phone number or an e-mail address of its customer. */
const FREE_TEXTS = ["text", "notes", "deliver", "make", "model"];

/** A revision as its own company sees it: once the purchase has ended, without the customer's contact details. */
export function presentToCompany(
  row: QuoteRow,
  { purchase, lead }: QuotedPurchase,
  now: Date,
  files: readonly AttachedFile[],
): SentQuote {
  const sent = presentQuote(row, now, files);
  if (!purchase.endedAt || !sent.words) return sent;
  const named = files.map((file) => ({ ...file, fileName: withoutContacts(lead, file.fileName) }));
  return { ...sent, files: named, words: { ...sent.words, quote: withoutCustomer(sent.words.quote, lead) } };
}

function withoutCustomer(quote: Quote, lead: LeadRecord): Quote {
  const shown = (name: string, value: unknown) =>
    typeof value === "string" && FREE_TEXTS.includes(name) ? withoutContacts(lead, value) : value;
  // The same fields with other texts in them.
  return JSON.parse(JSON.stringify(quote), shown) as Quote;
}
