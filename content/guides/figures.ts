import prices from "#content/data/energy-prices.json" with { type: "json" };
import support from "#content/data/grants.json" with { type: "json" };
import economics from "#content/data/planner/economics.json" with { type: "json" };
import homes from "#content/data/typical-homes.json" with { type: "json" };
import { figures } from "#content/figures/shared-figures.ts";
import type { SourcedFact } from "#content/service-pages/service-page.ts";

// The figures that guides reckon with. Guides are dated, so prices are those of the quarter in which they were written.

const DAYS = 365;
const QUARTER = "2026-10-01";

const cap = found(prices.caps.find(({ start }) => start === QUARTER));

/** Pence per kWh at the price cap, in Great Britain. */
export const electricityPence = cap.electricityUnit;
export const gasPence = cap.gasUnit;
/** Pence a day. */
const electricityStandingPence = cap.electricityStanding;
export const gasStandingPence = cap.gasStanding;

/** Pence per kWh: the lowest flat rate seen in September 2026, and that of Outgoing Octopus. */
export const exportPence = { low: 4.1, good: 12 };

/** A fixed tariff for homes with an electric car, as offered in one region. Pence per kWh and per day. */
const nightPrices = { pence: 8, dayPence: 34.56, standingPence: 60.86 };

export const nightTariff: typeof nightPrices & { fact: SourcedFact } = {
  ...nightPrices,
  fact: {
    label: "A night tariff of autumn 2026",
    value: `${nightPrices.pence}p at night, ${nightPrices.dayPence}p by day`,
    note: `Six cheap hours from 23:30; standing charge ${nightPrices.standingPence}p a day. One region, without VAT, for homes with an electric car. An example, not an offer: rates differ by region and change.`,
    source: "Intelligent Octopus Go 12M Fixed, from a public record of the supplier’s prices",
    asOf: "18 September 2026",
    restsOn: ["tariffs.ev-overnight", "tariffs.ev-overnight.standing"],
  },
};

/** kWh a year per kW of panels, UK average, from our planner. */
export const yieldPerKw = { south: homes.uk.south.kwhPerKw, eastWest: homes.uk.eastWest.kwhPerKw };

/** 4 kW of panels on a typical home, UK average, from our planner: kWh and pounds a year, low to high. */
export const roofs = homes.uk;

/** Ofgem's typical home with a heat pump instead of its gas boiler, UK average, from our planner. */
export const heatedHome = homes.heatPump;

/** 5 kWh of storage beside 4 kW facing south on a typical home, UK average, from our planner. */
export const batteryBesidePanels = homes.battery;

/** Share of its gas that a boiler in use turns into heat, as in our planner. */
export const boilerEfficiency = figures.boilerPercent / 100;

/** Pence per kWh in our planner: the price cap with the VAT that returns on 1 April 2027. */
export const plannedPence = figures.electricityPlannedPence;

/** Share of each stored kWh that comes back. */
export const storageEfficiency = economics.batteryRoundTrip.value;

/** "£450 to £630", to the nearest ten, because nobody knows them more closely. */
export const poundsRange = ([low, , high]: readonly (number | null)[]) =>
  `${inPounds(toTen(low ?? 0))} to ${inPounds(toTen(high ?? 0))}`;

/** "9 to 17" years; null is beyond the plan's twenty. */
export const yearsRange = ([low, , high]: readonly (number | null)[]) => `${low} to ${high ?? "more than 20"}`;

/** "3,660", to the nearest ten. */
export const aboutKwh = (kwh: number) => wholeNumber(toTen(kwh));

const toTen = (value: number) => 10 * Math.round(value / 10);

/** kWh in a year: Ofgem's medium values. */
export const typicalHome = { electricity: 2500, gas: 9500 };

/** Pounds, from the records of the facts of the same name. */
export const costs = { battery: 4600, heatPump: support.heatPumpCost.pounds };

const grantOf = (id: string) => Number(found(support.schemes.find((scheme) => scheme.id === id)).amount);

/** Pounds from the Boiler Upgrade Scheme in England and Wales. */
export const grants = {
  airSource: grantOf("bus-ashp"),
  groundSource: grantOf("bus-gshp"),
  offGas: grantOf("bus-offgas"),
  airToAir: grantOf("bus-a2a"),
  biomass: grantOf("bus-biomass"),
};

/** Pounds, the most that Home Energy Scotland gives towards a heat pump. */
export const scottishGrants = { heatPump: 7500, rural: 9000 };

/** "£1,234": rounded to whole pounds. */
export const inPounds = (pounds: number) => `£${wholeNumber(pounds)}`;

/** "1,234" */
export const wholeNumber = (value: number) => Math.round(value).toLocaleString("en-GB");

/** "23.7p" */
export const inPence = (perKwh: number, decimals = 1) => `${Number(perKwh.toFixed(decimals))}p`;

/** Pounds for these kWh at a price in pence. */
export const costOf = (kwh: number, pence: number) => (kwh * pence) / 100;

/** Pounds a year from panels: the used share saves the price of electricity, the rest earns the export price. */
export function worthOfPanels(kwh: number, usedShare: number, exportedAtPence: number): number {
  return costOf(kwh * usedShare, electricityPence) + costOf(kwh * (1 - usedShare), exportedAtPence);
}

/** Pounds for a year's electricity with the standing charge, at the price cap and on the night tariff. */
export const yearOnCap = (kwh: number) => costOf(DAYS, electricityStandingPence) + costOf(kwh, electricityPence);
export const yearOnNightTariff = (nightKwh: number, dayKwh: number) =>
  costOf(DAYS, nightTariff.standingPence) + costOf(nightKwh, nightTariff.pence) + costOf(dayKwh, nightTariff.dayPence);

/** A fifth of the typical home's use is assumed to fall into the cheap hours: fridge, router, a late dishwasher. */
export const typicalByNight = typicalHome.electricity / 5;
export const typicalByDay = typicalHome.electricity - typicalByNight;

/** How many pounds a year the night tariff costs the typical home more if it has neither car nor battery. */
export const dearerDay = yearOnNightTariff(typicalByNight, typicalByDay) - yearOnCap(typicalHome.electricity);

/** Pounds a year that 5 kWh, cycled daily on the night tariff, save such a home against the price cap. */
export const batteryOnNightTariff =
  yearOnCap(typicalHome.electricity) -
  yearOnNightTariff(typicalByNight + 5 * DAYS, typicalByDay - 5 * DAYS * storageEfficiency);

function found<Record>(record: Record | undefined): Record {
  if (record === undefined) throw new Error("A figure of the guides has lost its record.");
  return record;
}
