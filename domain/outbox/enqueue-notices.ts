import type { Queryable } from "#db/connection.ts";
import type { DeviceNoticeJob } from "#domain/outbox/job.ts";
import { insertJobs } from "#domain/outbox/outbox.sql.ts";

/** Queues notices to devices in the caller's transaction: they are sent if, and only if, it commits. */
export async function enqueueNotices(tx: Queryable, notices: readonly DeviceNoticeJob[], now: Date): Promise<void> {
  if (notices.length > 0) await insertJobs(tx, "notify-device", notices, now);
}
