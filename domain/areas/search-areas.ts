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
   * `similar`: a spelling mistake was allowed for. `nearby`: the postcode or town exists but is outside our areas, so
   * these are the nearest. `exact`: everything else, including no results.
   */
  readonly match: "all" | "exact" | "similar" | "nearby";
  /** The location of the postcode or town in a `nearby` result ("Carlisle, Cumberland"). */
  readonly place?: string;
}

const QUERY_LETTERS_MAX = 80;
const NEARBY_AREAS = 6;

/**
 * Areas by name, town or neighbourhood, region, or postcode (whole, outward or its first letters), limited to one
 * region if given. An unknown region has no areas.
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
  // A single letter that begins no postcode is in nearly every name.
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
