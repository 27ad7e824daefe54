import { limits } from "#config/limits.ts";
import { leadAgeOptions } from "#content/lead-ages.ts";
import { leadStatuses } from "#content/lead-statuses.ts";
import { leadServiceOptions } from "#content/options.ts";
import { findRegion, WITHOUT_PLACE } from "#domain/areas/region.ts";
import { days, filterReader, oneOf, text } from "#domain/list-filter.ts";
import { outwardCodeExists } from "#domain/postcodes/outward-code.ts";
import { parsePostcode } from "#domain/postcodes/postcode.ts";

/** Which leads administrators look at. The days are days of creation. */
export const readAllLeadsFilter = filterReader({
  /** What was typed into the search box. */
  q: text(limits.leadSearchLengthMax),
  status: oneOf(leadStatuses),
  service: oneOf(leadServiceOptions),
  origin: oneOf(["quote_request", "admin"]),
  /** Created within this many days. */
  age: oneOf(leadAgeOptions),
  /** Confirmed by the customer or entered by an administrator; "no": neither yet. */
  confirmed: oneOf(["yes", "no"]),
  /** The name of a region, or `WITHOUT_PLACE`. */
  region: (given) => (given === WITHOUT_PLACE ? given : findRegion(given ?? "")?.name),
  ...days,
});

export type AllLeadsFilter = ReturnType<typeof readAllLeadsFilter>;

/** A search as the database runs it: a lead that fits any of these is found. Empty: nothing can match. */
export interface LeadSearch {
  id?: string;
  emailStart?: string;
  /** In the form in which phone numbers are stored: +447700900123. */
  phoneStart?: string;
  /** A postcode in its normal form, or an outward code and a space. */
  postcodeStart?: string;
  /** Each is the beginning of a word in the name. */
  nameWords?: string[];
}

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const PHONE = /^\+?[\d\s()-]+$/;
const PHONE_DIGITS_MIN = 3;

/**
 * What a search can mean: an id (the lead's, or the reference given to the customer), the beginning of an e-mail, phone
 * number or postcode, or words of a name.
 */
export function leadSearchOf(typed: string): LeadSearch {
  const text = typed.trim().toLowerCase();
  if (ID.test(text)) return { id: text };
  if (PHONE.test(text)) return phoneSearch(text);
  const nameWords = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const postcodeStart = postcodeSearch(text);
  return {
    ...(/\s/.test(text) ? {} : { emailStart: text }),
    ...(postcodeStart ? { postcodeStart } : {}),
    ...(nameWords.length > 0 && !text.includes("@") ? { nameWords } : {}),
  };
}

function phoneSearch(text: string): LeadSearch {
  const digits = text.replace(/\D/g, "").replace(/^(0044|44|0)/, "");
  return digits.length >= PHONE_DIGITS_MIN ? { phoneStart: `+44${digits}` } : {};
}

function postcodeSearch(text: string): string | undefined {
  const whole = parsePostcode(text)?.postcode;
  return whole ?? (outwardCodeExists(text) ? `${text.toUpperCase()} ` : undefined);
}
