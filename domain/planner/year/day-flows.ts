import { HALF_HOURS } from "#domain/planner/sun/day-grid.ts";

/** kWh in each half hour of one day; `stored` is what the battery holds at its end. */
export interface DayFlows {
  readonly pv: Float64Array;
  readonly load: Float64Array;
  readonly direct: Float64Array;
  readonly surplus: Float64Array;
  readonly deficit: Float64Array;
  /** Into the battery, from panels and from the grid. */
  readonly charge: Float64Array;
  readonly fromGrid: Float64Array;
  /** Out of the battery, to the home and to the grid. */
  readonly discharge: Float64Array;
  readonly toGrid: Float64Array;
  readonly import: Float64Array;
  readonly export: Float64Array;
  readonly curtailed: Float64Array;
  readonly stored: Float64Array;
}

/** A day on which nothing has happened yet. */
export function emptyDay(): DayFlows {
  const slots = () => new Float64Array(HALF_HOURS);
  return {
    pv: slots(),
    load: slots(),
    direct: slots(),
    surplus: slots(),
    deficit: slots(),
    charge: slots(),
    fromGrid: slots(),
    discharge: slots(),
    toGrid: slots(),
    import: slots(),
    export: slots(),
    curtailed: slots(),
    stored: slots(),
  };
}
