import { monthlyKwhOf } from "#domain/planner/demand/electricity.ts";
import { heatPumpSize, sizeLimit, upperKw } from "#domain/planner/heat-pump/size.ts";
import type { PlanInputs } from "#domain/planner/inputs/plan-inputs.ts";
import type { PlanPlace } from "#domain/planner/inputs/plan-place.ts";
import { kwpOf } from "#domain/planner/money/costs.ts";
import { measureCost } from "#domain/planner/money/net-cost.ts";
import { sapUsedAtHome } from "#domain/planner/panels/used-at-home.ts";
import { type HomeModel, modelOf } from "#domain/planner/plan/home-model.ts";
import type { HomePlan } from "#domain/planner/plan/home-plan.ts";
import { type HomeYears, yearsOf } from "#domain/planner/plan/home-years.ts";
import { NO_MEASURES } from "#domain/planner/plan/measure-set.ts";
import { todaysTariff } from "#domain/planner/tariffs/import-tariffs.ts";

/** The same of a home for which no measure is looked at yet, on `today` (`YYYY-MM-DD`, London). */
export function homeToday(inputs: PlanInputs, place: PlanPlace, today: string) {
  const model = modelOf(inputs, place, today);
  return homeAsItIs(model, yearsOf(model));
}

/** What does not depend on measures: today's use and bill, the roof's output, and the needs of a heat pump. */
export function homeAsItIs(
  model: HomeModel,
  years: HomeYears,
): Pick<HomePlan, "today" | "solar" | "heatPump" | "switchFirst"> {
  const { facts, inputs, place, demand, generation, heatPump } = model;
  const asItIs = todaysYear(model, years);
  const base = years.best(NO_MEASURES);
  const { energy } = inputs;
  const grantPounds = measureCost(facts, inputs, place, "heatPump").grant;
  const offGas = { ...inputs, energy: { ...energy, gasInStreet: false } };
  const withoutGas = measureCost(facts, offGas, place, "heatPump").grant;
  return {
    today: {
      electricityKwh: demand.electricityKwh,
      fuelKwh: demand.fuelKwh,
      spaceHeatKwh: sum(demand.spaceKwh),
      waterHeatKwh: sum(demand.waterKwh),
      billPounds: asItIs.bill.totalPounds,
      bill: asItIs.bill,
      carKwh: inputs.car.milesPerYear * facts.number("economics.kwhPerMile"),
    },
    solar: {
      kwhPerYear: generation.kwhPerYear,
      kwhPerKwp: generation.kwhPerYear / kwpOf(inputs),
      monthlyKwh: generation.monthlyKwh,
      planeKwhPerM2: generation.planeKwhPerM2,
      sapUsedAtHomeKwh: sapUsedAtHome(
        generation.monthlyKwh,
        // Neither car nor what runs at night is in it, as SAP counts neither.
        monthlyKwhOf(demand.load),
        inputs.measures.includes("battery") ? inputs.battery.kwh : 0,
      ),
    },
    heatPump: {
      spf: heatPump.spf,
      electricityKwh: heatPump.electricityKwh,
      grantPounds,
      grantWithoutGasPounds: energy.gasInStreet === null && withoutGas > grantPounds ? withoutGas : null,
      sizeKw: heatPumpSize(facts, place, inputs, sum(demand.spaceKwh)),
      sizeLimit: sizeLimit(facts, upperKw(facts, place, inputs.home)),
    },
    switchFirst: {
      tariff: base.tariff.id,
      savingPounds: asItIs.bill.totalPounds - base.bill.totalPounds,
    },
  };
}

function todaysYear({ inputs, tariffs }: HomeModel, years: HomeYears) {
  const id = todaysTariff(inputs.energy);
  const tariff = tariffs.find((one) => one.id === id);
  if (!tariff) throw new Error(`there is no tariff ${id}`);
  return years.on(tariff, NO_MEASURES);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
