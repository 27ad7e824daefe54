import { figures } from "#content/figures/shared-figures.ts";
import { equipmentFields } from "#content/planner/fields/equipment-fields.ts";
import { assumptionQuery } from "#content/planner/fields/wish-fields.ts";
import { count, percent, poundsRange, twoDecimals } from "#content/planner/figures.ts";
import { factsWith } from "#domain/planner/facts/facts.ts";
import { assumptionRange } from "#domain/planner/inputs/assumption-range.ts";
import type { HomeModel } from "#domain/planner/plan/home-model.ts";
import type { HomeYear, HomeYears } from "#domain/planner/plan/home-years.ts";
import { NO_MEASURES } from "#domain/planner/plan/measure-set.ts";
import { PRICE_CAP } from "#domain/planner/tariffs/import-tariffs.ts";
import type { Asked, CalculatorAnswer, Typed } from "./answer.ts";
import { LENGTH_OF_YEAR, PLANNER_SOURCE, PRICE_CAP_SOURCE, pencePerKwh, within, yearsOfHome } from "./planned-home.ts";

const KWH_PER_MILE = "economics.kwhPerMile";
const HOME_SHARE = "economics.homeShare";
const PUBLIC = "economics.publicCharging";
const WEEKS = 52;
const WORK = 2;
const BOTH = 3;
const WORKING_YEAR = 250;
const PENCE_PER_POUND = 100;

/** A year's electricity for a car, pounds, from the dearer way of charging to the cheaper. */
interface Charging {
  readonly dear: number;
  readonly cheap: number;
  readonly reason: string;
  readonly assumed: string;
  readonly query?: string;
}

/** A car charged at home, by the planner, with the reader's own miles per kWh. */
export function carSeen({ annualMiles = 0, costPerMile = 0, efficiency = 0 }: Typed, asked: Asked): CalculatorAnswer {
  const range = assumptionRange(KWH_PER_MILE);
  const perMile = efficiency > 0 && range ? within(1 / efficiency, range) : undefined;
  const charging = chargedAtHome(annualMiles, asked, { [KWH_PER_MILE]: perMile });
  return answer(annualMiles * costPerMile, charging);
}

/** A car by its miles a day, charged at home, elsewhere, or half and half. */
export function localCarSeen(
  { dailyMiles = 0, weeklyFuel = 0, chargingLocation = 0 }: Typed,
  asked: Asked,
): CalculatorAnswer {
  const miles = LENGTH_OF_YEAR * dailyMiles;
  const charging =
    chargingLocation === WORK
      ? chargedElsewhere(miles)
      : chargedAtHome(miles, asked, { [HOME_SHARE]: chargingLocation === BOTH ? 1 / 2 : undefined });
  return answer(WEEKS * weeklyFuel, charging);
}

/** Vehicles that charge at a depot or in public; no published price of electricity for businesses exists. */
export function fleetSeen({ fleetSize = 0, dailyMiles = 0, costPerMile = 0 }: Typed): CalculatorAnswer {
  const facts = factsWith({});
  const miles = WORKING_YEAR * fleetSize * dailyMiles;
  const kwh = miles * facts.number(KWH_PER_MILE);
  const away = facts.number(PUBLIC);
  return answer(miles * costPerMile, {
    dear: (kwh * away) / PENCE_PER_POUND,
    cheap: (kwh * figures.electricityPence) / PENCE_PER_POUND,
    reason: `The upper end charges everything at the depot for what homes pay, ${pencePerKwh(figures.electricityPence)} a kWh; the lower end charges everything in public at ${pencePerKwh(away)}. Your contract decides, because no price cap covers a business.`,
    assumed: `${WORKING_YEAR} days a year and ${twoDecimals(facts.number(KWH_PER_MILE))} kWh a mile at the plug, as for a car; a loaded van needs more. Vehicles, charge points and the supply to the site are not counted`,
  });
}

function answer(fuelPounds: number, { dear, cheap, reason, assumed, query }: Charging): CalculatorAnswer {
  const charging = { label: "Charging", value: `${poundsRange([cheap, cheap, dear])} a year` };
  const saved = { label: "Fuel saving", value: `${poundsRange([fuelPounds - dear, 0, fuelPounds - cheap])} a year` };
  return {
    figures: fuelPounds > 0 ? [saved, charging] : [charging],
    reason: fuelPounds > 0 ? reason : `${reason} Enter what you pay for fuel to see the saving.`,
    assumed,
    source: query === undefined ? PRICE_CAP_SOURCE : PLANNER_SOURCE,
    ...(query !== undefined && { planQuery: query }),
  };
}

function chargedAtHome(
  milesAsked: number,
  asked: Asked,
  edits: Readonly<Record<string, number | undefined>>,
): Charging {
  const own = Object.entries(edits).map(([id, value]) => [`${assumptionQuery}${id}`, value] as const);
  const miles = within(milesAsked, equipmentFields.milesPerYear);
  const answers = { ...Object.fromEntries(own), m: "" };
  const { model, years, query } = yearsOfHome({ ...answers, miles, charging: "charger" }, asked);
  const { facts, demand } = model;
  const best = years.best(NO_MEASURES);
  const withoutCar = yearsOfHome({ ...answers, miles: 0 }, asked);
  const onTheWay = 1 - facts.number(HOME_SHARE);
  const away = (milesAsked * facts.number(KWH_PER_MILE) * onTheWay * facts.number(PUBLIC)) / PENCE_PER_POUND;
  // A plan counts what is charged at the main place alone. Beyond its limit of miles, in proportion.
  const extra = (withCar: HomeYear, without: HomeYear) =>
    away + ((withCar.bill.totalPounds - without.bill.totalPounds) * milesAsked) / Math.max(1, miles);
  const night =
    best.tariff.id === PRICE_CAP
      ? "For so few miles no tariff for electric cars costs less than the price cap."
      : `The upper end charges at night on a tariff for electric cars, ${best.tariff.name}, whose dearer day we count; the lower end stays on the price cap.`;
  return {
    dear: extra(onPriceCap(model, years), onPriceCap(withoutCar.model, withoutCar.years)),
    cheap: extra(best, withoutCar.years.best(NO_MEASURES)),
    reason: `${night} ${percent(onTheWay)} of the charging is in public, at ${pencePerKwh(facts.number(PUBLIC))} a kWh.`,
    assumed: `${twoDecimals(facts.number(KWH_PER_MILE))} kWh a mile at the plug, a charger at home, and a three-bedroom semi that uses ${count(demand.electricityKwh)} kWh besides`,
    query,
  };
}

function chargedElsewhere(miles: number): Charging {
  const facts = factsWith({});
  const kwh = miles * facts.number(KWH_PER_MILE);
  const [low, , high] = facts.range(PUBLIC);
  return {
    dear: (kwh * high) / PENCE_PER_POUND,
    cheap: (kwh * low) / PENCE_PER_POUND,
    reason: `Nobody publishes what employers ask, so this counts public prices, ${pencePerKwh(low)} to ${pencePerKwh(high)} a kWh. Where work charges less, you save more.`,
    assumed: `${twoDecimals(facts.number(KWH_PER_MILE))} kWh a mile at the plug and no charging at home`,
  };
}

function onPriceCap({ tariffs }: HomeModel, years: HomeYears): HomeYear {
  const cap = tariffs.find(({ id }) => id === PRICE_CAP);
  if (!cap) throw new Error("the tariffs have no price cap");
  return years.on(cap, NO_MEASURES);
}
