import { limits } from "#config/limits.ts";
import { type FindCheck, found, inFigures, isOver, isUnder } from "#domain/quotes/checks/check.ts";
import { ourYield } from "#domain/quotes/checks/our-yield.ts";

const WHOLE = 100;

/** Far more or far less electricity than our own figure for the roof. */
export const yieldOff: FindCheck = (quote, { sapRegion }) => {
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
export const ownUse: FindCheck = (quote) => {
  if (!("ownUsePercent" in quote)) return undefined;
  const max =
    quote.technology === "solar_battery" ? limits.quoteOwnUseWithBatteryPercentMax : limits.quoteOwnUsePercentMax;
  return quote.ownUsePercent > max ? found("own_use", "ownUsePercent", { x: quote.ownUsePercent }) : undefined;
};
