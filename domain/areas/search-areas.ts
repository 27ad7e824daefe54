import { locationName, type OutwardCode } from "#domain/postcodes/outward-code.ts";
import { type Area, areas } from "./area.ts";
import { plainLetters } from "./area-names.ts";
import { areasByDistance, areasOfOutwardCodes } from "./areas-at.ts";
import { outwardCodesMeant, outwardCodesOfTown } from "./outward-codes-meant.ts";
import { findRegion } from "./region.ts";
import { areasMentioned, areasNamed, areasNamedLike } from "./search-by-name.ts";

export interface AreaSearchResult {
  /** Best match first; all in alphabetical order for an empty query. */
  readonly areas: readonly Area[];
  /**
   * `similar`: a spelling mistake was forgiven. `nearby`: the postcode or town exists but lies in none of our areas, so
   * these are the nearest. `exact`: all others, also when nothing was found.
   */
  readonly match: "all" | "exact" | "similar" | "nearby";
  /** Where the postcode or town of a `nearby` answer lies ("Carlisle, Cumberland"). */
  readonly place?: string;
}

const QUERY_LETTERS_MAX = 80;
const NEARBY_AREAS = 6;

/**
 * Areas by a name, a town or neighbourhood, a region, or a postcode (whole, outward or its first letters), in one region
 * if it is given. An unknown region has no areas.
 */
export function searchAreas({ query, region }: { query: string; region: string }): AreaSearchResult {
  const found = search(query.slice(0, QUERY_LETTERS_MAX));
  const name = findRegion(region)?.name;
  const within = region.trim() === "" ? found.areas : found.areas.filter((area) => area.region === name);
  return { ...found, areas: found.match === "nearby" ? within.slice(0, NEARBY_AREAS) : within };
}

function search(query: string): AreaSearchResult {
  const words = plainLetters(query);
  if (words === "") return { areas, match: "all" };
  const codes = outwardCodesMeant(query);
  // One letter that no postcode begins with stands in nearly every name.
  if (words.length === 1 && codes.length === 0) return { areas: [], match: "exact" };
  const named = areasNamed(words);
  const held = areasOfOutwardCodes(codes.map(({ outward }) => outward));
  const exact = held.length + named.length > 0 ? [...new Set([...held, ...named])] : areasMentioned(words);
  if (exact.length > 0) return { areas: exact, match: "exact" };
  const [elsewhere] = [...codes, ...outwardCodesOfTown(words)];
  return elsewhere ? byDistance(elsewhere) : misspelt(words);
}

function byDistance(from: OutwardCode): AreaSearchResult {
  return { areas: areasByDistance(from, areas), match: "nearby", place: locationName(from.outward) };
}

function misspelt(words: string): AreaSearchResult {
  const similar = areasNamedLike(words);
  return { areas: similar, match: similar.length > 0 ? "similar" : "exact" };
}
