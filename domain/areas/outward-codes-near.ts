import { distanceMiles, type Position } from "#domain/areas/distance-miles.ts";
import { allOutwardCodes } from "#domain/areas/outward-code.ts";

/**
 * Every outward code whose middle lies within the radius, as the crow flies; the nearest is always among them, so that
 * a small radius around a base in the country is not empty. The nine outward codes without a position are in none.
 */
export function outwardCodesNear(base: Position, radiusMiles: number): readonly string[] {
  const near = allOutwardCodes()
    .map((code) => ({ outward: code.outward, miles: distanceMiles(base, code) }))
    .sort((one, other) => one.miles - other.miles);
  return near.filter(({ miles }, index) => index === 0 || miles <= radiusMiles).map(({ outward }) => outward);
}
