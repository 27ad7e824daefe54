import type { Queryable } from "#db/connection.ts";
import { pauseCalendarLink } from "#domain/appointments/calendar.sql.ts";
import { pauseKeysOf } from "#domain/webhooks/pause-keys.ts";

/**
 * Anyone who knew the old password may have made API keys, webhooks or the calendar link, so all stop until each
 * is confirmed. Runs inside the caller's transaction. Authorises nothing. Errors: none.
 */
export async function pauseLongLivedAccess(tx: Queryable, userId: string, now: Date): Promise<void> {
  await pauseKeysOf(tx, userId, now);
  await pauseCalendarLink(tx, userId, now);
}
