import grants from "#content/data/grants.json" with { type: "json" };
import type { Measure, PlanInputs } from "#domain/planner/inputs/plan-inputs.ts";
import type { PlanPlace } from "#domain/planner/inputs/plan-place.ts";

type Asking = Pick<PlanInputs, "home" | "energy" | "workDate">;

/**
 * The public grant for a measure on the day of the work, pounds, never more than its cost. Heat pumps: owners in Great
 * Britain, in England and Wales more for oil and LPG where the reader says that no gas is in the street, while that
 * lasts; air to air in England and Wales. Chargers: flats and renters. Grants that depend on income or on the council
 * are not counted, nor is Scotland's higher one for rural and island homes. Source: content/data/grants.json.
 */
export function grantPounds(measure: Measure, asking: Asking, place: PlanPlace, grossPounds: number): number {
  if (measure === "heatPump") return Math.min(grossPounds, heatPumpGrant(asking, place));
  if (measure === "evCharger") return chargerGrant(asking, place, grossPounds);
  if (measure === "airToAir") return Math.min(grossPounds, ownersGrant(["bus-a2a"], asking, place));
  return 0;
}

function heatPumpGrant(asking: Asking, place: PlanPlace): number {
  const { heating, gasInStreet } = asking.energy;
  if (heating === "network") return 0;
  const isOffGas = (heating === "oil" || heating === "lpg") && gasInStreet === false;
  return ownersGrant(["bus-ashp", "hes", ...(isOffGas ? ["bus-offgas"] : [])], asking, place);
}

/** The highest of these grants that is open, for owners. */
function ownersGrant(ids: readonly string[], { home, workDate }: Asking, place: PlanPlace): number {
  if (home.tenure === "renter") return 0;
  return Math.max(0, ...openSchemes(ids, place, workDate).map(poundsOf));
}

function chargerGrant({ home, workDate }: Asking, place: PlanPlace, grossPounds: number): number {
  if (home.type !== "flat" && home.tenure !== "renter") return 0;
  const [scheme] = openSchemes(["ev-chargepoint"], place, workDate);
  return scheme ? Math.min(poundsOf(scheme), (scheme.share ?? 1) * grossPounds) : 0;
}

interface Scheme {
  readonly id: string;
  /** Pounds, or words if it is not a single sum; `pounds` is then the maximum anyone gets. */
  readonly amount: number | string;
  readonly pounds?: number;
  /** As a share of the cost. */
  readonly share?: number;
  readonly where: readonly string[];
  /** First and last day; null if unknown or open-ended. */
  readonly start: string | null;
  readonly end: string | null;
}

const schemes: readonly Scheme[] = grants.schemes;

function openSchemes(ids: readonly string[], { nation }: PlanPlace, day: string): Scheme[] {
  return schemes.filter(
    ({ id, where, start, end }) =>
      ids.includes(id) &&
      (where.includes(nation) || where.includes("UK")) &&
      (start ?? day) <= day &&
      day <= (end ?? day),
  );
}

function poundsOf({ id, amount, pounds }: Scheme): number {
  const sum = pounds ?? amount;
  if (typeof sum !== "number") throw new Error(`grants.json has no sum in pounds for ${id}`);
  return sum;
}
