import facts from "#content/data/outcodes.json" with { type: "json" };
import corrections from "#content/data/post-towns.json" with { type: "json" };
import { typedCode } from "#domain/typed-text.ts";

/** The first half of a postcode and its facts. Source: content/data/README.md. */
export type OutwardCode = {
  readonly outward: string;
  readonly postTown: string;
  /** The local authority with the largest share of its postcodes, in official spelling. */
  readonly district: string;
  readonly region: string;
  readonly country: string;
  /** WGS84 degrees. */
  readonly latitude: number;
  readonly longitude: number;
  /** SAP climate region, 1 to 21. */
  readonly sapRegion: number;
  /** False: only PO boxes and large users. Overrules the data's mark where its postcodes show otherwise. */
  readonly hasAddresses: boolean;
};

type Row = [string, string, string, string, string, number, number, number, number, number?, number?];

/**
 * The data wrongly marks some ordinary outward codes as PO boxes and large users only. Only towns have this many
 * postcodes this far apart (in km): large users are fewer or, in the largest sorting offices, all at one point.
 */
const ORDINARY_POSTCODES_MIN = 200;
const ORDINARY_SPREAD_KM_MIN = 0.5;
/** Towns are numbered consecutively; Royal Mail keeps PO boxes apart (BN99, L69, WV98). */
const NUMBERS_TO_NEIGHBOUR_MAX = 2;

let known: ReadonlyMap<string, OutwardCode> | undefined;
const rows = facts.outwardCodes as Row[];
const markedOrdinary: ReadonlySet<string> = new Set(
  rows.filter(([, , , , , , , , geo]) => geo === 1).map(([outward]) => outward),
);
const postTowns: ReadonlyMap<string, string> = new Map(Object.entries(corrections.postTowns));
const withoutPosition: ReadonlySet<string> = new Set(facts.withoutPosition);

/** The facts of an outward code in any case (`sw1a`); undefined if it has no position or does not exist. */
export function findOutwardCode(outward: string): OutwardCode | undefined {
  return outwardCodes().get(normalised(outward));
}

/** The outward codes with a position that match a pattern, in alphabetical order. */
export function outwardCodesLike(pattern: RegExp): OutwardCode[] {
  return allOutwardCodes().filter(({ outward }) => pattern.test(outward));
}

/** Every outward code with a position, in alphabetical order. */
export function allOutwardCodes(): OutwardCode[] {
  return [...outwardCodes().values()];
}

/** Whether Royal Mail uses this outward code today; also true for the nine that have no position. */
export function outwardCodeExists(outward: string): boolean {
  return findOutwardCode(outward) !== undefined || withoutPosition.has(normalised(outward));
}

/**
 * The place of a lead in words: post town and district of its outward code ("Reading, Wokingham"), or one of them if
 * they are the same ("Croydon"). The outward code itself if it has no position. Source: decisions.md, section 10.
 */
export function locationName(outward: string): string {
  const found = findOutwardCode(outward);
  if (!found) return normalised(outward);
  const { postTown } = found;
  const district = found.district.replace(/, (?:City|County) of$/, "");
  return isSamePlace(postTown, district) ? postTown : `${postTown}, ${district}`;
}

function outwardCodes(): ReadonlyMap<string, OutwardCode> {
  known ??= new Map(rows.map((row) => [row[0], fromRow(row)]));
  return known;
}

function isSamePlace(postTown: string, district: string): boolean {
  // The City of London is one small district, not the whole of London.
  const cityName = postTown === "London" ? undefined : `City of ${postTown}`;
  return [postTown, `${postTown} City`, cityName].includes(district);
}

function normalised(outward: string): string {
  return typedCode(outward).toUpperCase();
}

function fromRow(row: Row): OutwardCode {
  const [outward, firstPostTown, district, region, country, latitude, longitude, sapRegion] = row;
  const postTown = postTowns.get(outward) ?? firstPostTown;
  const hasAddresses = markedOrdinary.has(outward) || isOrdinaryAfterAll(row);
  return { outward, postTown, district, region, country, latitude, longitude, sapRegion, hasAddresses };
}

function isOrdinaryAfterAll([outward, , , , , , , , , postcodes = 0, spreadKm = 0]: Row): boolean {
  if (postcodes < ORDINARY_POSTCODES_MIN || spreadKm < ORDINARY_SPREAD_KM_MIN) return false;
  const [, letters, number] = /^([A-Z]+)([0-9]+)$/.exec(outward) ?? [];
  if (!letters) return false;
  const steps = Array.from({ length: NUMBERS_TO_NEIGHBOUR_MAX }, (_, step) => step + 1);
  return steps
    .flatMap((step) => [Number(number) - step, Number(number) + step])
    .some((neighbour) => markedOrdinary.has(`${letters}${neighbour}`));
}
