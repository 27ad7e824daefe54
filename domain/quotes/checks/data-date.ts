import prices from "#content/data/energy-prices.json" with { type: "json" };
import grants from "#content/data/grants.json" with { type: "json" };
import solarCost from "#content/data/solar-cost.json" with { type: "json" };

/** The London day on which the newest of the published figures was read, with which quotes are checked. */
export const quoteDataDate: string = [prices.checked, grants.checked, solarCost.checked].toSorted().at(-1) ?? "";
