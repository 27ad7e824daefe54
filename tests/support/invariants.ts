import { sql } from "drizzle-orm";
import { broken, brokenBooks, mailIsKept } from "#db/books.sql.ts";
import type { Queryable } from "#db/connection.ts";

const ONE_MAIL_LEFT = "'lead-bought-customer', 'lead-bought-installer', 'outline-picked'";
const BOTH_MAILS = "'lead-bought-customer lead-bought-installer', 'lead-bought-customer outline-picked'";

/** Not checked on the benchmarks' invented data, which has no mails. A copy for one of a company's people names them. */
const JOBS: Record<string, string> = {
  "a purchase has exactly its two mails": `
    select coalesce(b.id::text, j.purchase) from lead_purchases b full join (
      select payload->>'purchaseId' as purchase,
             string_agg(payload->>'mail', ' ' order by payload->>'mail') as mails
      from jobs where payload->>'mail' in (${ONE_MAIL_LEFT}) and payload->>'userId' is null group by 1) j
      on j.purchase = b.id::text
    where b.id is null or j.mails not in (${BOTH_MAILS}, ${ONE_MAIL_LEFT})
      or (${mailIsKept("b.purchased_at")} and (j.mails is null or j.mails in (${ONE_MAIL_LEFT})))`,
  "a lead whose customer has another one is marked": `
    select id::text from leads one where not customer_recurs and exists (
      select from leads other where other.id <> one.id and (other.customer_mailbox = one.customer_mailbox
         or (other.customer_phone = one.customer_phone and not is_for_drama(one.customer_phone))))`,
  "a job waits in the lane of its kind": `
    select id from jobs
     where lane <> case kind when 'send-mail' then 'mail' when 'deliver-webhook' then 'webhooks'
                        when 'notify-device' then 'webhooks' else 'rest' end`,
};

/** Every broken promise, in words, with the row that breaks it. Empty if all is well. */
export async function brokenPromises(tx: Queryable): Promise<string[]> {
  return [...(await brokenBooks(tx)), ...(await broken(tx, JOBS))];
}

/** The rows of a plain statement, for what no verb returns. */
export async function ask<Row extends object>(tx: Queryable, query: string): Promise<Row[]> {
  return (await tx.execute(sql.raw(query))).rows as unknown as Row[];
}
