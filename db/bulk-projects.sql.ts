import { sql } from "drizzle-orm";
import type { Tx } from "#db/connection.ts";

/**
 * Gives every purchase of the bulk data a copy of this quote and two messages, so that the tables of projects have a
 * realistic size.
 */
export async function fillBulkProjects(tx: Tx, quoteId: string): Promise<void> {
  // Or each row would ask for its company to be counted.
  await tx.execute(sql`alter table quotes disable trigger quotes_sent_counted`);
  await tx.execute(sql`alter table messages disable trigger messages_counted`);
  const bought = sql`lead_purchases as bought where bought.installer_id like 'bulk-installer-%'`;
  await tx.execute(sql`
    insert into quotes (id, purchase_id, lead_id, installer_id, option, revision, technology, status, status_changed_at,
                        sent_at, content, checks, data_date, valid_until, total_pence, due_pence, deposit_pence)
    select gen_random_uuid(), bought.id, bought.lead_id, bought.installer_id, 'A', 1, one.technology, 'sent',
           bought.purchased_at, bought.purchased_at, one.content, one.checks, one.data_date, one.valid_until,
           one.total_pence, one.due_pence, one.deposit_pence
      from (select * from quotes where id = ${quoteId}::uuid) as one, ${bought}`);
  for (const sender of ["customer", "installer"]) {
    await tx.execute(sql`
      insert into messages (id, purchase_id, lead_id, installer_id, sender, text, sent_at, read_at)
      select gen_random_uuid(), bought.id, bought.lead_id, bought.installer_id, ${sender}, 'Does Tuesday suit you?',
             bought.purchased_at, bought.purchased_at
        from ${bought}`);
  }
  await tx.execute(sql`alter table quotes enable trigger quotes_sent_counted`);
  await tx.execute(sql`alter table messages enable trigger messages_counted`);
}
