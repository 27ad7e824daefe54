import { limits } from "#config/limits.ts";
import prices from "#content/data/energy-prices.json" with { type: "json" };
import grants from "#content/data/grants.json" with { type: "json" };
import { type ComparedRow, compareQuotes } from "#domain/comparison/comparison.ts";
import { earlyPence, percentOf } from "#domain/comparison/cost-rows.ts";
import { costOverYears, type EnergyPrices } from "#domain/comparison/running-cost.ts";
import type { Context } from "#domain/context.ts";
import { findOutwardCode } from "#domain/postcodes/outward-code.ts";
import { type CustomerQuote, myQuotes } from "#domain/quotes/customer-quotes.ts";
import { isOpenQuote } from "#domain/quotes/is-open-quote.ts";
import { customerRequest } from "#domain/requests/customer-request.ts";
import { londonDay } from "#domain/time/calendar.ts";

/** Open quotes of a project side by side. */
export interface Comparison {
  /** All open quotes that can be compared, in the order of sending. */
  candidates: CustomerQuote[];
  /** Those being compared, in the same order. */
  quotes: CustomerQuote[];
  rows: ComparedRow[];
  prices: EnergyPrices;
  /** Whether the customer typed their own prices. */
  areOwnPrices: boolean;
  capFrom: string;
  /** For the charts: for each quote, what is paid when, and the cost after each year from 0 to 20, in pence. */
  payments: {
    depositPence: number;
    earlyPence: number;
    duePence: number;
    depositPercent: number;
    earlyPercent: number;
  }[];
  costByYear: number[][];
}

const YEARS = 20;

/**
 * Compares 2 to 4 quotes: those named, or the newest from each company. Names that are not open quotes of this project
 * are ignored. With fewer than two there are no rows. Errors: link_invalid, link_revoked, read_only_link.
 */
export async function myComparison(
  context: Context,
  token: string,
  asked: { quoteIds: readonly string[]; own: Partial<EnergyPrices> },
): Promise<Comparison> {
  const candidates = (await myQuotes(context, token)).filter(isOpenQuote);
  const quotes = chosenOf(candidates, asked.quoteIds);
  const { postcode } = await customerRequest(context, token);
  const cap = prices.caps.findLast(({ start }) => start <= londonDay(context.now));
  const usual = { unitPence: cap?.electricityUnit ?? 0, exportPence: grants.exportTariff.penceTypical };
  const used = { ...usual, ...asked.own };
  const sapRegion = findOutwardCode(postcode.split(" ")[0] ?? "")?.sapRegion;
  return {
    candidates,
    quotes,
    prices: used,
    capFrom: cap?.start ?? "",
    areOwnPrices: Object.keys(asked.own).length > 0,
    rows: quotes.length < 2 ? [] : compareQuotes(quotes, { prices: used, sapRegion }),
    payments: quotes.map(paidWhen),
    costByYear: quotes.map((quote) =>
      Array.from({ length: YEARS + 1 }, (_, years) => costOverYears(quote, years, used)),
    ),
  };
}

function paidWhen({ depositPence, duePence, quote }: CustomerQuote): Comparison["payments"][number] {
  const early = earlyPence(quote);
  return {
    depositPence,
    duePence,
    earlyPence: early,
    depositPercent: percentOf(depositPence, duePence),
    earlyPercent: percentOf(early, duePence),
  };
}

/** The newest quote from each company in the order of sending, unless at least two were chosen. */
function chosenOf(candidates: readonly CustomerQuote[], quoteIds: readonly string[]): CustomerQuote[] {
  const named = candidates.filter(({ id }) => quoteIds.includes(id));
  if (named.length > 1) return named.slice(0, limits.comparedQuotesMax);
  const newest = new Set(
    [...Map.groupBy(candidates, ({ purchaseId }) => purchaseId).values()].map((own) => own.at(-1)?.id),
  );
  // If one company offers several options, compare those.
  const own = candidates.filter(({ id }) => newest.size === 1 || newest.has(id));
  return own.slice(0, limits.comparedQuotesMax);
}
