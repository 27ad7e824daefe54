import type { Queryable } from "#db/connection.ts";
import { readWatched } from "#domain/lead-reports/refund-evidence.sql.ts";

/** Whether a person decides all reports of a company, because so many of its purchases were refunded. Authorises nothing. */
export function isWatched(tx: Queryable, installerId: string, now: Date): Promise<boolean> {
  return readWatched(tx, installerId, now);
}
