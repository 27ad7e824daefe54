import { areas } from "./area.ts";
import { regions } from "./region.ts";

const counted = areas.filter(({ partOf, populationIsRounded }) => partOf.length === 0 && !populationIsRounded);

/**
 * Totals for all our areas. `outwardCodes` counts each code once if at least half its addresses are in one of the
 * areas. `population` counts an area within another (a London borough) once, and leaves out one without its own count
 * (Chester).
 */
export const areaTotals = {
  areas: areas.length,
  regions: regions.filter(({ name }) => areas.some(({ region }) => region === name)).length,
  outwardCodes: new Set(areas.flatMap(({ outwardCodes }) => outwardCodes)).size,
  population: counted.reduce((sum, { population }) => sum + population, 0),
} as const;
