import { parse } from "postcode";
import { outwardCodeExists } from "#domain/postcodes/outward-code.ts";
import { typedCode } from "#domain/typed-text.ts";

export type Postcode = {
  /** Normal form with one space: `SW1A 1AA`. */
  readonly postcode: string;
  readonly outward: string;
};

/** C, I, K, M, O and V never appear in the inward part. Source: Royal Mail Programmers' Guide. */
const INWARD = /^[0-9][ABD-HJLNP-UW-Z]{2}$/;

/**
 * Reads a full UK postcode in any case, with or without spaces and hyphens. Undefined unless it is well formed and its
 * outward code exists; Crown dependencies, overseas territories and withdrawn codes are rejected. Accepts all 1,745,849
 * live postcodes of Code-Point Open 2025.4.
 */
export function parsePostcode(input: string): Postcode | undefined {
  const wellFormed = readWellFormed(input);
  return wellFormed && outwardCodeExists(wellFormed.outward) ? wellFormed : undefined;
}

/** Places with UK-style postcodes where none of our companies work. */
const ELSEWHERE: readonly (readonly [RegExp, string])[] = [
  [/^JE\d/, "in Jersey"],
  [/^GY\d/, "in Guernsey"],
  [/^IM\d/, "on the Isle of Man"],
  [/^BF(?:PO)?\d/, "of the British Forces Post Office"],
  [/^GX1/, "in Gibraltar"],
];
const OUR_PLACES = "Installers here work in England, Scotland, Wales and Northern Ireland only.";

/** Why `parsePostcode` rejects a postcode, in words: not a postcode, outside the UK, or unknown. */
export function postcodeProblem(input: string): string {
  const typed = compact(input);
  const elsewhere = ELSEWHERE.find(([pattern]) => pattern.test(typed));
  if (elsewhere) return `This postcode is ${elsewhere[1]}, and we do not serve it. ${OUR_PLACES}`;
  const wellFormed = readWellFormed(input);
  return wellFormed
    ? `We cannot find the postcode ${wellFormed.postcode}. Please check it.`
    : "Enter a full UK postcode, like CR0 1EA.";
}

function readWellFormed(input: string): Postcode | undefined {
  const parsed = parse(compact(input));
  if (!parsed.valid || !INWARD.test(parsed.incode)) return undefined;
  return { postcode: parsed.postcode, outward: parsed.outcode };
}

function compact(input: string): string {
  return typedCode(input).replace(/[\s-]/g, "").toUpperCase();
}
