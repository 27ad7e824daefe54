import type { Queryable } from "#db/connection.ts";
import { insertJob } from "#domain/outbox/outbox.sql.ts";

/** Queues the mails about a customer's brief for `runAt`, if the caller's transaction commits. */
export function enqueueBriefMail(tx: Queryable, leadId: string, at: { now: Date; runAt: Date }): Promise<void> {
  return insertJob(tx, { kind: "mail-brief", payload: { leadId } }, at.now, at.runAt);
}
