import { isPurchaseStage, type PurchaseStage } from "#content/purchase-stages.ts";

/** Which bought leads to show; empty means all. */
export interface PurchaseFilter {
  /** What was typed into the search box: part of a name, postcode, e-mail, phone number or location. */
  search?: string;
  stage?: PurchaseStage;
}

const SEARCH_LENGTH_MAX = 100;
const CONTROLS = /[\p{Cc}\p{Cf}]/gu;

/** Reads a filter from the fields of a URL; anything unrecognised is ignored. */
export function readPurchaseFilter(fields: { q?: string | null; stage?: string | null }): PurchaseFilter {
  const search = (fields.q ?? "").replace(CONTROLS, "").trim().slice(0, SEARCH_LENGTH_MAX);
  return { ...(search ? { search } : {}), ...(isPurchaseStage(fields.stage) ? { stage: fields.stage } : {}) };
}

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
