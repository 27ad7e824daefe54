import type { HomeModel } from "#domain/planner/plan/home-model.ts";
import { electricityKey, type HomeState, stateOf } from "#domain/planner/plan/home-state.ts";
import type { MeasureSet } from "#domain/planner/plan/measure-set.ts";
import { loadsOf } from "#domain/planner/plan/metered-load.ts";
import { YEAR_SIZE } from "#domain/planner/sun/day-grid.ts";
import { billOf } from "#domain/planner/tariffs/bill.ts";
import type { BillParts } from "#domain/planner/tariffs/bill-parts.ts";
import { candidates } from "#domain/planner/tariffs/eligible.ts";
import type { ImportTariff } from "#domain/planner/tariffs/import-tariffs.ts";
import { type Schedule, scheduleOf } from "#domain/planner/tariffs/schedule.ts";
import { type SimulatedYear, simulateYear } from "#domain/planner/year/simulate-year.ts";
import { steadyLoad } from "#domain/planner/year/steady-load.ts";

const NO_SUN = new Float64Array(YEAR_SIZE);

/** A home with certain measures on one tariff, for a year. */
export interface HomeYear {
  readonly state: HomeState;
  readonly tariff: ImportTariff;
  readonly schedule: Schedule;
  readonly year: SimulatedYear;
  readonly bill: BillParts;
}

/** The years of one home, each simulated once however often it is requested. */
export interface HomeYears {
  /** On the cheapest tariff a plan may use. */
  best(set: MeasureSet): HomeYear;
  on(tariff: ImportTariff, set: MeasureSet): HomeYear;
}

/** Years of this home with any measures on any tariff. */
export function yearsOf(model: HomeModel): HomeYears {
  const states = remembered((set: MeasureSet) => stateOf(model, set));
  const simulations = new Map<string, Pick<HomeYear, "schedule" | "year">>();
  const on = (tariff: ImportTariff, set: MeasureSet): HomeYear => {
    const state = states(set);
    const key = `${tariff.id},${electricityKey(state)}`;
    const simulated = simulations.get(key) ?? simulate(model, state, tariff);
    simulations.set(key, simulated);
    return { state, tariff, ...simulated, bill: billFor(model, state, tariff, simulated) };
  };
  const best = remembered((set: MeasureSet) =>
    candidates(model.tariffs, states(set), model.today)
      .map((tariff) => on(tariff, set))
      .reduce((least, one) => (one.bill.totalPounds < least.bill.totalPounds ? one : least)),
  );
  return { best, on };
}

function simulate(model: HomeModel, state: HomeState, tariff: ImportTariff): Pick<HomeYear, "schedule" | "year"> {
  const { inputs, generation } = model;
  const schedule = scheduleOf(tariff, { hasPanels: state.hasSolar, exportPence: inputs.energy.exportPence });
  const { load, heat } = loadsOf(model, state);
  const steady = steadyLoad({ ...heat, carKwh: state.atHomeKwh }, schedule);
  const year = simulateYear({
    generation: state.hasSolar ? generation.halfHours : NO_SUN,
    load,
    steady,
    levels: model.levels,
    battery: state.hasBattery ? model.battery : null,
    schedule,
    exportLimitKw: inputs.solar.exportLimitKw,
  });
  return { schedule, year };
}

function billFor(
  { facts, fuel }: HomeModel,
  state: HomeState,
  tariff: ImportTariff,
  { schedule, year }: Pick<HomeYear, "schedule" | "year">,
): BillParts {
  return billOf({
    importBySlot: year.sums.importBySlot,
    exportBySlot: year.sums.exportBySlot,
    schedule,
    standing: tariff.standingPence,
    fuelKwh: state.fuelKwh,
    fuelRate: fuel.rate,
    fuelStanding: state.heatedBy === "fuel" ? fuel.standing : 0,
    awayKwh: state.awayKwh,
    awayRate: facts.number("economics.publicCharging"),
  });
}

function remembered<Key, Value>(work: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? work(key);
    known.set(key, value);
    return value;
  };
}
