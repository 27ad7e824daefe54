import calendar from "#content/data/planner/sap-climate.json" with { type: "json" };
import type { HomeModel } from "#domain/planner/plan/home-model.ts";
import type { HomeState } from "#domain/planner/plan/home-state.ts";
import { HALF_HOURS } from "#domain/planner/sun/day-grid.ts";
import type { Schedule } from "#domain/planner/tariffs/schedule.ts";
import { type HeatLoad, steadyLoad } from "#domain/planner/year/steady-load.ts";

/** The electricity that heats a home: in heaters, of which a kWh gives one of heat, and in a heat pump. */
export interface ElectricHeat {
  readonly heaters: HeatLoad;
  readonly pump: HeatLoad;
}

/** What this home takes. An air-to-air heat pump leaves part of the rooms and all water to heaters. */
export function electricHeatOf({ facts, demand, heatPump }: HomeModel, state: HomeState): ElectricHeat {
  const { waterKwh } = demand;
  const spaceKwh = demand.spaceKwh.map((kwh) => kwh * state.spaceShare);
  const times = (factor: number) => spaceKwh.map((kwh) => kwh * factor);
  switch (state.heatedBy) {
    case "heatPump":
      return {
        heaters: {},
        pump: {
          spaceKwh: heatPump.spaceElectricityKwh.map((kwh) => kwh * state.spaceShare),
          waterKwh: heatPump.waterElectricityKwh,
        },
      };
    case "airToAir": {
      const share = Math.min(1, facts.number("heat-pump.airToAir.share"));
      const factor = facts.number("heat-pump.airToAir.factor");
      return { heaters: { spaceKwh: times(1 - share), waterKwh }, pump: { spaceKwh: times(share / factor) } };
    }
    case "storage": {
      const nightShare = Math.min(1, facts.number("heat-demand.nightShare"));
      const allKwh = together(spaceKwh, waterKwh);
      const part = (share: number) => allKwh.map((kwh) => kwh * share);
      return { heaters: { nightKwh: part(nightShare), eveningKwh: part(1 - nightShare) }, pump: {} };
    }
    case "direct":
      return { heaters: { spaceKwh, waterKwh }, pump: {} };
    case "fuel":
    case "network":
      return { heaters: {}, pump: {} };
  }
}

/** Both loads as one. */
export function heatLoadOf({ heaters, pump }: ElectricHeat): HeatLoad {
  return { ...heaters, ...pump, spaceKwh: together(heaters.spaceKwh, pump.spaceKwh) };
}

/** Pounds a year for one of these loads, all of it bought. */
export function heatPounds(load: HeatLoad, schedule: Schedule): number {
  const steady = steadyLoad({ ...load, carKwh: 0 }, schedule);
  let sum = 0;
  for (const [month, days] of calendar.monthDays.entries()) {
    for (let slot = 0; slot < HALF_HOURS; slot++) {
      sum += days * (steady[month * HALF_HOURS + slot] ?? 0) * (schedule.importRates[slot] ?? 0);
    }
  }
  return sum / 100;
}

function together(one: readonly number[] = [], other: readonly number[] = []): number[] {
  return calendar.monthDays.map((_, month) => (one[month] ?? 0) + (other[month] ?? 0));
}
