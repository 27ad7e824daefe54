import { limits } from "#config/limits.ts";
import { inTransaction } from "#db/transaction.ts";
import { keyById, markWarned } from "#domain/api-keys/api-keys.sql.ts";
import type { Context } from "#domain/context.ts";
import { enqueueMails } from "#domain/outbox/enqueue.ts";
import { londonDay } from "#domain/time/calendar.ts";

/**
 * Queues a mail to each owner of a company 14 days and 1 day before the last day of one of its keys, each once, on
 * whichever day it is found: a day of downtime loses none, and once the last warning is due, the first is no longer
 * sent. Authorises nothing. Errors: none.
 */
export function warnOfEndingKeys({ db, now }: Context): Promise<void> {
  const today = londonDay(now);
  return inTransaction(db, async (tx) => {
    for (const days of limits.apiKeyWarningDays.toReversed()) {
      const told = await markWarned(tx, { today, days });
      await enqueueMails(
        tx,
        told.map((one) => ({ mail: "key-ending", ...one })),
        now,
      );
    }
  });
}

/** What its owners are told of a key; undefined once it is revoked or past its last day. Authorises nothing. */
export async function endingKey({ db, now }: Context, id: string) {
  const key = await keyById(db.orm, id);
  if (!key || key.revokedAt || key.lastDay < londonDay(now)) return undefined;
  const { installerId, name, prefix, lastDay } = key;
  return { installerId, name, prefix, lastDay };
}
