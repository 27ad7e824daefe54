import { limits } from "#config/limits.ts";
import { leadAgeOptions } from "#content/lead-ages.ts";
import { leadStatuses } from "#content/lead-statuses.ts";
import { leadServiceLabel, leadServiceOptions } from "#content/options.ts";
import { type Actor, requireAdmin } from "#domain/actor.ts";
import { type AllLeadsQuery, allLeadRows, countLeads, type LeadSearch } from "#domain/admin/leads/all-leads.sql.ts";
import { possibleDuplicates } from "#domain/admin/leads/duplicates.ts";
import type { RecentLead } from "#domain/admin/leads/recent-leads.ts";
import { findRegion, WITHOUT_PLACE } from "#domain/areas/region.ts";
import { outwardCodesOfRegion } from "#domain/areas/region-distances.ts";
import type { Context } from "#domain/context.ts";
import { type Asked, onePage, type Page, readCursor, writeCursor } from "#domain/cursor.ts";
import type { LeadRow } from "#domain/leads/leads.sql.ts";
import { presentCustomer } from "#domain/leads/present-customer.ts";
import { wholeSight } from "#domain/leads/sight.ts";
import { days, filterReader, oneOf, text } from "#domain/list-filter.ts";
import { allOutwardCodes, outwardCodeExists } from "#domain/postcodes/outward-code.ts";
import { parsePostcode } from "#domain/postcodes/postcode.ts";
import { noteCustomerRead } from "#domain/security-log/record-hourly.ts";
import { momentsOf } from "#domain/time/days.ts";
import { daysBefore } from "#domain/time/periods.ts";

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

export interface ListedLead extends RecentLead {
  phone: string | null;
  postcode: string;
  origin: "quote_request" | "admin";
}

export interface LeadsPage extends Page<ListedLead> {
  /**
   * How many there are across all pages; a number above `limits.leadCountMax` means "more than that". Null unless the
   * filter has a first day.
   */
  total: number | null;
}

/**
 * Leads in any state that fit the filter, newest first, a page at a time. Errors:
 * invalid_cursor, not_signed_in, not_admin.
 */
export async function allLeads(
  context: Context,
  actor: Actor,
  { cursor, ...filter }: Asked<AllLeadsFilter> = {},
): Promise<LeadsPage> {
  const admin = requireAdmin(actor, "customers");
  const { db, now } = context;
  await noteCustomerRead(context, admin, "all leads");
  const size = limits.adminPageSize;
  const query = queryOf(filter, now);
  const [rows, total] = await Promise.all([
    allLeadRows(db.orm, { ...query, after: readCursor(cursor), limit: size + 1 }),
    // Without a first day there may be a million, and nobody should wait for the count.
    filter.from ? countLeads(db.orm, { ...query, limit: limits.leadCountMax + 1 }) : null,
  ]);
  const { shown, nextCursor } = onePage(rows, size, ({ createdAt, id }) => writeCursor({ at: createdAt, id }));
  const duplicates = await possibleDuplicates(db.orm, shown);
  return { items: shown.map((lead) => presentListedLead(lead, duplicates.has(lead.id))), nextCursor, total };
}

function queryOf(given: AllLeadsFilter, now: Date): Omit<AllLeadsQuery, "limit"> {
  const { q, age, region, from: _, to: __, ...kind } = given;
  const { from, until } = momentsOf(given);
  const youngest = age ? daysBefore(now, Number(age)) : undefined;
  return {
    ...kind,
    search: q ? leadSearchOf(q) : undefined,
    createdSince: from && youngest ? new Date(Math.max(from.getTime(), youngest.getTime())) : (from ?? youngest),
    createdBefore: until,
    places: region ? placesOf(region) : undefined,
  };
}

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const PHONE = /^\+?[\d\s()-]+$/;
const PHONE_DIGITS_MIN = 3;

/**
 * What a search can mean: an id (the lead's, or the reference given to the customer), the beginning of an email, phone
 * number or postcode, or words of a name.
 */
export function leadSearchOf(typed: string): LeadSearch {
  const sought = typed.trim().toLowerCase();
  if (ID.test(sought)) return { id: sought };
  if (PHONE.test(sought)) return phoneSearch(sought);
  const nameWords = sought.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const postcodeStart = postcodeSearch(sought);
  return {
    ...(/\s/.test(sought) ? {} : { emailStart: sought }),
    ...(postcodeStart ? { postcodeStart } : {}),
    ...(nameWords.length > 0 && !sought.includes("@") ? { nameWords } : {}),
  };
}

function phoneSearch(sought: string): LeadSearch {
  const digits = sought.replace(/\D/g, "").replace(/^(0044|44|0)/, "");
  return digits.length >= PHONE_DIGITS_MIN ? { phoneStart: `+44${digits}` } : {};
}

function postcodeSearch(sought: string): string | undefined {
  const whole = parsePostcode(sought)?.postcode;
  return whole ?? (outwardCodeExists(sought) ? `${sought.toUpperCase()} ` : undefined);
}

function placesOf(region: string): AllLeadsQuery["places"] {
  if (region !== WITHOUT_PLACE) return { outcodes: outwardCodesOfRegion(region), isIn: true };
  return { outcodes: allOutwardCodes().map(({ outward }) => outward), isIn: false };
}

function presentListedLead(lead: LeadRow, isPossibleDuplicate: boolean): ListedLead {
  const { name, email, phone } = presentCustomer(lead, wholeSight);
  return {
    id: lead.id,
    customerName: name,
    customerEmail: email,
    isPossibleDuplicate,
    phone,
    serviceLabel: leadServiceLabel(lead.serviceType),
    location: lead.location,
    postcode: lead.postcode,
    origin: lead.origin,
    status: lead.status,
    placesTaken: lead.placesTaken,
    maxPurchases: lead.maxPurchases,
    createdAt: lead.createdAt,
  };
}
