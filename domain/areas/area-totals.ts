import { areas } from "./area.ts";
import { regions } from "./region.ts";

const counted = areas.filter(({ partOf, populationIsRounded }) => partOf.length === 0 && !populationIsRounded);

/**
 * What our areas hold together. `outwardCodes`: each counted once, at least half of its addresses in one of the areas;
 * `population`: people, where an area within another (a borough in London) is not counted again, and one without a count
 * of its own (Chester) not at all.
 */
export const areaTotals = {
  areas: areas.length,
  regions: regions.filter(({ name }) => areas.some(({ region }) => region === name)).length,
  outwardCodes: new Set(areas.flatMap(({ outwardCodes }) => outwardCodes)).size,
  population: counted.reduce((sum, { population }) => sum + population, 0),
} as const;
