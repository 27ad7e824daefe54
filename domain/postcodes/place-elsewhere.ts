import { limits } from "#config/limits.ts";
import { distanceMiles } from "#domain/postcodes/distance-miles.ts";
import { allOutwardCodes, findOutwardCode, type OutwardCode } from "#domain/postcodes/outward-code.ts";

/**
 * Whether a place given for a postcode is a post town or district elsewhere. Other names, such as villages, are
 * accepted; so is a town within `limits.placeMilesMax`.
 */
export function isElsewhere(place: string, outward: string): boolean {
  const here = findOutwardCode(outward);
  if (!here) return false;
  const names = [place, ...place.split(/[,;/(]/)].map(plainName).filter((name) => name !== "");
  const known = names.flatMap(outwardCodesNamed);
  return known.length > 0 && known.every((one) => distanceMiles(here, one) > limits.placeMilesMax);
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
