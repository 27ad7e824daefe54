import type { Queryable } from "#db/connection.ts";
import { pauseApiKeys } from "#domain/api-keys/api-keys.sql.ts";
import { pauseCalendarLink } from "#domain/appointments/calendar.sql.ts";
import { pauseWebhooks } from "#domain/webhooks/webhooks.sql.ts";

/**
 * API keys, webhooks and the calendar link may have been made by whoever had the old password, so they stop until their
 * owner confirms each one on the account's activity page. Inside the caller's transaction; authorizes nothing. Errors: none.
 */
export async function pauseLongLivedAccess(tx: Queryable, userId: string, now: Date): Promise<void> {
  // A company shares its user's id.
  await pauseApiKeys(tx, userId, now);
  await pauseWebhooks(tx, userId, now);
  await pauseCalendarLink(tx, userId, now);
}
