import facts from "#content/data/regions.json" with { type: "json" };

/** Chosen in place of a region when the outward code has no known location. */
export const WITHOUT_PLACE = "none";

/** One of the nine English regions, Scotland, Wales or Northern Ireland; or a whole country. */
export interface Region {
  readonly name: string;
  readonly population: number;
  readonly households: number;
  readonly solarSites: number;
  /** All solar installations, not just domestic ones, per 1,000 households. */
  readonly solarSitesPer1000Households: number;
}

/** The twelve regions of the United Kingdom, in alphabetical order. Source: content/data/README.md. */
export const regions: readonly (Region & { readonly country: string })[] = facts.regions;

/** The region with this name, in any case, with spaces or hyphens ("South East", "south-east"). */
export function findRegion(name: string): (typeof regions)[number] | undefined {
  return regions.find((region) => plain(region.name) === plain(name));
}

/** England, Scotland, Wales or Northern Ireland, by name. */
export function findCountry(name: string): Region | undefined {
  return facts.countries.find((country) => country.name === name);
}

function plain(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, " ");
}
