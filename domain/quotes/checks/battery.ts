import { limits } from "#config/limits.ts";
import { type FindCheck, found, hundredths, inFigures, isUnder } from "#domain/quotes/checks/check.ts";

/** A battery of which a good part cannot be used. */
export const usable: FindCheck = (quote) => {
  if (!("usableKwh" in quote)) return undefined;
  const { usableKwh, nominalKwh } = quote;
  return isUnder(limits.quoteUsablePercentMin, usableKwh, nominalKwh)
    ? found("usable", "usableKwh", { n: inFigures(nominalKwh), u: inFigures(usableKwh) })
    : undefined;
};

/** A battery where fire guidance wants none. */
export const place: FindCheck = (quote) =>
  "place" in quote && (quote.place === "loft" || quote.place === "bedroom_or_stairs")
    ? found("place", "place")
    : undefined;

/** More power than may be connected before the network operator has agreed. */
export const network: FindCheck = (quote) => {
  if (quote.network === "g99" || quote.network === "done") return undefined;
  const phases = "phases" in quote ? quote.phases : 1;
  const isOverLimit = (kilowatts: number) => hundredths(kilowatts) > phases * hundredths(limits.quoteNetworkKwMax);
  const powers = [...("inverterKw" in quote ? [quote.inverterKw] : []), ...("powerKw" in quote ? [quote.powerKw] : [])];
  return powers.some(isOverLimit) ? found("network", "network") : undefined;
};
