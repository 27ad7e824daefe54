import type { BetterOff } from "#domain/comparison/better-off.ts";
import { STEP_POUNDS } from "#domain/comparison/cell.ts";
import { bandOf } from "#domain/planner/money/bands.ts";
import type { CustomerQuote } from "#domain/quotes/customer-quotes.ts";
import { mayRisePence } from "#domain/quotes/quote-figures.ts";

/** What one decides by on one quote; amounts of what is paid in pence. */
export interface Decision {
  readonly quoteId: string;
  /** With all extras that the quote names. */
  readonly payPence: number;
  readonly duePence: number;
  readonly extrasPence: number;
  /** Null for work that is not planned with, such as a charger, and for businesses. */
  readonly money: DecisionMoney | { readonly why: string } | null;
  readonly firm: {
    readonly isFirm: boolean;
    readonly basis: CustomerQuote["quote"]["basis"];
    /** What may come on top of `payPence`. */
    readonly mayRisePence: number;
  };
  /** Of workmanship; `insuredYears` of them are insured. */
  readonly guaranteeYears: number;
  readonly insuredYears: number;
  /** The earliest, a London day. */
  readonly start: string;
  /** What we would ask, the weightiest first. */
  readonly asks: CustomerQuote["checks"];
}

/** Better off after 20 years by our own figures, pounds; negative is worse off. */
export interface DecisionMoney {
  /** To ten pounds. */
  readonly pounds: number;
  /** Where 8 in 10 of the planner's draws lie, to a hundred pounds. */
  readonly low: number;
  readonly high: number;
  /** Null: not within 20 years. */
  readonly paybackYears: number | null;
  /** As much as every other quote or more, and more than one of them. */
  readonly isBest: boolean;
}

/** Two quotes so close in money that the order would be the other way in more than one of ten outcomes. */
export interface TooClose {
  readonly aheadId: string;
  readonly behindId: string;
  readonly pounds: number;
}

const RANGE_STEP_POUNDS = 100;

/** What one decides by on a quote alone. `worth` as `betterOff` gives it. */
export function decisionOf(quote: CustomerQuote, worth: BetterOff | null): Decision {
  const { basis, firm, workmanshipYears, insuredYears, earliestStart } = quote.quote;
  const { duePence, payPence } = quote;
  return {
    quoteId: quote.id,
    payPence,
    duePence,
    extrasPence: payPence - duePence,
    money: moneyOf(worth),
    firm: { isFirm: firm, basis, mayRisePence: mayRisePence(quote.quote) },
    guaranteeYears: workmanshipYears,
    insuredYears,
    start: earliestStart,
    asks: quote.checks,
  };
}

/** What `betterOff` found, as it is shown. */
export function moneyOf(worth: BetterOff | null): Decision["money"] {
  if (!worth || "why" in worth) return worth;
  const pounds = inSteps(worth.npvPounds, STEP_POUNDS);
  const [low, , high] = bandOf(worth.drawnPounds);
  return {
    pounds,
    low: Math.min(pounds, inSteps(low, RANGE_STEP_POUNDS)),
    high: Math.max(pounds, inSteps(high, RANGE_STEP_POUNDS)),
    paybackYears: worth.paybackYears,
    isBest: false,
  };
}

/** Without "−0". */
const inSteps = (pounds: number, step: number) => Math.round(pounds / step) * step + 0;

/**
 * Marks the best on money of quotes for one kind of work, unless all are equal, and keeps their order: nothing is sorted
 * by it.
 */
export function withBest<One extends { readonly money: Decision["money"] }>(alone: readonly One[]): One[] {
  const all = alone.flatMap(({ money }) => (money && "pounds" in money ? [money.pounds] : []));
  const most = Math.max(...all);
  const differ = Math.min(...all) < most;
  return alone.map((one) =>
    one.money && "pounds" in one.money
      ? { ...one, money: { ...one.money, isBest: differ && one.money.pounds === most } }
      : one,
  );
}

/** A lead that holds in fewer of the draws than this can be chance. */
const SURE = 0.9;

/**
 * Which neighbours in money are too close to tell apart, the best first. Both are drawn with the same weather, use and
 * prices, so the same panels at two prices are never too close. Equal ones are not named.
 */
export function tooClose<One extends { readonly id: string }>(
  quotes: readonly One[],
  worthOf: (quote: One) => BetterOff | null,
): TooClose[] {
  const worths = quotes.flatMap((quote) => {
    const worth = worthOf(quote);
    if (!worth || "why" in worth) return [];
    return [{ id: quote.id, pounds: inSteps(worth.npvPounds, STEP_POUNDS), drawn: worth.drawnPounds }];
  });
  const ranked = worths.toSorted((one, other) => other.pounds - one.pounds);
  return ranked.slice(1).flatMap((behind, index) => {
    const ahead = ranked[index];
    if (!ahead || ahead.pounds === behind.pounds) return [];
    const holds = ahead.drawn.filter((pounds, draw) => pounds > (behind.drawn[draw] ?? 0)).length;
    if (holds >= SURE * ahead.drawn.length) return [];
    return [{ aheadId: ahead.id, behindId: behind.id, pounds: ahead.pounds - behind.pounds }];
  });
}

/** One line for all bars: from nothing, or the worst, to the best, in round pounds. */
export function scaleOf(decisions: readonly Pick<Decision, "money">[]): { readonly from: number; readonly to: number } {
  const all = decisions.flatMap(({ money }) => (money && "pounds" in money ? [money.low, money.high] : []));
  const low = Math.min(0, ...all);
  const high = Math.max(0, ...all);
  const step = roundStep(high - low);
  return { from: Math.floor(low / step) * step + 0, to: low === high ? step : Math.ceil(high / step) * step };
}

/** At most six of one of these make the line. */
const ROUND_STEPS_POUNDS = [1000, 2000, 5000, 10_000, 20_000, 50_000];
const MOST_STEP_POUNDS = 100_000;
const STEPS_MAX = 5;

function roundStep(span: number): number {
  return ROUND_STEPS_POUNDS.find((step) => span / step <= STEPS_MAX) ?? MOST_STEP_POUNDS;
}
