import { limits } from "#config/limits.ts";
import type { Queryable } from "#db/connection.ts";
import { leadsLikeOthers } from "#domain/admin/leads/lead-file.sql.ts";

/**
 * The ids of those of these leads that have another lead within 90 days which looks like the same customer, by the rule
 * used on the lead's own page. Inside the caller's transaction; authorizes nothing.
 */
export function possibleDuplicates(tx: Queryable, leads: readonly { id: string }[]): Promise<ReadonlySet<string>> {
  return leadsLikeOthers(
    tx,
    leads.map(({ id }) => id),
    limits.leadDuplicateDays,
  );
}
