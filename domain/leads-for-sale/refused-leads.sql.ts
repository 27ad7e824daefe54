import { sql } from "drizzle-orm";
import { limits } from "#config/limits.ts";
import type { Queryable } from "#db/connection.ts";
import { secondSaleSince } from "#domain/leads-for-sale/second-sale-since.ts";
import { secondSalesTo } from "#domain/leads-for-sale/second-sales.sql.ts";

/**
 * The ids of leads for sale that this company would be refused: of a customer it has recently bought for the same
 * service, or already sent its outlines (one, and one more after that lapses). Queried before the list and passed to
 * it: inside the list's query, the planner took each condition to fail for half of all leads, expected next to no rows,
 * and sorted thousands of leads instead of reading the newest from their index.
 */
export async function leadsRefusedTo(tx: Queryable, installerId: string, now: Date): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    ${secondSalesTo(installerId, secondSaleSince(now))}
    union
    select outlines.lead_id from outlines join leads on leads.id = outlines.lead_id and leads.status = 'available'
     where outlines.installer_id = ${installerId}
     group by outlines.lead_id
    having bool_or(outlines.status <> 'lapsed') or count(*) >= ${limits.outlinesPerCompanyMax}::int`);
  return rows.map(({ id }) => id);
}
