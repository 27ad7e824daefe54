import { type OutwardCode, outwardCodeExists, outwardCodesLike } from "#domain/postcodes/outward-code.ts";
import { parsePostcode } from "#domain/postcodes/postcode.ts";
import { typedCode } from "#domain/typed-text.ts";
import { plainLetters } from "./area-names.ts";

/** `SM1`, `SW1A`; also `SW1`, whose codes all have a further letter. */
const DISTRICT = /^[A-Z]{1,2}[0-9][A-Z0-9]?$/;
/** The letters of a postcode area: `SM`, `B`. */
const POSTCODE_AREA = /^[A-Z]{1,2}$/;
/** A postcode typed as far as a figure or letter of its second half: `SM1 1`. */
const UNFINISHED = /^([A-Z]{1,2}[0-9][A-Z0-9]?)\s+[0-9][A-Z]{0,2}$/;

/**
 * The outward codes with a position that match a postcode (whole or unfinished), an outward code or the letters of a
 * postcode area, in any case. Empty for anything else.
 */
export function outwardCodesMeant(query: string): OutwardCode[] {
  const typed = typedCode(query).toUpperCase();
  const outward = outwardOf(typed);
  if (outward) return outwardCodesLike(new RegExp(`^${outward}$`));
  const compact = typed.replace(/[\s-]/g, "");
  if (DISTRICT.test(compact)) return outwardCodesLike(new RegExp(`^${compact}[A-Z]?$`));
  return POSTCODE_AREA.test(compact) ? outwardCodesLike(new RegExp(`^${compact}[0-9]`)) : [];
}

/** The outward codes of a post town or council, given in plain letters ("carlisle"). */
export function outwardCodesOfTown(town: string): OutwardCode[] {
  return outwardCodesLike(/^/).filter(({ postTown, district }) =>
    [postTown, district].map(plainLetters).includes(town),
  );
}

function outwardOf(typed: string): string | undefined {
  const unfinished = UNFINISHED.exec(typed)?.[1];
  return parsePostcode(typed)?.outward ?? (unfinished && outwardCodeExists(unfinished) ? unfinished : undefined);
}
