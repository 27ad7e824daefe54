import type { Queryable } from "#db/connection.ts";
import type { Job } from "#domain/outbox/job.ts";
import type { Mail } from "#domain/outbox/mail.ts";
import { insertJobs } from "#domain/outbox/outbox.sql.ts";

/**
 * Queues work in the caller's transaction: it is done if, and only if, that transaction commits; at once, or at `runAt`.
 */
export async function enqueue(tx: Queryable, work: Job | readonly Job[], now: Date, runAt: Date = now): Promise<void> {
  const jobs = "kind" in work ? [work] : work;
  if (jobs.length > 0) await insertJobs(tx, jobs, now, runAt);
}

/** Queues a mail; otherwise as `enqueue`. */
export function enqueueMail(tx: Queryable, mail: Mail, now: Date, runAt: Date = now): Promise<void> {
  return enqueue(tx, { kind: "send-mail", payload: mail }, now, runAt);
}

/** Queues many mails at once; otherwise as `enqueue`. */
export function enqueueMails(tx: Queryable, mails: readonly Mail[], now: Date): Promise<void> {
  return enqueue(
    tx,
    mails.map((payload) => ({ kind: "send-mail", payload })),
    now,
  );
}

/** Queues the deletion of stored files; otherwise as `enqueue`. */
export function enqueueFileRemovals(tx: Queryable, storageKeys: readonly string[], now: Date): Promise<void> {
  return enqueue(
    tx,
    storageKeys.map((storageKey) => ({ kind: "remove-file", payload: { storageKey } })),
    now,
  );
}

/**
 * Tells the programs of companies holding the customer's details that something about the customer has changed;
 * otherwise as `enqueue`. `occasion` tells one change from another.
 */
export function enqueueCustomerUpdated(
  tx: Queryable,
  buyers: readonly { purchaseId: string; endedAt: Date | null }[],
  { occasion, now }: { occasion: string; now: Date },
): Promise<void> {
  const active = buyers.filter(({ endedAt }) => !endedAt);
  return enqueue(
    tx,
    active.map(({ purchaseId }) => ({
      kind: "announce",
      payload: { event: "customer.updated", purchaseId, occasion },
    })),
    now,
  );
}
