import type { Queryable } from "#db/connection.ts";
import type { Mail } from "#domain/outbox/mail.ts";
import { insertJob, insertJobs } from "#domain/outbox/outbox.sql.ts";

/**
 * Queues a mail in the caller's transaction: it is sent if, and only if, that transaction commits; at once, or at
 * `runAt`.
 */
export function enqueueMail(tx: Queryable, mail: Mail, now: Date, runAt: Date = now): Promise<void> {
  return insertJob(tx, { kind: "send-mail", payload: mail }, now, runAt);
}

/** Queues many mails at once; otherwise as `enqueueMail`. */
export function enqueueMails(tx: Queryable, mails: readonly Mail[], now: Date): Promise<void> {
  return insertJobs(tx, "send-mail", mails, now);
}
