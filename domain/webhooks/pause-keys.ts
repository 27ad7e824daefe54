import type { Queryable } from "#db/connection.ts";
import { pauseApiKeys } from "#domain/api-keys/api-keys.sql.ts";
import { pauseWebhooks } from "#domain/webhooks/webhooks.sql.ts";

/**
 * Keys and webhooks that somebody made or keeps stop until an owner keeps or removes each: they have left the company,
 * or whoever knew their old password may have made them. Runs inside the caller's transaction. Authorises nothing.
 * Errors: none.
 */
export async function pauseKeysOf(tx: Queryable, userId: string, now: Date): Promise<void> {
  await pauseApiKeys(tx, userId, now);
  await pauseWebhooks(tx, userId, now);
}
