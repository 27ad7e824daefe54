import type { Queryable } from "#db/connection.ts";
import { insertJob, insertJobs } from "#domain/outbox/outbox.sql.ts";

/** Has the installers whose area and services a lead falls in told of it, if the caller's transaction is kept. */
export function enqueueLeadAlert(tx: Queryable, leadId: string, now: Date): Promise<void> {
  return insertJob(tx, { kind: "alert-installers", payload: { leadId } }, now);
}

/** The same for many leads at once. */
export function enqueueLeadAlerts(tx: Queryable, leadIds: readonly string[], now: Date): Promise<void> {
  return insertJobs(
    tx,
    "alert-installers",
    leadIds.map((leadId) => ({ leadId })),
    now,
  );
}
