import type { Queryable } from "#db/connection.ts";
import type { Announcement } from "#domain/outbox/announcement.ts";
import { insertJobs } from "#domain/outbox/outbox.sql.ts";

/** Queues news for the programs of those who bought, if the caller's transaction commits. */
export async function enqueueAnnouncements(tx: Queryable, news: readonly Announcement[], now: Date): Promise<void> {
  if (news.length > 0) await insertJobs(tx, "announce", news, now);
}
