import { findOutwardCode } from "#domain/postcodes/outward-code.ts";
import { parsePostcode } from "#domain/postcodes/postcode.ts";
import { areasOfOutwardCodes } from "./areas-at.ts";
import { solarYieldOf } from "./solar-yield.ts";

/**
 * The location of a postcode or outward code, in any case; undefined if it does not exist or its location is unknown.
 */
export function locatePostcode(input: string) {
  const found = findOutwardCode(parsePostcode(input)?.outward ?? input);
  if (!found) return undefined;
  const { outward, postTown, district, region, country, latitude, longitude } = found;
  return {
    outwardCode: outward,
    postTown,
    district,
    region,
    country,
    latitude,
    longitude,
    /** Slugs, the most local first. */
    areas: areasOfOutwardCodes([outward]).map(({ slug }) => slug),
    /** Per year, facing south at 35 degrees. */
    solarKwhPerKwp: solarYieldOf(found.sapRegion).kwhPerYear,
  };
}
