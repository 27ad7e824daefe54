import fabric from "#content/data/planner/fabric.json" with { type: "json" };
import type { PlanInputs } from "#domain/planner/inputs/plan-inputs.ts";

/** Warmth that a cubic metre of air carries out, Wh a kelvin. */
const AIR_WH = 0.33;

/** Areas of a typical home of its type and size, m². A flat has no roof and no ground of its own. */
export interface Surfaces {
  readonly walls: number;
  readonly windows: number;
  readonly doors: number;
  readonly roof: number;
  readonly ground: number;
}

/** Source: content/data/planner/fabric.json: a plan with sides 1 to 1.2, storeys and exposed walls by type. */
export function surfacesOf({ type, floorAreaM2 }: PlanInputs["home"]): Surfaces {
  const storeys = fabric.storeys[type];
  const plan = floorAreaM2 / storeys;
  const shortSideM = Math.sqrt(plan / fabric.planRatio);
  const perimeterM = 2 * (1 + fabric.planRatio) * shortSideM;
  const windows = fabric.windowShareOfFloor * floorAreaM2;
  const outsideM2 = perimeterM * fabric.exposedWallShare[type] * fabric.storeyHeightM * storeys;
  const ownPlan = type === "flat" ? 0 : plan;
  return { walls: outsideM2 - windows, windows, doors: fabric.doorM2, roof: ownPlan, ground: ownPlan };
}

/** Heat that a home loses, W for each kelvin that it is warmer inside. */
export function heatLossWK(home: PlanInputs["home"]): number {
  const { walls, windows, doors, roof, ground } = surfacesOf(home);
  return (
    walls * wallU(home, home.wall) +
    windows * fabric.window +
    doors * fabric.door +
    roof * roofU(home.loftMm) +
    ground * fabric.floor +
    airLossWK(home.floorAreaM2, fabric.airChangesPerHour)
  );
}

/** W/m²K of a wall of this kind at the home's age. Source: RdSAP Appendix S (BRE). */
export function wallU({ built }: PlanInputs["home"], wall: PlanInputs["home"]["wall"]): number {
  const byBand: Readonly<Record<string, number>> = fabric.wall[wall];
  return byBand[fabric.bands[built]] as number;
}

/** W/m²K under this much insulation in the loft; only the thicknesses of the form are known. */
export function roofU(loftMm: number): number {
  const byMm: Readonly<Record<string, number>> = fabric.roofByLoftMm;
  const u = byMm[loftMm];
  if (u === undefined) throw new Error(`no heat loss is known of a loft with ${loftMm} mm`);
  return u;
}

/** W/K by this many changes of air an hour. */
export function airLossWK(floorAreaM2: number, changesAnHour: number): number {
  return AIR_WH * changesAnHour * fabric.storeyHeightM * floorAreaM2;
}
