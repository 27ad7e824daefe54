import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { instant } from "#db/parameters.ts";

/**
 * The leads for sale that this company would be refused, because it has bought the same customer and service since
 * then; refunded purchases aside. Depends on no row of the outer query, so that it is looked up once.
 */
export function secondSalesTo(installerId: string, since: Date): SQL {
  const bought = sql`
    select other.id from lead_purchases earlier
      join leads mine on mine.id = earlier.lead_id`;
  const lately = sql`
     where earlier.installer_id = ${installerId} and earlier.purchased_at > ${instant(since)}
       and not exists (select from credit_transactions
                        where cause_id = earlier.id and transaction_type = 'refund')`;
  const other = sql`other.service_type = mine.service_type and other.status = 'available'`;
  return sql`
    ${bought} join leads other on other.customer_mailbox = mine.customer_mailbox and ${other} ${lately}
    union all
    ${bought} join leads other on other.customer_phone = mine.customer_phone and ${other} ${lately}
       and not is_for_drama(mine.customer_phone)`;
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
