import { limits } from "#config/limits.ts";
import grants from "#content/data/grants.json" with { type: "json" };
import solarCost from "#content/data/solar-cost.json" with { type: "json" };
import type { Quote } from "#content/quote-sheet/quote-sheet.ts";
import {
  type FindCheck,
  found,
  hundredths,
  inPounds,
  type KnownFacts,
  type QuoteCheck,
} from "#domain/quotes/checks/check.ts";
import { partSums, type Sums, sumsOf } from "#domain/quotes/sheet/line-sums.ts";
import { londonDay } from "#domain/time/calendar.ts";
import { monthsAfter } from "#domain/time/periods.ts";

/** What such systems cost, by a published record. */
interface PublishedPrice {
  readonly unit: string;
  /** The customer's price, and the number of units, in hundredths. */
  readonly quotedPence: number;
  readonly unitHundredths: number;
  readonly medianPence: number;
  /** The usual range, in pence per unit times 100, to compare fractions of pence exactly. */
  readonly lowHundredths: number;
  readonly highHundredths: number;
  readonly source: string;
  readonly period: string;
}

const PENCE_IN_POUND = 100;
const ONE = 100;

/** What a published record can be held against: panels by their kWp, or an air source heat pump in a home. */
export interface PricedPart {
  readonly kind: "solar" | "heatPump";
  /** What the customer bears. */
  readonly pence: number;
  /** Of panels; nothing for a heat pump, of which the record has one price for all sizes. */
  readonly kWp: number;
}

/** A price far from the published records. */
export const price: FindCheck = (quote, known) => priceOff(pricedPart(quote, known), known);

/** The same for the part of a quote that records know. */
export function priceOff(part: PricedPart | undefined, known: Pick<KnownFacts, "today">): QuoteCheck | undefined {
  const published = part && publishedPrice(part, known);
  if (!published) return undefined;
  const { quotedPence, unitHundredths, lowHundredths, highHundredths, medianPence, unit, source, period } = published;
  const quoted = quotedPence * ONE * ONE;
  if (quoted <= highHundredths * unitHundredths && quoted >= lowHundredths * unitHundredths) return undefined;
  const each = Math.round((quotedPence * ONE) / unitHundredths);
  return found("price", "totalPence", { a: inPounds(each), unit, b: inPounds(medianPence), source, period });
}

/** Whether there is a figure, not older than `quotePublishedPriceMonths`, to compare this quote's price with. */
export function hasPublishedPrice(quote: Quote, known: KnownFacts): boolean {
  const part = pricedPart(quote, known);
  return part !== undefined && publishedPrice(part, known) !== undefined;
}

/** The record of heat pumps covers those from air to water, in homes. */
function pricedPart(quote: Quote, { isHome }: Pick<KnownFacts, "isHome">): PricedPart | undefined {
  if ("arrays" in quote) {
    const sums = partSums(quote)?.solar;
    return sums && { kind: "solar", pence: asBorne(sums, isHome), kWp: quote.kWp };
  }
  const isRecorded = quote.technology === "heat_pump" && quote.kind === "air_water" && isHome;
  return isRecorded ? { kind: "heatPump", pence: asBorne(sumsOf(quote.lines), isHome), kWp: 0 } : undefined;
}

function publishedPrice(part: PricedPart, { today }: Pick<KnownFacts, "today">): PublishedPrice | undefined {
  return part.kind === "solar" ? pricePerKwp(part, today) : priceOfHeatPump(part, today);
}

function pricePerKwp({ pence, kWp }: PricedPart, today: string): PublishedPrice | undefined {
  const row = medianOfSize(kWp);
  if (!row || hasAged(solarCost.periodEnd, today)) return undefined;
  const medianPence = row.poundsPerKw * PENCE_IN_POUND;
  return {
    unit: "kWp",
    quotedPence: pence,
    unitHundredths: hundredths(kWp),
    medianPence,
    lowHundredths: medianPence * limits.quoteSolarPricePercentMin,
    highHundredths: medianPence * limits.quoteSolarPricePercentMax,
    source: solarCost.source,
    period: solarCost.period,
  };
}

function priceOfHeatPump({ pence }: PricedPart, today: string): PublishedPrice | undefined {
  const { pounds, poundsQuartiles, source, period, periodEnd } = grants.heatPumpCost;
  const [low = 0, high = 0] = poundsQuartiles;
  if (hasAged(periodEnd, today)) return undefined;
  return {
    unit: "heat pump",
    quotedPence: pence,
    unitHundredths: ONE,
    medianPence: pounds * PENCE_IN_POUND,
    lowHundredths: low * PENCE_IN_POUND * limits.quoteHeatPumpPricePercentMin,
    highHundredths: high * PENCE_IN_POUND * limits.quoteHeatPumpPricePercentMax,
    source,
    period,
  };
}

/** Businesses reclaim VAT. */
function asBorne({ totalPence, netPence }: Sums, isHome: boolean): number {
  return isHome ? totalPence : netPence;
}

/** The median that is published for panels of this size, kWp; undefined for larger ones. */
export function medianOfSize(kWp: number) {
  return solarCost.medians.find(({ overKw, toKw }) => kWp > overKw && kWp <= toKw);
}

/** Whether a record is too old on `today` to compare a price with. */
export function hasAged(periodEnd: string, today: string): boolean {
  return today > londonDay(monthsAfter(new Date(`${periodEnd}T12:00:00Z`), limits.quotePublishedPriceMonths));
}
