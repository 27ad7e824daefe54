import climate from "#content/data/climate.json" with { type: "json" };
import { factsWith } from "#domain/planner/facts/facts.ts";
import type { Shading } from "#domain/planner/inputs/plan-inputs.ts";
import { usualArray, usualInverterKw } from "#domain/planner/inputs/usual-answers.ts";
import { generationOf } from "./generation.ts";

export interface RoofFace {
  /** Degrees from north, clockwise: 180 is south. */
  readonly facing: number;
  readonly pitch: number;
  readonly shade: Shading;
}

export interface RegionYield {
  /** The name of the SAP climate region. */
  readonly region: string;
  /** kWh a year for each kWp on this face, with the usual inverter, not rounded. */
  kwhPerKwp(face: RoofFace): number;
}

/** Where the sun stands highest at noon by the clock; the sum of a year hardly depends on it. */
const LONGITUDE = -2;

/** What a plan finds for roofs in a SAP climate region; undefined for an unknown one. */
export function yieldOfRegion(sapRegion: number | undefined): RegionYield | undefined {
  const row = climate.sapRegions.find(({ id }) => id === sapRegion);
  if (!row) return undefined;
  const facts = factsWith({});
  const place = { outwardCode: "", sapRegion: row.id, nation: "England", longitude: LONGITUDE };
  return {
    region: row.name,
    kwhPerKwp: ({ facing, pitch, shade }) => {
      const array = { kwp: usualArray.kwp, azimuth: facing, pitch, shading: shade };
      return generationOf(facts, place, [array], usualInverterKw(facts, [array])).kwhPerYear / array.kwp;
    },
  };
}
