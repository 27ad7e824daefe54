import type { Queryable } from "#db/connection.ts";
import { pauseApiKeys } from "#domain/api-keys/paused-keys.ts";
import { pauseWebhooks } from "#domain/webhooks/paused-webhooks.ts";

/**
 * Whoever had the old password may have made them: API keys and webhooks stop until their owner says of each, on the
 * page of the account's activity, that it stays. Inside the caller's transaction; authorizes nothing. Errors: none.
 */
export async function pauseWhatOutlives(tx: Queryable, userId: string, now: Date): Promise<void> {
  // A company has the id of its user.
  await pauseApiKeys(tx, userId, now);
  await pauseWebhooks(tx, userId, now);
}
