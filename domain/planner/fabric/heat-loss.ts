import fabric from "#content/data/planner/fabric.json" with { type: "json" };
import demand from "#content/data/planner/heat-demand.json" with { type: "json" };
import type { Facts } from "#domain/planner/facts/facts.ts";
import type { BuiltAge, PlanInputs, Wall } from "#domain/planner/inputs/plan-inputs.ts";

/** Warmth that a cubic metre of air carries out, Wh a kelvin. */
const AIR_WH = 0.33;

type Home = PlanInputs["home"];

/** Areas of a typical home of its type and size, m². A flat has no roof and no ground of its own. */
export interface Surfaces {
  readonly walls: number;
  readonly windows: number;
  readonly doors: number;
  readonly roof: number;
  readonly ground: number;
}

/** Source: content/data/planner/fabric.json: a plan with sides 1 to 1.2, storeys and exposed walls by type. */
export function surfacesOf({ type, floorAreaM2 }: Home): Surfaces {
  const storeys = fabric.storeys[type];
  const plan = floorAreaM2 / storeys;
  const shortSideM = Math.sqrt(plan / fabric.planRatio);
  const perimeterM = 2 * (1 + fabric.planRatio) * shortSideM;
  const windows = fabric.windowShareOfFloor * floorAreaM2;
  const outsideM2 = perimeterM * fabric.exposedWallShare[type] * fabric.storeyHeightM * storeys;
  const ownPlan = type === "flat" ? 0 : plan;
  return { walls: outsideM2 - windows, windows, doors: fabric.doorM2, roof: ownPlan, ground: ownPlan };
}

/** Heat that a home loses through each part, W for each kelvin that it is warmer inside. */
interface PartLoss {
  readonly walls: number;
  readonly roof: number;
  readonly windows: number;
  /** Door, ground, thermal bridges and air, which nobody is asked about. */
  readonly rest: number;
}

/** A part that was not answered loses what it does in the mean home of that age. */
function lossByPart(home: Home): PartLoss {
  const { walls, windows, doors, roof, ground } = surfacesOf(home);
  const bridges = home.built === "from2000" ? fabric.thermalBridges.from2000 : fabric.thermalBridges.to1999;
  return {
    walls: walls * (home.wall === null ? meanWallU(home.built) : wallU(home.built, home.wall)),
    roof: roof * (home.loftMm === null ? fabric.meanHome.roof : roofU(home.loftMm)),
    windows: windows * (home.windows === null ? fabric.meanHome.window : fabric.window[home.windows]),
    rest:
      doors * fabric.door +
      ground * fabric.floor +
      bridges * (walls + roof + ground + windows + doors) +
      airLossWK(home.floorAreaM2, fabric.airChangesPerHour),
  };
}

/**
 * Heat that a home loses by calculation, W for each kelvin that it is warmer inside; a part that was not answered as in
 * the mean home of that age. Source: content/data/planner/fabric.json (RdSAP).
 */
export function heatLossWK(home: Home): number {
  return ofAllParts(lossByPart(home));
}

/** The same of the mean home of that type, size and age. */
export function meanLossWK(home: Home): number {
  return heatLossWK(meanOf(home));
}

/**
 * What the heat for rooms follows, W/K: the mean home's loss, and of what the answers add to it or take away the share
 * that is found in use. Without answers the mean home's.
 */
export function lossInUseWK(facts: Facts, home: Home): number {
  const own = lossByPart(home);
  const mean = lossByPart(meanOf(home));
  // Nothing counts for more than is calculated, whatever share a reader typed.
  return (
    ofAllParts(mean) +
    Math.min(1, facts.number("fabric.demandInUse.walls")) * (own.walls - mean.walls) +
    Math.min(1, facts.number("fabric.demandInUse.roof")) * (own.roof - mean.roof) +
    Math.min(1, facts.number("fabric.demandInUse.windows")) * (own.windows - mean.windows)
  );
}

function ofAllParts({ walls, roof, windows, rest }: PartLoss): number {
  return walls + roof + windows + rest;
}

function meanOf(home: Home): Home {
  return { ...home, wall: null, loftMm: null, windows: null };
}

/** W/m²K of the walls of that age on average: solid and empty ones as often as in England, the rest filled. */
function meanWallU(built: BuiltAge): number {
  const age = fabric.meanHome.ehsAge[built] as keyof typeof demand.ehsEnglandShare.wallUninsulatedByAge | null;
  if (age === null) return wallU(built, "cavityFilled");
  const { solid, cavity } = demand.ehsEnglandShare.wallUninsulatedByAge[age];
  return (
    solid * wallU(built, "solid") +
    cavity * wallU(built, "cavityEmpty") +
    (1 - solid - cavity) * wallU(built, "cavityFilled")
  );
}

/** W/m²K of a wall of this kind and age. Source: RdSAP since 2017 (BRE). */
export function wallU(built: BuiltAge, wall: Wall): number {
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
