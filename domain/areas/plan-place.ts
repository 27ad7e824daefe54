import { findOutwardCode } from "#domain/postcodes/outward-code.ts";
import { parsePostcode } from "#domain/postcodes/postcode.ts";

/**
 * Where a home stands, as the planner needs it, from a postcode or an outward code in any spelling; undefined for what
 * does not exist, has no position or holds only PO boxes and large users.
 */
export function findPlanPlace(typed: string) {
  const found = findOutwardCode(outwardPart(typed) ?? typed.replace(/[\s-]/g, ""));
  if (!found?.hasAddresses) return undefined;
  const { outward, sapRegion, country, longitude } = found;
  return { outwardCode: outward, sapRegion, nation: country, longitude };
}

/** The outward code of a full postcode; undefined for anything else, an outward code included. */
export function outwardPart(typed: string): string | undefined {
  return parsePostcode(typed)?.outward;
}
