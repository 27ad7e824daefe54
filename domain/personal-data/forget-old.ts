import { limits } from "#config/limits.ts";
import type { Tx } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { type Context, realTime } from "#domain/context.ts";
import { enqueue, enqueueFileRemovals } from "#domain/outbox/enqueue.ts";
import type { DailyRun } from "#domain/outbox/job.ts";
import type { Expiry } from "#domain/personal-data/entry.sql.ts";
import { eraseCustomers } from "#domain/personal-data/erase.sql.ts";
import { housekeeping, register } from "#domain/personal-data/register.sql.ts";
import { deleteBatch, leadsToForget } from "#domain/personal-data/retention.sql.ts";
import { daysBefore, hoursBefore, monthsBefore } from "#domain/time/periods.ts";

/**
 * Removes what has been kept for as long as the register says: one batch of each kind, each in a transaction of its
 * own. After a full batch, a further job is queued for `run`, so that other work gets its turn however much is waiting.
 * Authorises nothing: a daily job, harmless to repeat.
 */
export async function forgetOld(context: Context, run: DailyRun): Promise<void> {
  const { db, now } = context;
  let isMoreWaiting = false;
  for (const entry of [...register, ...housekeeping]) {
    for (const expiry of entry.expires ?? []) {
      const total = await inTransaction(db, (tx) => removeBatch(tx, entry, expiry, context));
      if (total >= limits.retentionBatch) isMoreWaiting = true;
    }
  }
  if (isMoreWaiting) await inTransaction(db, (tx) => enqueue(tx, { kind: "retention", payload: run }, now));
}

/** Returns how many rows that was. */
async function removeBatch(
  tx: Tx,
  entry: (typeof housekeeping)[number],
  expiry: Expiry,
  context: Pick<Context, "now" | "realNow">,
): Promise<number> {
  const { now } = context;
  const limit = limits.retentionBatch;
  const before = beginningOf(expiry.after, expiry.clock === "real" ? realTime(context) : now);
  if ("by" in expiry) return expiry.by(tx, before, limit);
  if ("erases" in expiry) {
    const leadIds = await leadsToForget(tx, before, limit);
    await eraseCustomers(tx, { leadIds, because: "age", now });
    return leadIds.length;
  }
  const { since, where } = expiry;
  const gone = await deleteBatch(tx, entry, { since, before, where: where?.(before, now), limit });
  await enqueueFileRemovals(
    tx,
    gone.filter((file) => file !== null),
    now,
  );
  return gone.length;
}

function beginningOf(after: Expiry["after"], now: Date): Date {
  if ("months" in after) return monthsBefore(now, after.months);
  return "days" in after ? daysBefore(now, after.days) : hoursBefore(now, after.hours);
}
