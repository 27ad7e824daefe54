import economics from "#content/data/planner/economics.json" with { type: "json" };
import { carKwhOf } from "#domain/planner/demand/car.ts";
import { type Demand, demandOf } from "#domain/planner/demand/demand.ts";
import { insulationSavings, type Saving } from "#domain/planner/fabric/insulation.ts";
import { type Facts, factsWith } from "#domain/planner/facts/facts.ts";
import { type HeatPumpYear, heatPumpYear } from "#domain/planner/heat-pump/heat-pump.ts";
import { withMeteredPump } from "#domain/planner/heat-pump/metered-heat.ts";
import type { Measure, PlanInputs } from "#domain/planner/inputs/plan-inputs.ts";
import type { PlanPlace } from "#domain/planner/inputs/plan-place.ts";
import type { Meter } from "#domain/planner/meter/meter.ts";
import { type Terms, termsOf } from "#domain/planner/money/terms.ts";
import { type Generation, generationOf } from "#domain/planner/panels/generation.ts";
import { type FuelPrice, fuelPrice } from "#domain/planner/tariffs/fuel-price.ts";
import { type ImportTariff, importTariffs, todaysTariff } from "#domain/planner/tariffs/import-tariffs.ts";
import type { Battery } from "#domain/planner/year/battery-day.ts";

/** Everything known about a home before any measure is chosen, worked out once per plan. */
export interface HomeModel {
  readonly facts: Facts;
  readonly inputs: PlanInputs;
  /** Undefined: the use of electricity is an average home's. */
  readonly meter: Meter | undefined;
  readonly place: PlanPlace;
  /** `YYYY-MM-DD`: which tariffs are in date. */
  readonly today: string;
  readonly demand: Demand;
  readonly generation: Generation;
  /** Of the home's heat as it is. */
  readonly heatPump: HeatPumpYear;
  readonly savings: Readonly<Partial<Record<Measure, Saving>>>;
  readonly battery: Battery;
  readonly levels: readonly number[];
  /** The car's use at its main charging place: at home, or in public if not possible there. kWh a year. */
  readonly carKwh: number;
  readonly tariffs: readonly ImportTariff[];
  readonly fuel: FuelPrice;
  readonly terms: Terms;
}

/** Works out what no measure changes. `today` is a London day. */
export function modelOf(inputs: PlanInputs, place: PlanPlace, today: string, meter?: Meter): HomeModel {
  const facts = factsWith(inputs.assumptions);
  const demand = withMeteredPump(facts, place, inputs, demandOf(facts, place, inputs, meter));
  const spaceYearKwh = demand.spaceKwh.reduce((sum, kwh) => sum + kwh, 0);
  const { designFlowC } = inputs.heatPump;
  return {
    facts,
    inputs,
    meter,
    place,
    today,
    demand,
    generation: generationOf(facts, place, inputs.solar.arrays, inputs.solar.inverterKw),
    heatPump: heatPumpYear(facts, place, { spaceKwh: demand.spaceKwh, waterKwh: demand.waterKwh, designFlowC }),
    savings: insulationSavings(
      facts,
      { home: inputs.home, measures: [...inputs.measures, ...inputs.excluded] },
      spaceYearKwh / demand.heatKwh,
    ),
    battery: batteryOf(facts, inputs),
    levels: economics.loadSpread.value,
    carKwh: carKwhOf(facts, inputs),
    tariffs: importTariffs(facts, inputs.energy.ownTariff, todaysTariff(inputs.energy)),
    fuel: fuelPrice(facts, inputs.energy),
    terms: termsOf(facts),
  };
}

function batteryOf(facts: Facts, { battery, solar }: PlanInputs): Battery {
  const kw = Math.min(facts.number("economics.batteryPower") * battery.kwh, facts.number("economics.batteryMaxPower"));
  return {
    capacity: battery.kwh,
    slotPower: kw / 2,
    efficiency: Math.sqrt(facts.number("economics.batteryRoundTrip")),
    slotExport: (solar.exportLimitKw ?? facts.number("economics.batteryExportLimit")) / 2,
  };
}
