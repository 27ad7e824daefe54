import { limits } from "#config/limits.ts";
import type { QuoteCheckId } from "#content/quote-checks.ts";
import type { Quote } from "#content/quote-sheet/quote-sheet.ts";
import {
  type FindCheck,
  found,
  hundredths,
  inFigures,
  isOver,
  isUnder,
  type KnownFacts,
  type QuoteCheck,
} from "#domain/quotes/checks/check.ts";
import { certificate, party, proofEnds } from "#domain/quotes/checks/company.ts";
import { type FactsGiven, factsGiven } from "#domain/quotes/checks/facts-given.ts";
import { ourYield } from "#domain/quotes/checks/our-yield.ts";
import { hasPublishedPrice, price } from "#domain/quotes/checks/price.ts";
import { tariff, vat } from "#domain/quotes/checks/rates.ts";
import { cancel, cover, deposit, earlyMoney, hurry, rough } from "#domain/quotes/checks/terms.ts";

const WHOLE = 100;

/** Far more or far less electricity than our own figure for the roof. */
const yieldOff: FindCheck = (quote, { sapRegion }) => {
  if (!("arrays" in quote)) return undefined;
  const ours = ourYield(quote, sapRegion);
  if (!ours) return undefined;
  const { firstYearKwh } = quote;
  const { kwhPerYear, region } = ours;
  const isUsual =
    !isOver(WHOLE + limits.quoteYieldOverPercentMax, firstYearKwh, kwhPerYear) &&
    !isUnder(WHOLE - limits.quoteYieldUnderPercentMax, firstYearKwh, kwhPerYear);
  if (isUsual) return undefined;
  return found("yield", "firstYearKwh", { a: inFigures(firstYearKwh), b: inFigures(kwhPerYear), region });
};

/** More used on site than a home usually can. */
const ownUse: FindCheck = (quote) => {
  if (!("ownUsePercent" in quote)) return undefined;
  const max =
    quote.technology === "solar_battery" ? limits.quoteOwnUseWithBatteryPercentMax : limits.quoteOwnUsePercentMax;
  return quote.ownUsePercent > max ? found("own_use", "ownUsePercent", { x: quote.ownUsePercent }) : undefined;
};

/** Too weak for the coldest day without a boiler beside it, or far too strong. */
const size: FindCheck = (quote) => {
  if (quote.technology !== "heat_pump") return undefined;
  const { outputKw, heatLossKw, hybrid } = quote;
  const isTooWeak = !hybrid && outputKw < heatLossKw;
  return isTooWeak || isOver(limits.quoteHeatOutputPercentMax, outputKw, heatLossKw)
    ? found("size", "outputKw", { a: inFigures(outputKw), b: inFigures(heatLossKw) })
    : undefined;
};

/** A heat loss that nobody has reckoned room by room. */
const heatLoss: FindCheck = (quote) =>
  quote.technology === "heat_pump" && quote.heatLossBy !== "room_by_room"
    ? found("heat_loss", "heatLossBy")
    : undefined;

/** Little heat for its electricity, or hot radiators, which come to the same. */
const scop: FindCheck = (quote) => {
  if (quote.technology !== "heat_pump") return undefined;
  const isPoor = hundredths(quote.scop) < hundredths(limits.quoteScopMin) || quote.flowC > limits.quoteFlowCelsiusMax;
  return isPoor ? found("scop", "scop", { s: inFigures(quote.scop), f: quote.flowC }) : undefined;
};

/** A battery of which a good part cannot be used. */
const usable: FindCheck = (quote) => {
  if (!("usableKwh" in quote)) return undefined;
  const { usableKwh, nominalKwh } = quote;
  return isUnder(limits.quoteUsablePercentMin, usableKwh, nominalKwh)
    ? found("usable", "usableKwh", { n: inFigures(nominalKwh), u: inFigures(usableKwh) })
    : undefined;
};

/** A battery where fire guidance wants none. */
const place: FindCheck = (quote) =>
  "place" in quote && (quote.place === "loft" || quote.place === "bedroom_or_stairs")
    ? found("place", "place")
    : undefined;

/** More power than may be connected before the network operator has agreed. */
const network: FindCheck = (quote) => {
  if (quote.network === "g99" || quote.network === "done") return undefined;
  const phases = "phases" in quote ? quote.phases : 1;
  const isOverLimit = (kilowatts: number) => hundredths(kilowatts) > phases * hundredths(limits.quoteNetworkKwMax);
  const powers = [...("inverterKw" in quote ? [quote.inverterKw] : []), ...("powerKw" in quote ? [quote.powerKw] : [])];
  return powers.some(isOverLimit) ? found("network", "network") : undefined;
};

/** All checks in the order in which they are shown. */
const finders: Readonly<Record<QuoteCheckId, FindCheck>> = {
  proof_ends: proofEnds,
  rough,
  deposit,
  early_money: earlyMoney,
  hurry,
  cancel,
  certificate,
  party,
  cover,
  yield: yieldOff,
  own_use: ownUse,
  price,
  usable,
  place,
  size,
  heat_loss: heatLoss,
  scop,
  network,
  tariff,
  vat,
};

/** What a customer reads beside a quote. */
export interface QuoteChecks {
  readonly facts: FactsGiven;
  readonly checks: readonly QuoteCheck[];
  /** False where no published price is known for this work, or it is too old to compare with. */
  readonly priceCompared: boolean;
}

/** Examines a quote whose figures agree. Pure: the same quote and the same facts give the same checks. */
export function checksOf(quote: Quote, known: KnownFacts): QuoteChecks {
  const checks = Object.values(finders).flatMap((find) => find(quote, known) ?? []);
  return { facts: factsGiven(quote), checks, priceCompared: hasPublishedPrice(quote, known) };
}
