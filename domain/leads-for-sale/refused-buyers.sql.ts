import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { instant, textArray } from "#db/parameters.ts";

/**
 * Who would be refused each of these leads, because they have bought the same customer and service since then, except
 * refunded purchases. The rule of `secondSalesTo`, for a few leads and all companies.
 */
export async function refusedBuyersOf(
  tx: Queryable,
  leadIds: readonly string[],
  since: Date,
): Promise<{ leadId: string; installerId: string }[]> {
  const { rows } = await tx.execute<{ leadId: string; installerId: string }>(sql`
    with ${sameCustomer(leadIds)}
    select distinct known.told as "leadId", earlier.installer_id as "installerId"
      from known join lead_purchases earlier on earlier.lead_id = known.other
     where earlier.purchased_at > ${instant(since)}
       and not exists (select from credit_transactions
                        where cause_id = earlier.id and transaction_type = 'refund')`);
  return rows;
}

/** The leads for sale of the same customer and service as each of these. */
export async function siblingsOf(
  tx: Queryable,
  leadIds: readonly string[],
): Promise<{ leadId: string; siblingId: string }[]> {
  const { rows } = await tx.execute<{ leadId: string; siblingId: string }>(sql`
    with ${sameCustomer(leadIds)}
    select known.told as "leadId", known.other as "siblingId"
      from known join leads on leads.id = known.other and leads.status = 'available'`);
  return rows;
}

/** `known`: each given lead, with each other one of the same customer and service. */
function sameCustomer(leadIds: readonly string[]): SQL {
  const same = sql`other.service_type = told.service_type and other.id <> told.id`;
  return sql`told as materialized (
      select id, service_type, customer_mailbox as mailbox,
             case when not is_for_drama(customer_phone) then customer_phone end as phone
        from leads where id = any(${textArray(leadIds)}::uuid[])
    ), known as (
      select told.id as told, other.id as other from told join leads other on other.customer_mailbox = told.mailbox and ${same}
      union
      select told.id as told, other.id as other from told join leads other on other.customer_phone = told.phone and ${same}
    )`;
}
