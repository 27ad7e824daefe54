import type { Queryable } from "#db/connection.ts";
import { pauseApiKeys } from "#domain/api-keys/api-keys.sql.ts";
import { pauseCalendarLink } from "#domain/appointments/calendar.sql.ts";
import { pauseWebhooks } from "#domain/webhooks/webhooks.sql.ts";

/**
 * Anyone who knew the old password may have made API keys, webhooks or the calendar link, so all stop until their owner
 * confirms each on the account's activity page. Runs inside the caller's transaction. Authorises nothing. Errors: none.
 */
export async function pauseLongLivedAccess(tx: Queryable, userId: string, now: Date): Promise<void> {
  // A company shares its user's id.
  await pauseApiKeys(tx, userId, now);
  await pauseWebhooks(tx, userId, now);
  await pauseCalendarLink(tx, userId, now);
}
