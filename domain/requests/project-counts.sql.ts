import { sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { instant } from "#db/parameters.ts";

/** Counted for one project in one statement, because every page of it asks. */
export async function countsOfLead(
  tx: Queryable,
  { leadId, now, today, openTalk }: { leadId: string; now: Date; today: string; openTalk: string | null },
) {
  const { rows } = await tx.execute<{ quotes: number; messages: number; appointments: number; companies: number }>(sql`
    select
      (select count(*)::int from quotes where lead_id = ${leadId}
         and (status = 'chosen' or (status = 'sent' and valid_until >= ${today}))) as quotes,
      (select count(*)::int from messages where lead_id = ${leadId} and sender = 'installer'
         and read_at is null and removed_at is null and decision is null
         and purchase_id is distinct from ${openTalk}::uuid) as messages,
      (select count(*)::int from appointments where lead_id = ${leadId}
         and (status = 'offered' or (status = 'booked' and starts_at > ${instant(now)}))) as appointments,
      (select count(*)::int from lead_purchases where lead_id = ${leadId} and ended_at is null) as companies`);
  return rows[0];
}
