import { distanceMiles, type Position } from "#domain/postcodes/distance-miles.ts";
import { allOutwardCodes, findOutwardCode, type OutwardCode } from "#domain/postcodes/outward-code.ts";

type Direction = readonly [number, number, number];
type Place = { code: OutwardCode; direction: Direction };

const HALF_TURN_DEGREES = 180;

let known: ReadonlyMap<string, readonly Place[]> | undefined;
const measured = new Map<string, ReadonlyMap<string, number>>();

/** The outward codes with a position in a region, in alphabetical order; empty for an unknown region. */
export function outwardCodesOfRegion(region: string): string[] {
  return (placesByRegion().get(region) ?? []).map(({ code }) => code.outward);
}

/**
 * The distance in miles, as the crow flies, from an outward code to the nearest outward code of each region (0 for its
 * own). A circle around its middle reaches a region if its radius is at least that. Empty for codes without a position.
 */
export function milesToRegions(outward: string): ReadonlyMap<string, number> {
  const before = measured.get(outward);
  if (before) return before;
  const base = findOutwardCode(outward);
  if (!base) return new Map();
  const miles = new Map([...placesByRegion()].map(([region, places]) => [region, milesToNearest(base, places)]));
  measured.set(outward, miles);
  return miles;
}

/** The distance in miles of each outward code with a position from a region, as in `milesToRegions`. */
export function milesFromEverywhere(region: string): { outcode: string; miles: number }[] {
  return allOutwardCodes().flatMap(({ outward }) => {
    const miles = milesToRegions(outward).get(region);
    return miles === undefined ? [] : [{ outcode: outward, miles }];
  });
}

/** Compares the directions from the Earth's centre, which is faster than computing distances. */
function milesToNearest(base: OutwardCode, places: readonly Place[]): number {
  const [x, y, z] = directionOf(base);
  let nearest: OutwardCode = base;
  let largest = Number.NEGATIVE_INFINITY;
  for (const { code, direction } of places) {
    const alike = x * direction[0] + y * direction[1] + z * direction[2];
    if (alike <= largest) continue;
    largest = alike;
    nearest = code;
  }
  return distanceMiles(base, nearest);
}

function placesByRegion(): ReadonlyMap<string, readonly Place[]> {
  known ??= Map.groupBy(
    allOutwardCodes().map((code) => ({ code, direction: directionOf(code) })),
    ({ code }) => code.region,
  );
  return known;
}

function directionOf({ latitude, longitude }: Position): Direction {
  const [north, east] = [latitude, longitude].map((degrees) => (degrees * Math.PI) / HALF_TURN_DEGREES) as [
    number,
    number,
  ];
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
}
