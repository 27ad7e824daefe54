import { limits } from "#config/limits.ts";
import { type FindCheck, found, hundredths, inFigures, isOver } from "#domain/quotes/checks/check.ts";

/** Too weak for the coldest day without a boiler beside it, or far too strong. */
export const size: FindCheck = (quote) => {
  if (quote.technology !== "heat_pump") return undefined;
  const { outputKw, heatLossKw, hybrid } = quote;
  const isTooWeak = !hybrid && outputKw < heatLossKw;
  return isTooWeak || isOver(limits.quoteHeatOutputPercentMax, outputKw, heatLossKw)
    ? found("size", "outputKw", { a: inFigures(outputKw), b: inFigures(heatLossKw) })
    : undefined;
};

/** A heat loss that nobody has reckoned room by room. */
export const heatLoss: FindCheck = (quote) =>
  quote.technology === "heat_pump" && quote.heatLossBy !== "room_by_room"
    ? found("heat_loss", "heatLossBy")
    : undefined;

/** Little heat for its electricity, or hot radiators, which come to the same. */
export const scop: FindCheck = (quote) => {
  if (quote.technology !== "heat_pump") return undefined;
  const isPoor = hundredths(quote.scop) < hundredths(limits.quoteScopMin) || quote.flowC > limits.quoteFlowCelsiusMax;
  return isPoor ? found("scop", "scop", { s: inFigures(quote.scop), f: quote.flowC }) : undefined;
};
