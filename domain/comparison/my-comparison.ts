import { limits } from "#config/limits.ts";
import { facingInWords, homeInWords } from "#content/planner/attached-words.ts";
import { quoteTechnologies } from "#content/quote-sheet/offer-fields.ts";
import { type Actor, requireInstaller } from "#domain/actor.ts";
import { betterOff, type OwnPrices, withPrices } from "#domain/comparison/better-off.ts";
import { type ComparedRow, compareQuotes } from "#domain/comparison/comparison.ts";
import { earlyPence, percentOf } from "#domain/comparison/cost-rows.ts";
import {
  type Decision,
  decisionOf,
  moneyOf,
  scaleOf,
  type TooClose,
  tooClose,
  withBest,
} from "#domain/comparison/decision.ts";
import type { OutsideColumn } from "#domain/comparison/outside-cells.ts";
import { outsideWorth } from "#domain/comparison/outside-worth.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { type HomeOfRequest, homeOfRequest, type RequestedHome } from "#domain/plans/home-of-request.ts";
import { findOutwardCode } from "#domain/postcodes/outward-code.ts";
import { type CustomerQuote, householdQuotes, myQuotes, ownQuoteAsRead } from "#domain/quotes/customer-quotes.ts";
import { isOpenQuote } from "#domain/quotes/is-open-quote.ts";
import { householdOutsideQuotes, myOutsideQuotes, type OutsideQuote } from "#domain/quotes/outside-quotes.ts";
import { leadOfHouseholdLink } from "#domain/request-links/open-link.ts";
import { type CustomerRequest, customerRequest, presentRequest } from "#domain/requests/customer-request.ts";
import { londonDay } from "#domain/time/calendar.ts";

/** Open quotes of a project side by side. */
export interface Comparison {
  /** All open quotes that can be compared, in the order of sending, and those from elsewhere in the order of adding. */
  candidates: CustomerQuote[];
  outsideCandidates: OutsideQuote[];
  /** Those being compared, in the same order; quotes for different work stand in groups. */
  quotes: CustomerQuote[];
  outside: OutsideQuote[];
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
  /** Those from elsewhere, none of which can be chosen here. */
  outside: OutsideColumn[];
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
  const quotes = (await myQuotes(context, token)).filter(isOpenQuote);
  const outside = await myOutsideQuotes(context, token);
  const request = await customerRequest(context, token);
  return comparisonOf({ quotes, outside }, homeOf(request), asked, londonDay(context.now));
}

/** The same for the household, at our prices: its figures are the customer's. Errors: link_invalid, link_revoked. */
export async function householdComparison(
  context: Context,
  token: string,
  quoteIds: readonly string[],
): Promise<Comparison> {
  const quotes = await householdQuotes(context, token);
  const outside = await householdOutsideQuotes(context, token);
  const request = await presentRequest(context, await leadOfHouseholdLink(context.db.orm, token, context.now));
  return comparisonOf({ quotes, outside }, homeOf(request), { quoteIds, own: {} }, londonDay(context.now));
}

/** What an open quote brings, as its customer's comparison says. Errors: as `myComparison`. */
export async function moneyOfMyQuote(
  context: Context,
  token: string,
  quote: CustomerQuote,
): Promise<Decision["money"]> {
  return moneyAlone(quote, homeOf(await customerRequest(context, token)), londonDay(context.now));
}

/**
 * A quote that the actor's company has sent, as its paper says it to the customer: the same words, figures and logo,
 * whoever saves it. The money rests on form, plan and brief, all of which the company reads of a lead it has bought, and
 * on no other quote; once the purchase has ended it may not read them, and the money and the customer's contact details
 * are left out. Errors: not_signed_in, role_required, not_found (not the company's, or its words are gone).
 */
export async function ownQuoteOnPaper(context: Context, actor: Actor, quoteId: string) {
  const { id: installerId } = requireInstaller(actor, "bought_leads");
  const found = await ownQuoteAsRead(context, quoteId, installerId);
  if (!found) throw new DomainError("not_found");
  const { quote, logo, purchase, lead } = found;
  const money = purchase.endedAt ? null : moneyAlone(quote, homeOf(lead), londonDay(context.now));
  return { quote, money, logo };
}

