import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { instant } from "#db/parameters.ts";

/**
 * The leads for sale that this company would be refused, because it has bought the same customer and service since
 * then, except refunded purchases. Independent of the outer query, so that it runs once.
 */
export function secondSalesTo(installerId: string, since: Date): SQL {
  const other = sql`other.service_type = bought.service_type and other.status = 'available'`;
  // Materialised: otherwise the planner may begin with all pairs of leads that share a customer.
  return sql`
    with bought as materialized (
      select mine.service_type, mine.customer_mailbox as mailbox,
             case when not is_for_drama(mine.customer_phone) then mine.customer_phone end as phone
        from lead_purchases earlier
        join leads mine on mine.id = earlier.lead_id
       where earlier.installer_id = ${installerId} and earlier.purchased_at > ${instant(since)}
         and not exists (select from credit_transactions
                          where cause_id = earlier.id and transaction_type = 'refund')
    )
    select other.id from bought join leads other on other.customer_mailbox = bought.mailbox and ${other}
    union all
    select other.id from bought join leads other on other.customer_phone = bought.phone and ${other}`;
}

/** Whether this company would be refused this lead for that reason. */
export async function isSecondSale(
  tx: Queryable,
  { leadId, installerId, since }: { leadId: string; installerId: string; since: Date },
): Promise<boolean> {
  const { rows } = await tx.execute<{ known: boolean }>(
    sql`select ${leadId}::uuid in (${secondSalesTo(installerId, since)}) as known`,
  );
  return rows[0]?.known === true;
}
