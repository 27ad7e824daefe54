import facts from "#content/data/uk-map.json" with { type: "json" };
import type { Position } from "#domain/postcodes/distance-miles.ts";

/** A small outline map for inline SVG. Too coarse to tell which side of a boundary an address is on. */
export interface AreaMap {
  readonly viewBox: string;
  readonly projection: {
    readonly west: number;
    readonly north: number;
    readonly xPerDegree: number;
    readonly yPerDegree: number;
  };
  /** `path` is the `d` of an SVG path; `slug` is set if the shape is an area. */
  readonly shapes: readonly { readonly name: string; readonly slug?: string; readonly path: string }[];
}

/** The twelve regions of the United Kingdom. Source: ONS, see content/data/README.md. */
export const ukMap: AreaMap = facts.uk;

/** The 32 boroughs of London and the City. */
export const londonMap: AreaMap = facts.london;

/** The point of a position on a map, in whole units of its viewBox. */
export function pointOnMap({ projection }: AreaMap, { latitude, longitude }: Position): { x: number; y: number } {
  const { west, north, xPerDegree, yPerDegree } = projection;
  return { x: Math.round((longitude - west) * xPerDegree), y: Math.round((north - latitude) * yPerDegree) };
}
