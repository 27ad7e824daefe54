import { batteryWithoutPanels } from "#content/guides/battery-without-panels.ts";
import { businessRatesAndAllowances } from "#content/guides/business-rates-and-allowances.ts";
import { comparingQuotes } from "#content/guides/comparing-quotes.ts";
import { depositsAndPayments } from "#content/guides/deposits-and-payments.ts";
import { evChargingWithoutADrive } from "#content/guides/ev-charging-without-a-drive.ts";
import { exportTariffs } from "#content/guides/export-tariffs.ts";
import { flatsAndLeaseholds } from "#content/guides/flats-and-leaseholds.ts";
import { grantsByNation } from "#content/guides/grants-by-nation.ts";
import type { Guide } from "#content/guides/guide.ts";
import { heatPumpInATerrace } from "#content/guides/heat-pump-in-a-terrace.ts";
import { isMyRoofGood } from "#content/guides/is-my-roof-good.ts";
import { landlords } from "#content/guides/landlords.ts";
import { noise } from "#content/guides/noise.ts";
import { planningRulesByNation } from "#content/guides/planning-rules-by-nation.ts";
import { readingAHeatLossReport } from "#content/guides/reading-a-heat-loss-report.ts";
import { surveyDay } from "#content/guides/survey-day.ts";
import { whatMcsMeans } from "#content/guides/what-mcs-means.ts";

/** In the order of their list. */
export const guides: readonly Guide[] = [
  comparingQuotes,
  surveyDay,
  depositsAndPayments,
  isMyRoofGood,
  batteryWithoutPanels,
  exportTariffs,
  heatPumpInATerrace,
  noise,
  flatsAndLeaseholds,
  landlords,
  businessRatesAndAllowances,
  readingAHeatLossReport,
  evChargingWithoutADrive,
  planningRulesByNation,
  grantsByNation,
  whatMcsMeans,
];

export const guidePath = (slug: string) => `/guides/${slug}`;

/** The guides linked from a service's page. */
export function guidesOfService(service: string): readonly Guide[] {
  return guides.filter(({ services }) => services.some((slug) => slug === service));
}

const FOR_EVERYBODY = [comparingQuotes, surveyDay, grantsByNation, planningRulesByNation];

/** The guides linked from an area's page: those that name it, then general ones, at least four. */
export function guidesOfArea(area: string): readonly Guide[] {
  const own = guides.filter(({ areas }) => areas.includes(area));
  const others = FOR_EVERYBODY.filter((guide) => !own.includes(guide));
  return [...own, ...others.slice(0, Math.max(0, FOR_EVERYBODY.length - own.length))];
}
