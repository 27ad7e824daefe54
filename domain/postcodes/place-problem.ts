import { limits } from "#config/limits.ts";
import { distanceMiles } from "#domain/postcodes/distance-miles.ts";
import { allOutwardCodes, findOutwardCode, type OutwardCode } from "#domain/postcodes/outward-code.ts";

/**
 * What is wrong with the place that is said of a postcode, for people: it names a post town or a district that is
 * elsewhere. Places of other names, such as villages, are believed; so is a town within `limits.placeMilesMax`.
 */
export function placeProblem(
  place: string,
  { postcode, outward }: { postcode: string; outward: string },
): string | undefined {
  const here = findOutwardCode(outward);
  if (!here) return undefined;
  const names = [place, ...place.split(/[,;/(]/)].map(plainName).filter((name) => name !== "");
  const known = names.map(outwardCodesNamed).filter((some) => some.length > 0);
  const isNear = known.flat().some((one) => distanceMiles(here, one) <= limits.placeMilesMax);
  if (known.length === 0 || isNear) return undefined;
  return `${postcode} is in ${here.postTown}. Enter a place there, or check the postcode.`;
}

let codesByName: Map<string, OutwardCode[]> | undefined;

function outwardCodesNamed(name: string): OutwardCode[] {
  codesByName ??= byName();
  return codesByName.get(name) ?? [];
}

function byName(): Map<string, OutwardCode[]> {
  const named = new Map<string, OutwardCode[]>();
  for (const code of allOutwardCodes()) {
    for (const name of new Set([code.postTown, code.district].map(plainName))) {
      named.set(name, [...(named.get(name) ?? []), code]);
    }
  }
  return named;
}

function plainName(name: string): string {
  return name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\bsaint\b/g, "st")
    .replace(/[^a-z]+/g, " ")
    .replace(/^(city of|greater) /, "")
    .trim();
}
