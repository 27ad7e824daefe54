import { findOutwardCode } from "#domain/postcodes/outward-code.ts";
import { parsePostcode } from "#domain/postcodes/postcode.ts";
import { areasOfOutwardCodes } from "./areas-at.ts";
import { solarYieldOf } from "./solar-yield.ts";

/** Where a postcode or an outward code lies, in any case; undefined when it does not exist or its place is not known. */
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
    /** A year, facing south at 35 degrees. */
    solarKwhPerKwp: solarYieldOf(found.sapRegion).kwhPerYear,
  };
}
