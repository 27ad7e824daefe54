import facts from "#content/data/areas.json" with { type: "json" };
import { solarYieldOf } from "./solar-yield.ts";

/** A place that has a page of its own. Sources and dates of its figures: content/data/README.md. */
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
  /** True where a city has no council of its own, so that its population is known to the thousand only. */
  readonly populationIsRounded: boolean;
  /** Null where only the wider council is counted. */
  readonly households: number | null;
  /** Centre of its addresses, WGS84 degrees. */
  readonly latitude: number;
  readonly longitude: number;
  /** SAP climate region, 1 to 21. */
  readonly sapRegion: number;
  /** What 1 kW of panels makes in a year facing south at 35 degrees. */
  readonly solarKwhPerKwp: number;
  /** All solar installations, not only those of homes, for each 1,000 households. */
  readonly solarSitesPer1000Households: number;
  /** Whose installations these are: the area's, or its wider council's. */
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
  /** The six nearest, without those that contain it or lie in it. */
  readonly nearby: readonly string[];
  /** Other spellings of the slug. */
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

/** The area of a slug as its address has it (`barking-dagenham`); undefined for all other spellings. */
export function findArea(slug: string): Area | undefined {
  return bySlug.get(slug);
}

/** The area that another spelling of its slug means (`barking-and-dagenham`), for redirects. */
export function findAreaByAlias(alias: string): Area | undefined {
  return byAlias.get(alias);
}

/** The areas of a list of slugs, in its order; unknown ones are left out. */
export function areasOf(slugs: readonly string[]): Area[] {
  return slugs.flatMap((slug) => findArea(slug) ?? []);
}

function fromRow(row: Row): Area {
  const solarKwhPerKwp = solarYieldOf(row.sapRegion).kwhPerYear;
  return { populationIsRounded: false, solarSitesOf: row.name, ...row, solarKwhPerKwp };
}
