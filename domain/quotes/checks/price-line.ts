import grants from "#content/data/grants.json" with { type: "json" };
import solarCost from "#content/data/solar-cost.json" with { type: "json" };
import { pounds } from "#content/planner/figures.ts";
import { type PricePlace, priceTexts } from "#content/price-words.ts";
import type { Quote } from "#content/quote-sheet/quote-sheet.ts";
import { factsWith } from "#domain/planner/facts/facts.ts";
import { filled, inFigures } from "#domain/quotes/checks/check.ts";
import { hasAged, medianOfSize } from "#domain/quotes/checks/price.ts";
import { partSums, sumsOf } from "#domain/quotes/sheet/line-sums.ts";

/** Work with its price, VAT included, before grants. */
export interface PricedWork {
  readonly kind: "solar" | "heatPump" | "other";
  readonly pounds: number;
  /** kWp of panels, kW of a heat pump. */
  readonly size: number;
}

/** Where a price lies among what is published. */
export interface PriceLine {
  /** The documented sentence, without its full stop. */
  readonly text: string;
  /** Null: we know no official price. */
  readonly place: PricePlace | null;
  /** The records behind it, and the day on which we checked them; null without any. */
  readonly source: { readonly names: readonly string[]; readonly checkedOn: string } | null;
}

const UNKNOWN: PriceLine = { text: priceTexts.unknown, place: null, source: null };

/** Compares a price with the newest records not older than `quotePublishedPriceMonths` on `today` (a London day). */
export function priceLine(work: PricedWork, today: string): PriceLine {
  if (work.kind === "solar") return lineOfPanels(work, today);
  return work.kind === "heatPump" ? lineOfHeatPump(work, today) : UNKNOWN;
}

/** The same for a quote; a home's price has VAT, and of panels with a battery the panels' part counts. */
export function priceLineOf(quote: Quote, { today, isHome }: { today: string; isHome: boolean }): PriceLine {
  const work = pricedWork(quote, isHome);
  return work ? priceLine(work, today) : UNKNOWN;
}

function pricedWork(quote: Quote, isHome: boolean): PricedWork | undefined {
  const sums = "arrays" in quote ? partSums(quote)?.solar : sumsOf(quote.lines);
  if (!sums) return undefined;
  const paid = (isHome ? sums.totalPence : sums.netPence) / 100;
  if ("arrays" in quote) return { kind: "solar", pounds: paid, size: quote.kWp };
  const isRecorded = quote.technology === "heat_pump" && quote.kind === "air_water" && isHome;
  return isRecorded ? { kind: "heatPump", pounds: paid, size: quote.outputKw } : undefined;
}

function lineOfPanels(work: PricedWork, today: string): PriceLine {
  const median = medianOfSize(work.size)?.poundsPerKw;
  if (median === undefined || hasAged(solarCost.periodEnd, today)) return UNKNOWN;
  const { year, poundsPerKwp, source } = solarCost.offers;
  const [low = 0, high = 0] = poundsPerKwp;
  const each = work.pounds / work.size;
  const known = { median: pounds(median), period: solarCost.period, year, low: pounds(low), high: pounds(high) };
  return {
    text: filled(priceTexts.solar, { ...saidOf(work), each: pounds(each), ...known }),
    place: each < low ? "underOffers" : each <= high ? "amongOffers" : each < median ? "overOffers" : "overMedian",
    source: { names: [solarCost.record, source], checkedOn: solarCost.checked },
  };
}

/** Of all sizes; beside it, what our planner expects of this one. */
function lineOfHeatPump(work: PricedWork, today: string): PriceLine {
  const { poundsQuartiles, period, periodEnd, record } = grants.heatPumpCost;
  if (hasAged(periodEnd, today)) return UNKNOWN;
  const [low = 0, high = 0] = poundsQuartiles;
  const facts = factsWith({});
  const kw = Math.max(facts.number("heat-pump.least"), work.size);
  const about = facts.number("costs.heatPump.fixed") + kw * facts.number("costs.heatPump.perKw");
  const known = { low: pounds(low), high: pounds(high), period, about: pounds(about) };
  return {
    text: filled(priceTexts.heatPump, { ...saidOf(work), ...known }),
    place: work.pounds < low ? "lowQuarter" : work.pounds <= high ? "middleHalf" : "highQuarter",
    source: { names: [record], checkedOn: grants.checked },
  };
}

const saidOf = ({ pounds: price, size }: PricedWork) => ({ price: pounds(price), size: inFigures(size) });
