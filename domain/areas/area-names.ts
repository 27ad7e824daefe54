import { findAreaText } from "#content/areas/area-texts.ts";
import { type Area, areas } from "./area.ts";
import { townsOf } from "./area-facts.ts";

/** Every name a search may use for an area, in plain letters. */
export interface AreaNames {
  readonly area: Area;
  readonly names: readonly string[];
  /** Towns, neighbourhoods and councils in it. */
  readonly places: readonly string[];
  /** The larger places: those its own text names. */
  readonly chiefPlaces: readonly string[];
  /** Its region and country. */
  readonly around: readonly string[];
}

let known: readonly AreaNames[] | undefined;

/** The names of all areas, in the order of `areas`. */
export function areaNames(): readonly AreaNames[] {
  known ??= areas.map(namesOf);
  return known;
}

/** Lower case, no accents or punctuation, single spaces: the form in which names and searches are compared. */
export function plainLetters(text: string): string {
  return text
    .normalize("NFD")
    .toLowerCase()
    .replace(/[\u0300-\u036f'’.]/g, "")
    .replaceAll("&", " and ")
    .replace(/[^a-z0-9]+/g, " ")
    .replace(/\bsaint\b/g, "st")
    .trim();
}

function namesOf(area: Area): AreaNames {
  const local = findAreaText(area.slug)?.places ?? [];
  return {
    area,
    names: plainLettersOf([area.name, area.slug, ...area.aliases]),
    places: plainLettersOf([...local, ...townsOf(area), ...area.councils]),
    chiefPlaces: plainLettersOf(local),
    around: plainLettersOf([area.region, area.country]),
  };
}

function plainLettersOf(names: readonly string[]): string[] {
  return [...new Set(names.map(plainLetters))];
}
