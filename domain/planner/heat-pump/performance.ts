import type { Facts } from "#domain/planner/facts/facts.ts";
import type { Month } from "#domain/planner/sun/months.ts";

/** How the heat that radiators give grows with their warmth over the room. EN 442, typical radiator. */
const RADIATOR_POWER = 1.3;
/** No heat pump is taken to do worse or better than this, outside the range of the measured fleet. */
const COP_LEAST = 1.5;
const COP_MOST = 6;

/** Heat for electricity (kWh for a kWh) at a flow and an outside temperature, °C. */
export type Performance = (flowC: number, outsideC: number) => number;

/**
 * The line through 225 measured systems, times how well ours is installed, within 1.5 to 6. Source:
 * content/data/planner/heat-pump.json (HeatpumpMonitor.org, 15 July 2026).
 */
export function performanceOf(facts: Facts): Performance {
  const quality = facts.number("heat-pump.quality");
  const intercept = facts.number("heat-pump.intercept");
  const slope = facts.number("heat-pump.slope");
  return (flowC, outsideC) => {
    const cop = quality * (intercept - slope * (flowC - outsideC));
    return Math.min(COP_MOST, Math.max(COP_LEAST, cop));
  };
}

/**
 * The flow temperature of radiators by that outside, °C: full on the coldest design day, warmer than needed never, as
 * heat pumps of the measured fleet are operated. `designFlowC`: what the installer designs for on that day.
 */
export function weatherCompensation(
  facts: Facts,
  months: readonly Month[],
  designFlowC: number,
): (outsideC: number) => number {
  const roomC = facts.number("heat-pump.room");
  const baseC = facts.number("heat-pump.base");
  const coldestMonthC = Math.min(...months.map((month) => month.airC));
  const designDayK = baseC - (coldestMonthC - facts.number("heat-pump.designOutdoor"));
  const fullK = facts.number("heat-pump.operatedShare") * (designFlowC - roomC);
  return (outsideC) => {
    // A reader's base temperature below the design day's means that every day with heating is a full one.
    const loadShare = designDayK > 0 ? Math.min(1, Math.max(0, baseC - outsideC) / designDayK) : 1;
    return roomC + fullK * loadShare ** (1 / RADIATOR_POWER);
  };
}