function moneyAlone(quote: CustomerQuote, request: RequestedHome, today: string): Decision["money"] {
  if (!isOpenQuote(quote)) return null;
  const home = homeOfRequest(request, today);
  return decisionOf(quote, home ? betterOff(quote, home, today) : null).money;
}

type ToldOfHome = Pick<CustomerRequest, "postcode" | "plan" | "brief" | "propertyType">;

function homeOf({ postcode, plan, brief, propertyType }: ToldOfHome): RequestedHome {
  return { outcode: postcode.split(" ")[0] ?? "", plan, brief, propertyType };
}

/**
 * Compares up to 4 quotes: those named, or the newest from each company and then those from elsewhere. Names that are
 * not among the candidates are ignored. `request` is what its customer has told of the home; `today` a London day.
 */
function comparisonOf(found: Found, request: RequestedHome, asked: AskedComparison, today: string): Comparison {
  const { quotes, outside } = chosenOf(found, asked.quoteIds);
  const known = homeOfRequest(request, today);
  const home = known && withPrices(known, asked.own);
  const worth = new Map([
    ...quotes.map((quote) => [quote.id, home ? betterOff(quote, home, today) : null] as const),
    ...outside.map(({ id, typed }) => [id, home ? outsideWorth(typed, home, today) : null] as const),
  ]);
  const given = {
    betterOff: ({ id }: { id: string }) => worth.get(id) ?? null,
    sapRegion: findOutwardCode(request.outcode)?.sapRegion,
  };
  const works = new Set([...quotes.map(workOf), ...outside.map(({ typed }) => workOf({ technology: typed.work }))]);
  return {
    candidates: found.quotes,
    outsideCandidates: found.outside,
    quotes,
    outside,
    groups: [...works].map((work) => {
      const own = quotes.filter((quote) => workOf(quote) === work);
      const others = outside
        .filter(({ typed }) => workOf({ technology: typed.work }) === work)
        .map((quote) => ({ quote, id: quote.id, money: moneyOf(given.betterOff(quote)) }));
      const all = withBest([...own.map((quote) => decisionOf(quote, given.betterOff(quote))), ...others]);
      const decisions = all.filter((one) => "quoteId" in one);
      const columns = all.filter((one) => "quote" in one);
      return {
        work,
        quotes: own,
        decisions,
        outside: columns,
        scale: scaleOf(all),
        tooClose: tooClose([...own, ...others], given.betterOff),
        rows: all.length < 2 ? [] : compareQuotes(own, given, columns),
        payments: own.map(paidWhen),
      };
    }),
    home: home ? inWords(home) : null,
  };
}

function workOf({ technology }: Pick<CustomerQuote, "technology">): string {
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

interface Found {
  quotes: CustomerQuote[];
  outside: OutsideQuote[];
}

/** The newest quote from each company in the order of sending and those from elsewhere, unless two or more were chosen. */
function chosenOf({ quotes, outside }: Found, quoteIds: readonly string[]): Found {
  const isNamed = ({ id }: { id: string }) => quoteIds.includes(id);
  const named = { quotes: quotes.filter(isNamed), outside: outside.filter(isNamed) };
  if (named.quotes.length + named.outside.length > 1) return atMost(named);
  const newest = new Set(
    [...Map.groupBy(quotes, ({ purchaseId }) => purchaseId).values()].map((own) => own.at(-1)?.id),
  );
  // If one company offers several options, compare those.
  return atMost({ quotes: quotes.filter(({ id }) => newest.size === 1 || newest.has(id)), outside });
}

function atMost({ quotes, outside }: Found): Found {
  const most = limits.comparedQuotesMax;
  return { quotes: quotes.slice(0, most), outside: outside.slice(0, Math.max(0, most - quotes.length)) };
}
