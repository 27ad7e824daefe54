import { limits } from "#config/limits.ts";
import { facingInWords, homeInWords } from "#content/planner/attached-words.ts";
import { quoteTechnologies } from "#content/quote-sheet/offer-fields.ts";
import { betterOff, type OwnPrices, withPrices } from "#domain/comparison/better-off.ts";
import { type ComparedRow, compareQuotes } from "#domain/comparison/comparison.ts";
import { earlyPence, percentOf } from "#domain/comparison/cost-rows.ts";
import { type Decision, decisionsOf, scaleOf, type TooClose, tooClose } from "#domain/comparison/decision.ts";
import type { Context } from "#domain/context.ts";
import { type HomeOfRequest, homeOfRequest } from "#domain/plans/home-of-request.ts";
import { findOutwardCode } from "#domain/postcodes/outward-code.ts";
import { type CustomerQuote, myQuotes } from "#domain/quotes/customer-quotes.ts";
import { isOpenQuote } from "#domain/quotes/is-open-quote.ts";
import { customerRequest } from "#domain/requests/customer-request.ts";
import { londonDay } from "#domain/time/calendar.ts";

/** Open quotes of a project side by side. */
export interface Comparison {
  /** All open quotes that can be compared, in the order of sending. */
  candidates: CustomerQuote[];
  /** Those being compared, in the same order; quotes for different work stand in groups. */
  quotes: CustomerQuote[];
  groups: ComparedGroup[];
  /** The home that the money is worked out for; null if we do not know the place. */
  home: ComparedHome | null;
}

/** Quotes for the same kind of work, panels with or without a battery being one. */
export interface ComparedGroup {
  work: string;
  quotes: CustomerQuote[];
  /** One a quote, in the same order. */
  decisions: Decision[];
  /** The line that all of them are drawn on, pounds. */
  scale: { from: number; to: number };
  tooClose: TooClose[];
  /** Fact by fact; none of a quote alone. */
  rows: ComparedRow[];
  /** For the charts: for each quote, what is paid when. */
  payments: {
    depositPence: number;
    earlyPence: number;
    duePence: number;
    depositPercent: number;
    earlyPercent: number;
  }[];
}

/** What the money rests on, the same for all quotes. */
export interface ComparedHome {
  hasPlan: boolean;
  home: string;
  roofs: string[];
  /** In words: what neither plan, brief nor form says of the five answers and the roof. */
  assumed: string[];
  /** What a sold kWh brings. */
  exportPence: number;
}

/** What the customer asks for: these quotes, at these prices. */
interface AskedComparison {
  quoteIds: readonly string[];
  own: OwnPrices;
}

/** `comparisonOf` a project's open quotes. Errors: link_invalid, link_revoked, read_only_link. */
export async function myComparison(context: Context, token: string, asked: AskedComparison): Promise<Comparison> {
  const candidates = (await myQuotes(context, token)).filter(isOpenQuote);
  const { postcode, plan, brief, propertyType } = await customerRequest(context, token);
  const outcode = postcode.split(" ")[0] ?? "";
  return comparisonOf(candidates, { outcode, plan, brief, propertyType }, asked, londonDay(context.now));
}

/**
 * Compares up to 4 quotes: those named, or the newest from each company. Names that are not among the candidates are
 * ignored. `request` is what its customer has told of the home; `today` a London day.
 */
export function comparisonOf(
  candidates: CustomerQuote[],
  request: Parameters<typeof homeOfRequest>[0],
  asked: AskedComparison,
  today: string,
): Comparison {
  const quotes = chosenOf(candidates, asked.quoteIds);
  const known = homeOfRequest(request, today);
  const home = known && withPrices(known, asked.own);
  const worth = new Map(quotes.map((quote) => [quote.id, home ? betterOff(quote, home, today) : null]));
  const given = {
    betterOff: ({ id }: CustomerQuote) => worth.get(id) ?? null,
    sapRegion: findOutwardCode(request.outcode)?.sapRegion,
  };
  return {
    candidates,
    quotes,
    groups: [...Map.groupBy(quotes, workOf)].map(([work, own]) => {
      const decisions = decisionsOf(own, given.betterOff);
      return {
        work,
        quotes: own,
        decisions,
        scale: scaleOf(decisions),
        tooClose: tooClose(own, given.betterOff),
        rows: own.length < 2 ? [] : compareQuotes(own, given),
        payments: own.map(paidWhen),
      };
    }),
    home: home ? inWords(home) : null,
  };
}

function workOf({ technology }: CustomerQuote): string {
  const kind = technology === "solar_battery" ? "solar" : technology;
  return quoteTechnologies.find(({ value }) => value === kind)?.label ?? kind;
}

const asked = {
  "home.type": "its kind",
  "home.built": "its age",
  "home.bedrooms": "its bedrooms",
  "energy.heating": "what heats it",
  "solar.arrays": "the roof",
};

function inWords({ inputs, given, hasPlan }: HomeOfRequest): ComparedHome {
  return {
    hasPlan,
    home: homeInWords({ ...inputs.home, heating: inputs.energy.heating }),
    roofs: inputs.solar.arrays.map(facingInWords),
    assumed: hasPlan ? [] : Object.entries(asked).flatMap(([path, words]) => (given.has(path) ? [] : [words])),
    exportPence: inputs.energy.exportPence,
  };
}
function paidWhen({ depositPence, duePence, quote }: CustomerQuote): ComparedGroup["payments"][number] {
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
