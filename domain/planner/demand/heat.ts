import demand from "#content/data/planner/heat-demand.json" with { type: "json" };
import { lossInUseWK, meanLossWK } from "#domain/planner/fabric/heat-loss.ts";
import type { Facts } from "#domain/planner/facts/facts.ts";
import type { EpcBand, Heating, PlanInputs } from "#domain/planner/inputs/plan-inputs.ts";
import type { Month } from "#domain/planner/sun/months.ts";
import { degreeDaysOf } from "./cold-days.ts";

/** SAP 2012 Table 1b: litres of hot water a day for each person, and for any home. */
const LITRES_EACH = 25;
const LITRES_ANYWAY = 36;
/** Heat of water, kJ a litre and kelvin, as SAP 2012 rounds it. */
const WATER_KJ = 4.18;
const KJ_OF_KWH = 3600;
/** Our setting: water never takes more than this share of a home's heat, nor of what its heat pump is metered with. */
export const WATER_SHARE_MOST = 0.4;
/** The year of the tables. */
const YEAR_LENGTH = 365;

type Home = Pick<PlanInputs, "home" | "energy">;

/**
 * Fuel that heats a home and its water by gas, kWh a year: the line of its type over floor area, times its energy rating
 * or else its age, times the degree days of its place. Source: content/data/planner/heat-demand.json (NEED 2026).
 */
function usualFuelKwh(facts: Facts, months: readonly Month[], { home }: Pick<PlanInputs, "home">): number {
  const line = demand.lineBandD[home.type];
  const byAge = demand.medianGasPerM2HousesByAge;
  const quality =
    home.epc === null
      ? (facts.number("heat-demand.stockFactor") * byAge[home.built]) / byAge.all
      : epcFactor(facts, home.epc);
  const weather = sumOf(months.map((month) => degreeDaysOf(facts, month))) / facts.number("heat-demand.degreeDays");
  const weatherShare = facts.number("heat-demand.climateShare");
  return (line.a + line.b * home.floorAreaM2) * quality * (1 - weatherShare + weatherShare * weather);
}

function epcFactor(facts: Facts, band: EpcBand): number {
  switch (band) {
    case "AB":
      return facts.number("heat-demand.epc.AB");
    case "C":
      return facts.number("heat-demand.epc.C");
    case "D":
      return facts.number("heat-demand.epc.D");
    case "E":
      return facts.number("heat-demand.epc.E");
    case "FG":
      return facts.number("heat-demand.epc.FG");
  }
}

/**
 * Heat per kWh of fuel, or of electricity in electric heaters. A home with a heat pump or on a heat network is treated as
 * if it had gas.
 */
function heatingEfficiency(facts: Facts, heating: Heating): number {
  return heating === "electric" ? 1 : facts.number("heat-demand.boilerEfficiency");
}

/**
 * Heat for water in each month, kWh: SAP 2012 tables 1b to 1d with the loss of the pipes, all months scaled down so that
 * it is at most 40% of `heatKwh`, the heat of the year.
 */
export function waterKwhOf(facts: Facts, months: readonly Month[], people: number, heatKwh: number): number[] {
  const litresADay = LITRES_EACH * people + LITRES_ANYWAY;
  const withPipes = 1 + facts.number("heat-demand.distributionLoss");
  const wished = months.map(
    (month) => (withPipes * WATER_KJ * litresADay * month.waterFactor * month.days * month.waterRiseK) / KJ_OF_KWH,
  );
  const scale = Math.min(1, (WATER_SHARE_MOST * heatKwh) / sumOf(wished));
  return wished.map((kwh) => kwh * scale);
}

/**
 * Heat for rooms in each month, kWh: `yearKwh` by degree days. Where a reader's own base temperature leaves none in the
 * year, evenly.
 */
export function spaceKwhOf(facts: Facts, months: readonly Month[], yearKwh: number): number[] {
  const degreeDays = months.map((month) => degreeDaysOf(facts, month));
  const ofYear = sumOf(degreeDays);
  if (ofYear === 0) return months.map(({ days }) => (yearKwh * days) / YEAR_LENGTH);
  return degreeDays.map((ofMonth) => (yearKwh * ofMonth) / ofYear);
}

/** What heats a home in a year, kWh. */
export interface HeatYear {
  /** Burnt, or used by electric heaters; 0 if a heat pump already heats the home. */
  readonly fuelKwh: number;
  /** All heat, for rooms and water. */
  readonly heatKwh: number;
  /** Heat of each month, from January. */
  readonly spaceKwh: readonly number[];
  readonly waterKwh: readonly number[];
}

/**
 * The fuel that the reader typed, or what such homes burn at the median; where neither the fuel nor an energy rating is
 * known, heat for rooms follows what was said of walls, loft and windows.
 */
export function heatYearOf(facts: Facts, months: readonly Month[], { home, energy }: Home): HeatYear {
  const efficiency = heatingEfficiency(facts, energy.heating);
  // A home with a heat pump or on a heat network buys no fuel: what it needs is what it would need on gas.
  // A heat pump's own meter is read in domain/planner/heat-pump/metered-heat.ts.
  const burnsNothing = energy.heating === "heatPump" || energy.heating === "network";
  const typedKwh = burnsNothing ? null : energy.fuelKwh;
  const medianHeatKwh = efficiency * (typedKwh ?? usualFuelKwh(facts, months, { home }));
  const waterKwh = waterKwhOf(facts, months, home.people, medianHeatKwh);
  const isKnown = typedKwh !== null || home.epc !== null;
  const fabricFactor = isKnown ? 1 : lossInUseWK(facts, home) / meanLossWK(home);
  const spaceKwh = (medianHeatKwh - sumOf(waterKwh)) * fabricFactor;
  const heatKwh = spaceKwh + sumOf(waterKwh);
  return {
    fuelKwh: burnsNothing ? 0 : (typedKwh ?? heatKwh / efficiency),
    heatKwh,
    spaceKwh: spaceKwhOf(facts, months, spaceKwh),
    waterKwh,
  };
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
