import { sql } from "drizzle-orm";
import { bulkId } from "#db/bulk.sql.ts";
import type { Database, Tx } from "#db/connection.ts";

/** The token in the link of the customer whose lead has this number. */
export const bulkToken = (lead: number) => `bulk-link-${lead}`;

export async function bulkOutlineIds({ orm }: Database, count: number): Promise<string[]> {
  const { rows } = await orm.execute<{ id: string }>(
    sql`select ${bulkId("outline", "n")} as id from generate_series(1, ${count}::int) as n order by n`,
  );
  return rows.map(({ id }) => id);
}

/**
 * Lets the customers of all leads pick, with a link for each; those numbered up to `outlined` have an outline
 * waiting.
 */
export async function letCustomersPick(
  tx: Tx,
  { outlined, installers, priceCredits }: { outlined: number; installers: number; priceCredits: number },
): Promise<void> {
  // A confirmed lead keeps its way of sharing; these were never confirmed.
  await tx.execute(sql`alter table leads disable trigger leads_sharing_stays`);
  await tx.execute(sql`update leads set sharing = 'on_pick'`);
  await tx.execute(sql`alter table leads enable trigger leads_sharing_stays`);
  await tx.execute(sql`
    insert into request_links (token_hash, lead_id, created_at, last_used_on)
    select translate(rtrim(encode(sha256(convert_to('bulk-link-' || n, 'UTF8')), 'base64'), '='), '+/', '-_'), id,
           now(), current_date
      from generate_series(1, ${outlined}::int) as n join leads on leads.id = ${bulkId("lead", "n")}`);
  await tx.execute(sql`
    insert into outlines (id, lead_id, installer_id, price_credits, sent_at, status_changed_at, lapses_at, from_pence,
                          to_pence, equipment, included, needs_survey, earliest_start, text, gate_version, sent_by)
    select ${bulkId("outline", "n")}, leads.id, 'bulk-installer-' || 1 + n % ${installers}::int, ${priceCredits}::int,
           now(), now(), now() + interval '7 days', 900000, 1200000, 'Bulk equipment', '{}', true, current_date + 30,
           'Bulk text', 0, 'bulk-installer-' || 1 + n % ${installers}::int
      from generate_series(1, ${outlined}::int) as n join leads on leads.id = ${bulkId("lead", "n")}`);
}
