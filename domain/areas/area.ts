import facts from "#content/data/areas.json" with { type: "json" };
import { solarYieldOf } from "./solar-yield.ts";

/** A place with its own page. Sources and dates of its figures: content/data/README.md. */
export interface Area {
  readonly slug: string;
  readonly name: string;
  /** The City of London counts as a borough. */
  readonly kind: "city" | "county" | "borough";
  /** English region, Scotland, Wales or Northern Ireland. */
  readonly region: string;
  readonly country: string;
  readonly population: number;
  readonly populationYear: number;
  /** True for a city without its own council, whose population is known only to the thousand. */
  readonly populationIsRounded: boolean;
  /** Null where only the wider council is counted. */
  readonly households: number | null;
  /** Centre of its addresses, WGS84 degrees. */
  readonly latitude: number;
  readonly longitude: number;
  /** SAP climate region, 1 to 21. */
  readonly sapRegion: number;
  /** The annual output of 1 kW of panels facing south at 35 degrees. */
  readonly solarKwhPerKwp: number;
  /** All solar installations, not just domestic ones, per 1,000 households. */
  readonly solarSitesPer1000Households: number;
  /** The place these installations were counted in: the area or its wider council. */
  readonly solarSitesOf: string;
  /** Local authorities, official spelling. */
  readonly councils: readonly string[];
  /** At least half of each lies in the area. */
  readonly outwardCodes: readonly string[];
  /** 10 to 50% of each lies in the area. */
  readonly outwardCodesPartly: readonly string[];
  /** Slugs of areas. */
  readonly partOf: readonly string[];
  readonly contains: readonly string[];
  /** The six nearest, except those that contain it or lie within it. */
  readonly nearby: readonly string[];
  /** Alternative spellings of the slug. */
  readonly aliases: readonly string[];
}

type Row = Omit<Area, "populationIsRounded" | "solarSitesOf" | "solarKwhPerKwp"> &
  Partial<Pick<Area, "populationIsRounded" | "solarSitesOf">>;

/** All areas, in alphabetical order. */
export const areas: readonly Area[] = (facts as Row[]).map(fromRow);

const bySlug: ReadonlyMap<string, Area> = new Map(areas.map((area) => [area.slug, area]));
const byAlias: ReadonlyMap<string, Area> = new Map(
  areas.flatMap((area) => area.aliases.map((alias) => [alias, area] as const)),
);

/** The area with this slug, spelt as in its address (`barking-dagenham`); undefined for any other spelling. */
export function findArea(slug: string): Area | undefined {
  return bySlug.get(slug);
}

/** The area with this alternative slug (`barking-and-dagenham`), for redirects. */
export function findAreaByAlias(alias: string): Area | undefined {
  return byAlias.get(alias);
}

/** The areas with these slugs, in the same order; unknown slugs are left out. */
export function areasOf(slugs: readonly string[]): Area[] {
  return slugs.flatMap((slug) => findArea(slug) ?? []);
}

function fromRow(row: Row): Area {
  const solarKwhPerKwp = solarYieldOf(row.sapRegion).kwhPerYear;
  return { populationIsRounded: false, solarSitesOf: row.name, ...row, solarKwhPerKwp };
}
