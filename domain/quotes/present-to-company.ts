import { type AttachedFile, filesSeen } from "#domain/files/file.ts";
import { type HeldLead, sightOf } from "#domain/leads/sight.ts";
import { presentQuote, type SentQuote } from "#domain/quotes/present-quote.ts";
import type { SentQuoteRow } from "#domain/quotes/quotes.sql.ts";
import { withTexts } from "#domain/quotes/sheet/quote-texts.ts";

/** The purchase that a quote belongs to, and its lead. */
export interface QuotedPurchase {
  readonly purchase: { readonly id: string; readonly endedAt: Date | null };
  readonly lead: HeldLead;
}

/** With the name of whoever of the company sent it, or of their key; null of older ones. */
export type OwnQuote = SentQuote & { readonly sentBy: string | null };

/** A revision as its own company sees it: once the purchase has ended, without the customer's contact details. */
export function presentToCompany(
  row: SentQuoteRow,
  { purchase, lead }: QuotedPurchase,
  now: Date,
  files: readonly AttachedFile[],
): OwnQuote {
  const sight = sightOf(lead, purchase);
  const sent = { ...presentQuote(row, now, filesSeen(files, sight)), sentBy: row.by };
  if (sight.isWhole || !sent.words) return sent;
  const { quote, checks } = sent.words;
  const remarks = checks.checks.map(({ hint, ...check }) => ({
    ...check,
    text: sight.text(check.text),
    question: sight.text(check.question),
    ...(hint === undefined ? {} : { hint: sight.text(hint) }),
  }));
  const seen = withTexts(quote, (text) => sight.text(text));
  const tradingName = checks.tradingName === undefined ? {} : { tradingName: sight.text(checks.tradingName) };
  return { ...sent, words: { ...sent.words, quote: seen, checks: { ...checks, ...tradingName, checks: remarks } } };
}
