import { type AreaMap, pointOnMap, ukMap } from "#domain/areas/uk-map.ts";
import type { Coverage } from "#domain/coverage/coverage.ts";
import { findOutwardCode } from "#domain/postcodes/outward-code.ts";
import { outwardCodesNear } from "#domain/postcodes/outward-codes-near.ts";

export interface CoverageInWords {
  baseTown: string;
  outwardCodes: number;
  /** The post towns of those outward codes, nearest first. */
  postTowns: readonly string[];
}

export interface CoverageMap {
  viewBox: string;
  outlines: readonly string[];
  /** The circle, which the map's projection turns into an ellipse, in units of the view box. */
  circle: { x: number; y: number; radiusX: number; radiusY: number };
  /** Width of the view box, used to keep lines and dots the same size at every scale. */
  width: number;
}

/** A degree of latitude in miles, on the sphere of distance-miles.ts. */
const DEGREE_MILES = 69.09;
const HALF_TURN_DEGREES = 180;
/** How far beyond the circle the map extends, and its minimum size, so that the location is recognisable. */
const MARGIN = 1.35;
const HALF_WIDTH_MILES_MIN = 90;

/** Describes an area in words. Counts the outward codes that `outwardCodesNear` finds and the company wants. */
export function coverageInWords(coverage: Coverage): CoverageInWords {
  const near = outwardCodesNear(coverage, coverage.radiusMiles);
  const codes = near.filter((code) => !coverage.excludedOutcodes.includes(code));
  const baseTown = townOf(near[0] ?? coverage.baseOutcode);
  return { baseTown, outwardCodes: codes.length, postTowns: [...new Set(codes.map(townOf))] };
}

function townOf(outcode: string): string {
  return findOutwardCode(outcode)?.postTown ?? outcode;
}

/** The map of the United Kingdom around an area. Equirectangular, so a circle on the ground is nearly a circle here. */
export function coverageMap(coverage: Pick<Coverage, "latitude" | "longitude" | "radiusMiles">): CoverageMap {
  const { x, y } = pointOnMap(ukMap, coverage);
  const perMile = unitsPerMile(ukMap, coverage.latitude);
  const halfMiles = Math.max(coverage.radiusMiles * MARGIN, HALF_WIDTH_MILES_MIN);
  const half = Math.round(halfMiles * perMile.northward);
  return {
    viewBox: [x - half, y - half, 2 * half, 2 * half].join(" "),
    outlines: ukMap.shapes.map(({ path }) => path),
    circle: {
      x,
      y,
      radiusX: Math.round(coverage.radiusMiles * perMile.eastward * 10) / 10,
      radiusY: Math.round(coverage.radiusMiles * perMile.northward * 10) / 10,
    },
    width: 2 * half,
  };
}

function unitsPerMile({ projection }: AreaMap, latitude: number): { eastward: number; northward: number } {
  const eastwardMiles = DEGREE_MILES * Math.cos((latitude * Math.PI) / HALF_TURN_DEGREES);
  return { eastward: projection.xPerDegree / eastwardMiles, northward: projection.yPerDegree / DEGREE_MILES };
}
