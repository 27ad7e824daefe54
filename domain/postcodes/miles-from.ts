import { distanceMiles, type Position } from "#domain/postcodes/distance-miles.ts";
import { allOutwardCodes } from "#domain/postcodes/outward-code.ts";

/** How far every outward code with a position is from here, as the crow flies, in whole miles. */
export function milesFrom(base: Position): Readonly<Record<string, number>> {
  return Object.fromEntries(allOutwardCodes().map((code) => [code.outward, Math.round(distanceMiles(base, code))]));
}
