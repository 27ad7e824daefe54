import { parsePhoneNumberFromString } from "libphonenumber-js/min";

export type UkPhone = {
  /** `+447700900123` */
  readonly e164: string;
  /** As people in the UK write it: `07700 900123`. */
  readonly national: string;
};

const UK_CALLING_CODE = "44";

/**
 * Reads a UK phone number in any usual form (0…, +44…, 0044…, 44…, spaces, brackets, hyphens); an extension is dropped.
 * Undefined for anything else, also for numbers of other countries. Accepts what is possible, not only what is
 * assigned: Ofcom's drama numbers are possible, and +44 is shared with the Crown dependencies, whose mobile ranges
 * many people in the UK use.
 */
export function parseUkPhone(input: string): UkPhone | undefined {
  const parsed = parsePhoneNumberFromString(input, { defaultCountry: "GB", extract: false });
  if (parsed?.countryCallingCode !== UK_CALLING_CODE || !parsed.isPossible()) return undefined;
  parsed.setExt("");
  const national = parsed.formatNational();
  // A length that no known range has is left without its leading zero.
  return { e164: parsed.number, national: national.startsWith("0") ? national : `0${national}` };
}
