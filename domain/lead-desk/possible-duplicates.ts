import { limits } from "#config/limits.ts";
import type { Queryable } from "#db/connection.ts";
import { leadsLikeOthers } from "#domain/lead-desk/lead-file.sql.ts";

/**
 * The ids of those of these leads for which another lead within 90 days looks like the same customer, by the rule of
 * the page of one lead. Inside the caller's transaction; authorizes nothing.
 */
export function possibleDuplicates(tx: Queryable, leads: readonly { id: string }[]): Promise<ReadonlySet<string>> {
  return leadsLikeOthers(
    tx,
    leads.map(({ id }) => id),
    limits.leadDuplicateDays,
  );
}
