import { findOutwardCode } from "#domain/postcodes/outward-code.ts";
import { parsePostcode } from "#domain/postcodes/postcode.ts";

/**
 * The location of a home, as the planner needs it, from a postcode or outward code in any spelling. Undefined for codes
 * that do not exist, have no position or hold only PO boxes and large users.
 */
export function findPlanPlace(typed: string) {
  const found = findOutwardCode(outwardPart(typed) ?? typed.replace(/[\s-]/g, ""));
  if (!found?.hasAddresses) return undefined;
  const { outward, sapRegion, country, longitude } = found;
  return { outwardCode: outward, sapRegion, nation: country, longitude };
}

/** The outward code of a full postcode; undefined for anything else, including an outward code alone. */
export function outwardPart(typed: string): string | undefined {
  return parsePostcode(typed)?.outward;
}
