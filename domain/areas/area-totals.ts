import { areas } from "./area.ts";
import { regions } from "./region.ts";

const outermost = areas.filter(({ partOf }) => partOf.length === 0);

/**
 * What our areas hold together. `outwardCodes`: each counted once, at least half of its addresses in one of the areas;
 * `population`: people, where an area within another (a borough in London) is not counted again.
 */
export const areaTotals = {
  areas: areas.length,
  regions: regions.filter(({ name }) => areas.some(({ region }) => region === name)).length,
  outwardCodes: new Set(areas.flatMap(({ outwardCodes }) => outwardCodes)).size,
  population: outermost.reduce((sum, { population }) => sum + population, 0),
} as const;
