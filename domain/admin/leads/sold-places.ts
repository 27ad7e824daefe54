import { limits } from "#config/limits.ts";
import { leadServiceLabel } from "#content/options.ts";
import { type Actor, requireAdmin } from "#domain/actor.ts";
import { countSoldPlaces, soldPlaceRows } from "#domain/admin/leads/sold-places.sql.ts";
import type { Context } from "#domain/context.ts";
import { type Asked, onePage, type Page, readCursor, writeCursor } from "#domain/cursor.ts";
import { days, filterReader, oneOf } from "#domain/list-filter.ts";
import { addDays, londonDay, londonTime } from "#domain/time/calendar.ts";
import type { Days } from "#domain/time/days.ts";

/** Which purchases administrators look at, by the day of the purchase. */
export const readSoldPlacesFilter = filterReader({
  ...days,
  /** Whether the installer has contacted the customer; "in-time" within `limits.customerAnswerHours`. */
  contact: oneOf(["yes", "no", "in-time"]),
});

export type SoldPlacesFilter = ReturnType<typeof readSoldPlacesFilter>;

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

export interface SoldPlacesPage extends Page<SoldPlace> {
  total: number;
  /** The days covered. */
  days: Required<Days>;
}

/**
 * Purchases of all installers, newest first, a page at a time, covering at most `limits.purchaseListDaysMax` days:
 * those up to the last day of the filter, or up to today.
 * Errors: invalid_cursor, not_signed_in, not_admin.
 */
export async function soldPlaces(
  { db, now }: Context,
  actor: Actor,
  { cursor, contact, ...asked }: Asked<SoldPlacesFilter> = {},
): Promise<SoldPlacesPage> {
  requireAdmin(actor, "customers");
  const covered = boundedDays(asked, londonDay(now));
  const query = {
    from: londonTime(covered.from, 0),
    until: londonTime(addDays(covered.to, 1), 0),
    contact,
    inTimeHours: limits.customerAnswerHours,
  };
  const size = limits.adminPageSize;
  const [rows, total] = await Promise.all([
    soldPlaceRows(db.orm, { ...query, after: readCursor(cursor), limit: size + 1 }),
    countSoldPlaces(db.orm, query),
  ]);
  const { shown, nextCursor } = onePage(rows, size, ({ purchasedAt, id }) => writeCursor({ at: purchasedAt, id }));
  const items = shown.map(({ serviceType, ...row }) => ({ ...row, serviceLabel: leadServiceLabel(serviceType) }));
  return { items, nextCursor, total, days: covered };
}

function boundedDays({ from, to }: Days, today: string): Required<Days> {
  const longest = limits.purchaseListDaysMax - 1;
  const last = to ?? (from && addDays(from, longest) < today ? addDays(from, longest) : today);
  const first = addDays(last, -longest);
  return { from: from && from > first ? from : first, to: last };
}
