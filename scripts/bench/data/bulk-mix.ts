import { limits } from "#config/limits.ts";
import {
  leadBudgetLabel,
  propertyTypeOptions,
  quoteBudgetOptions,
  quoteServiceOptions,
  timeframeOptions,
  urgencyOptions,
} from "#content/options.ts";
import type { BulkMix } from "#db/bulk.sql.ts";
import { allOutwardCodes, locationName } from "#domain/postcodes/outward-code.ts";

/** The ingredients of bulk test data: the product's own options, every outward code with streets, invented people. */
export function bulkMix(): BulkMix {
  return {
    places: allOutwardCodes()
      .filter(({ hasAddresses }) => hasAddresses)
      .map(({ outward, latitude, longitude }) => ({
        outcode: outward,
        location: locationName(outward),
        latitude,
        longitude,
      })),
    radiiMiles: [10, 20, 30, 50],
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
