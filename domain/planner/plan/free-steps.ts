import { insulationSavings } from "#domain/planner/fabric/insulation.ts";
import { exportRow, usualExportPence } from "#domain/planner/inputs/usual-answers.ts";
import { electricHeatOf, heatPounds } from "#domain/planner/plan/electric-heat.ts";
import type { HomeModel } from "#domain/planner/plan/home-model.ts";
import type { FreeStep, Outcome } from "#domain/planner/plan/home-plan.ts";
import type { HomeYear, HomeYears } from "#domain/planner/plan/home-years.ts";
import { NO_MEASURES } from "#domain/planner/plan/measure-set.ts";
import { OWN_TARIFF, todaysTariff } from "#domain/planner/tariffs/import-tariffs.ts";

/** What saves less a year is not worth a line, pounds. */
const LEAST_POUNDS = 5;

/**
 * What a home can do before it spends anything, with what each saves a year on its own. `shown`: the plan that the page
 * shows, whose panels export. None of it is in the plan's sums, except for what exports earn. Source: the register's
 * `free.` rows.
 */
export function freeSteps(model: HomeModel, years: HomeYears, shown: Outcome): FreeStep[] {
  const { facts, inputs, demand, fuel } = model;
  const base = years.best(NO_MEASURES);
  const today = inputs.energy.ownTariff ? OWN_TARIFF : todaysTariff(inputs.energy);
  const onToday = model.tariffs.filter(({ id }) => id === today).map((tariff) => years.on(tariff, NO_MEASURES));
  const fuelPounds = (demand.fuelKwh * fuel.rate) / 100;
  const spacePounds = spaceHeatPounds(model, base);
  const condenses = inputs.energy.heating === "gas" || inputs.energy.heating === "lpg";
  const byHand = facts.range("free.draughtsByHand");
  const spaceShare = sum(demand.spaceKwh) / demand.heatKwh;
  const proofing = insulationSavings(facts, { home: inputs.home, measures: ["draughtProofing"] }, spaceShare);
  const draughts = proofing.draughtProofing ?? { low: 0, central: 0, high: 0 };
  const steps: FreeStep[] = [
    step("tariff", same((onToday[0] ?? base).bill.totalPounds - base.bill.totalPounds)),
    step("flow55", scaled(facts.range("free.flow55"), condenses ? fuelPounds : 0)),
    step("thermostat", scaled(facts.range("free.thermostat"), spacePounds)),
    step(
      "draughtsByHand",
      scaled([byHand[0] * draughts.low, byHand[1] * draughts.central, byHand[2] * draughts.high], spacePounds),
    ),
    step("export", exportsOf(model, shown)),
  ];
  return steps.filter(({ savingPounds }) => savingPounds.central >= LEAST_POUNDS);
}

type Range = readonly [low: number, central: number, high: number];

const step = (id: FreeStep["id"], [low, central, high]: Range): FreeStep => ({
  id,
  savingPounds: { low, central, high },
});
const same = (pounds: number): Range => [pounds, pounds, pounds];
const scaled = ([low, central, high]: Range, by: number): Range => [low * by, central * by, high * by];

/**
 * What a year's heat for rooms costs: as fuel, in electric heaters, or as a heat pump's electricity at the price it is
 * bought for on average.
 */
function spaceHeatPounds(model: HomeModel, base: HomeYear): number {
  const { inputs, demand, fuel, heatPump } = model;
  const spaceKwh = sum(demand.spaceKwh);
  if (inputs.energy.heating === "electric") {
    return (spaceKwh / demand.heatKwh) * heatPounds(electricHeatOf(model, base.state).heaters, base.schedule);
  }
  if (inputs.energy.heating !== "heatPump") return (spaceKwh * demand.fuelKwh * fuel.rate) / demand.heatKwh / 100;
  const boughtKwh = sum(base.year.sums.importBySlot);
  return (sum(heatPump.spaceElectricityKwh) * base.bill.electricityPounds) / boughtKwh;
}

/** What the plan's panels sell; at the range of our price, unless the reader has another. */
function exportsOf({ facts, inputs, place }: HomeModel, { bill }: Outcome): Range {
  const [low, central, high] = facts.range(exportRow(place));
  if (inputs.energy.exportPence !== usualExportPence(facts, place)) return same(bill.exportPounds);
  return scaled([low / central, 1, high / central], bill.exportPounds);
}

function sum(values: Iterable<number>): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}
