import { limits } from "#config/limits.ts";
import { leadServiceLabel } from "#content/options.ts";
import { type Actor, requireAdmin } from "#domain/actor.ts";
import { countSoldPlaces, soldPlaceRows } from "#domain/admin/leads/sold-places.sql.ts";
import type { Context } from "#domain/context.ts";
import { onePage, readCursor, writeCursor } from "#domain/cursor.ts";
import { addDays, londonDay, londonTime } from "#domain/time/calendar.ts";
import { type Days, readDays } from "#domain/time/days.ts";

const contacts = ["yes", "no", "in-time"] as const;

/** Which purchases administrators look at, by the day of the purchase. */
export interface SoldPlacesFilter extends Days {
  /** Whether the installer has contacted the customer; "in-time" within `limits.customerAnswerHours`. */
  contact?: (typeof contacts)[number];
}

/** A place on a lead that an installer has bought. */
export interface SoldPlace {
  id: string;
  purchasedAt: Date;
  firstContactAt: Date | null;
  priceCredits: number;
  installerId: string;
  companyName: string;
  leadId: string;
  serviceLabel: string;
  location: string;
}

export interface SoldPlacesPage {
  items: SoldPlace[];
  /** Opaque; passed back as `cursor`, it continues the list. */
  nextCursor: string | null;
  total: number;
  /** The days covered. */
  days: Required<Days>;
}

/** Reads a filter from the fields of a URL; anything unrecognised is ignored. */
export function readSoldPlacesFilter(fields: URLSearchParams): SoldPlacesFilter {
  const contact = contacts.find((one) => one === fields.get("contact"));
  return { ...readDays(fields), ...(contact ? { contact } : {}) };
}

/**
 * Purchases of all installers, newest first, a page at a time, covering at most `limits.purchaseListDaysMax` days:
 * those up to the last day of the filter, or up to today.
 * Errors: invalid_cursor, not_signed_in, not_admin.
 */
export async function soldPlaces(
  { db, now }: Context,
  actor: Actor,
  { cursor, contact, ...asked }: SoldPlacesFilter & { cursor?: string | null } = {},
): Promise<SoldPlacesPage> {
  requireAdmin(actor);
  const days = boundedDays(asked, londonDay(now));
  const [from, until] = [londonTime(days.from, 0), londonTime(addDays(days.to, 1), 0)];
  const query = { from, until, contact, inTimeHours: limits.customerAnswerHours };
  const size = limits.adminPageSize;
  const [rows, total] = await Promise.all([
    soldPlaceRows(db.orm, { ...query, after: readCursor(cursor), limit: size + 1 }),
    countSoldPlaces(db.orm, query),
  ]);
  const { shown, nextCursor } = onePage(rows, size, ({ purchasedAt, id }) => writeCursor({ at: purchasedAt, id }));
  const items = shown.map(({ serviceType, ...row }) => ({ ...row, serviceLabel: leadServiceLabel(serviceType) }));
  return { items, nextCursor, total, days };
}

function boundedDays({ from, to }: Days, today: string): Required<Days> {
  const longest = limits.purchaseListDaysMax - 1;
  const last = to ?? (from && addDays(from, longest) < today ? addDays(from, longest) : today);
  const first = addDays(last, -longest);
  return { from: from && from > first ? from : first, to: last };
}
