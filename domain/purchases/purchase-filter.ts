import { limits } from "#config/limits.ts";
import { purchaseStageOptions } from "#content/purchase-stages.ts";
import { filterReader, oneOf, text } from "#domain/list-filter.ts";

/** Which bought leads to show. */
export const readPurchaseFilter = filterReader({
  /** What was typed into the search box: part of a name, postcode, e-mail, phone number or location. */
  q: text(limits.leadSearchLengthMax),
  stage: oneOf(purchaseStageOptions),
});

export type PurchaseFilter = ReturnType<typeof readPurchaseFilter>;

/** The characters people type in a phone number, and the fewest digits worth searching for. */
const PHONE = /^\+?[\d\s()-]+$/;
const PHONE_DIGITS_MIN = 3;

/** A search as the database runs it: phone numbers are stored as +447700900123, postcodes with their space. */
export function searchTerms(search: string | undefined): { words?: string; postcode?: string; phoneDigits?: string } {
  if (!search) return {};
  const digits = PHONE.test(search) ? search.replace(/\D/g, "").replace(/^(0044|44|0)/, "") : "";
  return {
    words: search,
    postcode: search.replace(/\s/g, ""),
    ...(digits.length >= PHONE_DIGITS_MIN ? { phoneDigits: digits } : {}),
  };
}
