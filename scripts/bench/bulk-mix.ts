import { limits } from "#config/limits.ts";
import facts from "#content/data/outcodes.json" with { type: "json" };
import {
  leadBudgetLabel,
  propertyTypeOptions,
  quoteBudgetOptions,
  quoteServiceOptions,
  timeframeOptions,
  urgencyOptions,
} from "#content/options.ts";
import type { BulkMix } from "#db/bulk.sql.ts";
import { findOutwardCode, locationName } from "#domain/areas/outward-code.ts";

/** What bulk test data is made of: the product's own options, every outward code with streets, invented people. */
export function bulkMix(): BulkMix {
  return {
    places: facts.outwardCodes
      .map(([outward]) => String(outward))
      .filter((outward) => findOutwardCode(outward)?.hasAddresses)
      .map((outcode) => ({ outcode, location: locationName(outcode) })),
    services: quoteServiceOptions.map(({ value }) => value),
    urgencies: urgencyOptions.map(({ value }) => value),
    propertyTypes: propertyTypeOptions.map(({ value }) => value),
    timeframes: timeframeOptions.map(({ value }) => value),
    budgets: quoteBudgetOptions.map(({ value }) => leadBudgetLabel(value)),
    firstNames: ["Amelia", "Bronwen", "Callum", "Danielle", "Ewan", "Farah", "Gareth", "Harpreet", "Isla", "Joshua"],
    surnames: ["Ahmed", "Baker", "Campbell", "Davies", "Evans", "Fraser", "Gill", "Hughes", "Iqbal", "Jones"],
    descriptions: [
      "We would like quotes for our semi-detached house and can send photographs of the roof.",
      "Our boiler is old and we want to know what would suit us before winter.",
      "Three-bedroom house with a south-facing roof and a driveway. Evenings are best for a call.",
      "Looking to lower our bills. Please tell us which grants we could ask for.",
    ],
    leadLifetimeDays: limits.leadLifetimeDays,
  };
}
