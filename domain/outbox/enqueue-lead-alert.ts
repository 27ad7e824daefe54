import type { Queryable } from "#db/connection.ts";
import { insertJob, insertJobs } from "#domain/outbox/outbox.sql.ts";

/** Queues alerts to installers whose area and services match a lead, if the caller's transaction commits. */
export function enqueueLeadAlert(tx: Queryable, leadId: string, now: Date): Promise<void> {
  return insertJob(tx, { kind: "alert-installers", payload: { leadId } }, now);
}

/** As above, for many leads at once. */
export function enqueueLeadAlerts(tx: Queryable, leadIds: readonly string[], now: Date): Promise<void> {
  return insertJobs(
    tx,
    "alert-installers",
    leadIds.map((leadId) => ({ leadId })),
    now,
  );
}
