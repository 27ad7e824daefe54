import type { Area } from "./area.ts";
import { type AreaNames, areaNames } from "./area-names.ts";

/** The lengths from which one, two and three mistakes are allowed. */
const LETTERS_FOR_MISTAKES = [4, 7, 10];
const LONG_WORD_LETTERS = 5;

/** How well a name fits, best first. */
const FITS = ["isName", "startsName", "isPlace", "isAround", "startsChiefPlace", "startsPlace"] as const;
type Fit = (typeof FITS)[number];

/**
 * Areas by name, place, region or country, given in plain letters: best match first, then a part before the area that
 * contains it.
 */
export function areasNamed(query: string): Area[] {
  return bestFirst((names) => FITS.findIndex((one) => fits[one](names, query)));
}

/** Areas whose name is part of the query, given in plain letters ("solar panels croydon"). */
export function areasMentioned(query: string): Area[] {
  const isMentioned = ({ names }: AreaNames) => names.some((name) => ` ${query} `.includes(` ${name} `));
  return bestFirst((names) => (isMentioned(names) ? 0 : -1));
}

/**
 * Areas whose name, or a place in them, matches the query but for one mistake (from 4 letters), two (from 7) or three
 * (from 10). Only those with the fewest mistakes; names first, then single words of names, then places.
 */
export function areasNamedLike(query: string): Area[] {
  const mistakesMax = LETTERS_FOR_MISTAKES.filter((letters) => query.length >= letters).length;
  const kinds = [
    ({ names }: AreaNames) => names,
    ({ names }: AreaNames) => names.flatMap(longWords),
    ({ places }: AreaNames) => places,
  ];
  const mistakesOf = (names: AreaNames) => kinds.map((kind) => fewestMistakes(query, kind(names), mistakesMax));
  const fewest = Math.min(...areaNames().flatMap(mistakesOf));
  return fewest > mistakesMax ? [] : bestFirst((names) => mistakesOf(names).indexOf(fewest));
}

/** Areas sorted by a rank from 0; those below 0 are left out. A part comes before the area that contains it. */
function bestFirst(rankOf: (names: AreaNames) => number): Area[] {
  return areaNames()
    .map((names) => ({ area: names.area, rank: rankOf(names) }))
    .filter(({ rank }) => rank >= 0)
    .sort((a, b) => a.rank - b.rank || a.area.contains.length - b.area.contains.length)
    .map(({ area }) => area);
}

const fits: Record<Fit, (names: AreaNames, query: string) => boolean> = {
  isName: ({ names }, query) => names.includes(query),
  startsName: ({ names }, query) => names.some((name) => hasWordStart(name, query)),
  isPlace: ({ places }, query) => places.includes(query),
  isAround: ({ around }, query) => around.includes(query),
  startsChiefPlace: ({ chiefPlaces }, query) => chiefPlaces.some((place) => hasWordStart(place, query)),
  startsPlace: ({ places }, query) => places.some((place) => hasWordStart(place, query)),
};

function hasWordStart(name: string, query: string): boolean {
  return ` ${name}`.includes(` ${query}`);
}

function longWords(name: string): string[] {
  return name.split(" ").filter((word) => word.length >= LONG_WORD_LETTERS);
}

function fewestMistakes(query: string, terms: readonly string[], mistakesMax: number): number {
  const close = terms.filter((term) => Math.abs(term.length - query.length) <= mistakesMax);
  return Math.min(Infinity, ...close.map((term) => editDistance(query, term)));
}

/**
 * The number of letters to insert, delete, replace or swap with a neighbour to turn one word into the other (optimal
 * string alignment distance).
 */
export function editDistance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const replaced = at(last, column - 1) + (isSame ? 0 : 1);
      const swapped = isSwapped ? at(beforeLast, column - 2) + 1 : Infinity;
      current.push(Math.min(at(last, column) + 1, at(current, column - 1) + 1, replaced, swapped));
    }
    beforeLast = last;
    last = current;
  }
  return at(last, to.length);
}

function at(costs: readonly number[], column: number): number {
  return costs[column] ?? Infinity;
}
