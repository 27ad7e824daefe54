import { distanceMiles, type Position } from "#domain/postcodes/distance-miles.ts";
import { allOutwardCodes, type OutwardCode } from "#domain/postcodes/outward-code.ts";

/** A little less than a degree of latitude on the sphere of distance-miles.ts, so that nothing in range is missed. */
const DEGREE_MILES_MIN = 69;

type Near = { outward: string; miles: number };

/**
 * Every outward code whose middle lies within the radius, as the crow flies, nearest first. Always includes the
 * nearest, so that a small radius around a rural base is not empty. Never includes the nine outward codes without a
 * position.
 */
export function outwardCodesNear(base: Position, radiusMiles: number): readonly string[] {
  const degrees = radiusMiles / DEGREE_MILES_MIN;
  const candidates = allOutwardCodes().filter(({ latitude }) => Math.abs(latitude - base.latitude) <= degrees);
  const near = fromNearest(base, candidates).filter(({ miles }) => miles <= radiusMiles);
  const found = near.length > 0 ? near : fromNearest(base, allOutwardCodes()).slice(0, 1);
  return found.map(({ outward }) => outward);
}

function fromNearest(base: Position, codes: readonly OutwardCode[]): Near[] {
  return codes
    .map((code) => ({ outward: code.outward, miles: distanceMiles(base, code) }))
    .sort((one, other) => one.miles - other.miles);
}

/** The distance from here to every outward code with a position, as the crow flies, in whole miles. */
export function milesFrom(base: Position): Readonly<Record<string, number>> {
  return Object.fromEntries(allOutwardCodes().map((code) => [code.outward, Math.round(distanceMiles(base, code))]));
}
