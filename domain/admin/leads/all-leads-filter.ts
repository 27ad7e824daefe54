import { limits } from "#config/limits.ts";
import { leadAgeOptions } from "#content/lead-ages.ts";
import { leadStatuses } from "#content/lead-statuses.ts";
import { leadServiceOptions } from "#content/options.ts";
import { findRegion, WITHOUT_PLACE } from "#domain/areas/region.ts";
import type { LeadStatus } from "#domain/leads/lead.ts";
import { outwardCodeExists } from "#domain/postcodes/outward-code.ts";
import { parsePostcode } from "#domain/postcodes/postcode.ts";
import { type Days, readDays } from "#domain/time/days.ts";

const origins = ["quote_request", "admin"] as const;

/** Which leads administrators look at; empty means all. The days are days of creation. */
export interface AllLeadsFilter extends Days {
  /** What was typed into the search box. */
  search?: string;
  status?: LeadStatus;
  service?: string;
  origin?: (typeof origins)[number];
  /** Created within this many days. */
  ageDays?: number;
  /** Confirmed by the customer or entered by an administrator; "no": neither yet. */
  confirmed?: "yes" | "no";
  /** The name of a region, or `WITHOUT_PLACE`. */
  region?: string;
}

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

const CONTROLS = /[\p{Cc}\p{Cf}]/gu;
const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const PHONE = /^\+?[\d\s()-]+$/;
const PHONE_DIGITS_MIN = 3;

/** Reads a filter from the fields of a URL; anything unrecognised is ignored. */
export function readAllLeadsFilter(search: URLSearchParams): AllLeadsFilter {
  const words = (search.get("q") ?? "").replace(CONTROLS, "").trim().slice(0, limits.leadSearchLengthMax);
  const status = leadStatuses.find((one) => one === search.get("status"));
  const service = leadServiceOptions.find(({ value }) => value === search.get("service"))?.value;
  const origin = origins.find((one) => one === search.get("origin"));
  const age = leadAgeOptions.find(({ value }) => value === search.get("age"))?.value;
  const confirmed = (["yes", "no"] as const).find((one) => one === search.get("confirmed"));
  const region = search.get("region") === WITHOUT_PLACE ? WITHOUT_PLACE : findRegion(search.get("region") ?? "")?.name;
  return {
    ...(words ? { search: words } : {}),
    ...(status ? { status } : {}),
    ...(service ? { service } : {}),
    ...(origin ? { origin } : {}),
    ...(age ? { ageDays: Number(age) } : {}),
    ...(confirmed ? { confirmed } : {}),
    ...(region ? { region } : {}),
    ...readDays(search),
  };
}

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
