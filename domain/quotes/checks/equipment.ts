import { limits } from "#config/limits.ts";
import { kwInWords } from "#content/planner/heat-pump-size.ts";
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
import { ourYield, type PanelsOnRoofs } from "#domain/quotes/checks/our-yield.ts";

const WHOLE = 100;

/** Far more or far less electricity than our own figure for the roof. */
export const yieldOff: FindCheck = (quote, known) => ("arrays" in quote ? yieldOfPanelsOff(quote, known) : undefined);

/** The same for panels alone. */
export function yieldOfPanelsOff(
  panels: PanelsOnRoofs & { readonly firstYearKwh: number },
  { sapRegion }: Pick<KnownFacts, "sapRegion">,
): QuoteCheck | undefined {
  const ours = ourYield(panels, sapRegion);
  if (!ours) return undefined;
  const { firstYearKwh } = panels;
  const { kwhPerYear, region } = ours;
  const isUsual =
    !isOver(WHOLE + limits.quoteYieldOverPercentMax, firstYearKwh, kwhPerYear) &&
    !isUnder(WHOLE - limits.quoteYieldUnderPercentMax, firstYearKwh, kwhPerYear);
  if (isUsual) return undefined;
  return found("yield", "firstYearKwh", { a: inFigures(firstYearKwh), b: inFigures(kwhPerYear), region });
}

/** More used on site than a home usually can. */
export const ownUse: FindCheck = (quote) => {
  if (!("ownUsePercent" in quote)) return undefined;
  const max =
    quote.technology === "solar_battery" ? limits.quoteOwnUseWithBatteryPercentMax : limits.quoteOwnUsePercentMax;
  return quote.ownUsePercent > max ? found("own_use", "ownUsePercent", { x: quote.ownUsePercent }) : undefined;
};

/** Too weak for the coldest day without a boiler to support it, or far too strong. */
export const size: FindCheck = (quote) => {
  if (quote.technology !== "heat_pump") return undefined;
  const { outputKw, heatLossKw, hybrid } = quote;
  const isTooWeak = !hybrid && outputKw < heatLossKw;
  return isTooWeak || isOver(limits.quoteHeatOutputPercentMax, outputKw, heatLossKw)
    ? found("size", "outputKw", { a: inFigures(outputKw), b: inFigures(heatLossKw) })
    : undefined;
};

/** More heat than our planner expects this home to need. A heat pump from air to air heats no water. */
export const larger: FindCheck = (quote, { heatPumpKw }) => {
  if (quote.technology !== "heat_pump" || quote.kind === "air_air") return undefined;
  return largerThanOurs(quote, { heatPumpKw });
};

type Heat = { readonly outputKw: number };

/** The same for the heat alone, of a heat pump that heats radiators. */
export function largerThanOurs(quote: Heat, { heatPumpKw }: Pick<KnownFacts, "heatPumpKw">): QuoteCheck | undefined {
  if (!heatPumpKw) return undefined;
  return isOver(limits.quoteHeatPumpOverPercentMax, quote.outputKw, heatPumpKw.high)
    ? found("larger", "outputKw", { a: inFigures(quote.outputKw), size: kwInWords(heatPumpKw) })
    : undefined;
}

/** Less heat than our planner expects this home to need, without a boiler to support it. */
export const smaller: FindCheck = (quote, { heatPumpKw }) => {
  if (quote.technology !== "heat_pump" || quote.kind === "air_air" || quote.hybrid) return undefined;
  return smallerThanOurs(quote, { heatPumpKw });
};

/** The same for the heat alone, of a heat pump that heats radiators without a boiler. */
export function smallerThanOurs(quote: Heat, { heatPumpKw }: Pick<KnownFacts, "heatPumpKw">): QuoteCheck | undefined {
  if (!heatPumpKw) return undefined;
  return isUnder(limits.quoteHeatPumpUnderPercentMin, quote.outputKw, heatPumpKw.low)
    ? found("smaller", "outputKw", { a: inFigures(quote.outputKw), size: kwInWords(heatPumpKw) })
    : undefined;
}

/** A heat loss that was not calculated room by room. */
export const heatLoss: FindCheck = (quote) =>
  quote.technology === "heat_pump" && quote.heatLossBy !== "room_by_room"
    ? found("heat_loss", "heatLossBy")
    : undefined;

/** Little heat for its electricity, or hot radiators, which amount to the same. */
export const scop: FindCheck = (quote) => {
  if (quote.technology !== "heat_pump") return undefined;
  const isPoor = hundredths(quote.scop) < hundredths(limits.quoteScopMin) || quote.flowC > limits.quoteFlowCelsiusMax;
  return isPoor ? found("scop", "scop", { s: inFigures(quote.scop), f: quote.flowC }) : undefined;
};

/** A battery with much less usable than nominal capacity. */
export const usable: FindCheck = (quote) => {
  if (!("usableKwh" in quote)) return undefined;
  const { usableKwh, nominalKwh } = quote;
  return isUnder(limits.quoteUsablePercentMin, usableKwh, nominalKwh)
    ? found("usable", "usableKwh", { n: inFigures(nominalKwh), u: inFigures(usableKwh) })
    : undefined;
};

/** A battery where fire guidance advises against one. */
export const place: FindCheck = (quote) =>
  "place" in quote && (quote.place === "loft" || quote.place === "bedroom_or_stairs")
    ? found("place", "place")
    : undefined;

/** More power than may be connected before the network operator has agreed. */
export const network: FindCheck = (quote) => {
  if (quote.network === "g99" || quote.network === "done") return undefined;
  return powersOf(quote).length > 0 && !isNotifiedAfter(quote) ? found("network", "network") : undefined;
};

/** Whether the power is known, and so small that the network operator is notified afterwards (G98). */
export function isNotifiedAfter(quote: Readonly<Record<string, unknown>>): boolean {
  const powers = powersOf(quote);
  const phases = typeof quote.phases === "number" ? quote.phases : 1;
  const isWithin = (kilowatts: number) => hundredths(kilowatts) <= phases * hundredths(limits.quoteNetworkKwMax);
  return powers.length > 0 && powers.every(isWithin);
}

function powersOf({ inverterKw, powerKw }: Readonly<Record<string, unknown>>): number[] {
  return [inverterKw, powerKw].filter((power) => typeof power === "number");
}
