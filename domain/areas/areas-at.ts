import { distanceMiles, type Position } from "#domain/postcodes/distance-miles.ts";
import { type Area, areas } from "./area.ts";

/**
 * The areas of outward codes in capitals. First the areas mainly made up of these codes (for a single code, the most
 * local), last those that hold only 10 to 50% of a code. Empty for codes outside all areas.
 */
export function areasOfOutwardCodes(outwardCodes: readonly string[]): Area[] {
  const wanted = new Set(outwardCodes);
  const share = (held: readonly string[], area: Area) =>
    held.filter((outward) => wanted.has(outward)).length / area.outwardCodes.length;
  return areas
    .map((area) => ({ area, wholly: share(area.outwardCodes, area), partly: share(area.outwardCodesPartly, area) }))
    .filter(({ wholly, partly }) => wholly + partly > 0)
    .sort((a, b) => b.wholly - a.wholly || b.partly - a.partly)
    .map(({ area }) => area);
}

/** Areas by the distance of their centres, nearest first. */
export function areasByDistance(from: Position, candidates: readonly Area[]): Area[] {
  const distances = new Map(candidates.map((area) => [area, distanceMiles(from, area)]));
  return candidates.toSorted((a, b) => (distances.get(a) ?? 0) - (distances.get(b) ?? 0));
}
