import { and, eq } from "drizzle-orm";
import { noteQueued } from "#db/bell.ts";
import type { Database, Queryable } from "#db/connection.ts";
import { creditTransactions, leadPurchases } from "#db/schema.ts";

/**
 * The purchase as one statement: one round trip, all or nothing. Locks are taken in the order of its steps: the lead,
 * then (in the ledger's trigger) the installer. No row: the lead has no place left, is not for this installer, or its
 * customer picks. Constraints tell the rest: too few credits, bought before, same customer bought recently, not
 * approved, the gate has changed, a limit is reached. It checks for the same customer once the installer is locked, and
 * only where the customer has another lead, which is noted on the lead: most have none, and the check costs a tenth of
 * the purchase. $1 purchase, $2 lead, $3 installer, $4 price in credits, $5 now, $6 services that the installer may not
 * buy, $7 the version of the data that $6 was read from, $8 for how many days the same customer is not sold to the
 * company again, $9 the user who buys, $10 the idempotency key, if any, $11 whether the company's own webhooks are
 * told.
 */
const PURCHASE_STATEMENT = `
with place as (
  update leads
     set places_taken = places_taken + 1,
         status = case when places_taken + 1 = max_purchases then 'sold' else status end
   where id = $2::uuid and status = 'available' and expires_at > $5::timestamptz and sharing = 'on_purchase'
     and service_type <> all ($6::text[])
  returning id, location, outcode, service_type, customer_mailbox, customer_phone, customer_recurs
), spend as (
  insert into credit_transactions
         (installer_id, entry_number, amount, transaction_type, cause_id, description, balance_after, created_at)
  select $3::text, 0, -$4::int, 'spend', $1::uuid, 'Lead purchase: ' || location || ', ' || outcode, 0, $5
    from place
  returning id, balance_after
), purchase as (
  insert into lead_purchases (id, lead_id, installer_id, price_credits, spend_id, purchased_at, gate_version, bought_by,
                              api_key_id)
  select $1, $2, $3, $4, spend.id, $5, $7::int, $9::text, $10::uuid from spend, place
   where case when customer_recurs
              then is_first_sale(spend.id, $2, $3, $5::timestamptz - $8::int * interval '24 hours',
                                 service_type, customer_mailbox, customer_phone)
              else true end
  returning id
), mails as (
  insert into jobs (kind, lane, payload, created_at, run_at)
  select 'send-mail', 'mail', jsonb_build_object('mail', mail, 'purchaseId', purchase.id), $5, $5
    from purchase, (values ('lead-bought-installer'), ('lead-bought-customer')) as both_sides(mail)
  union all
  select 'announce', 'rest', jsonb_build_object('event', 'lead.purchased', 'purchaseId', purchase.id), $5, $5
    from purchase where $11::boolean
)
select balance_after as "balanceAfter" from spend, purchase`;

/**
 * The balance after the purchase, or undefined when the lead has no place left or is for a paused service. A trial is
 * judged alike, and leaves nothing behind.
 */
export async function insertPurchase(
  db: Database,
  purchase: {
    id: string;
    leadId: string;
    installerId: string;
    priceCredits: number;
    now: Date;
    pausedServices: readonly string[];
    gateVersion: number;
    secondSaleDays: number;
    boughtBy: string;
    apiKeyId: string | undefined;
    hasWebhooks: boolean;
    isTrial: boolean;
  },
): Promise<number | undefined> {
  const values = [
    purchase.id,
    purchase.leadId,
    purchase.installerId,
    purchase.priceCredits,
    purchase.now.toISOString(),
    `{${purchase.pausedServices.join(",")}}`,
    purchase.gateVersion,
    purchase.secondSaleDays,
    purchase.boughtBy,
    purchase.apiKeyId ?? null,
    purchase.hasWebhooks,
  ];
  if (purchase.isTrial) return (await db.tried<{ balanceAfter: number }>(PURCHASE_STATEMENT, values))[0]?.balanceAfter;
  const rows = await db.named<{ balanceAfter: number }>("purchase-lead", PURCHASE_STATEMENT, values);
  if (rows[0]) noteQueued(db.orm, "mail");
  if (rows[0] && purchase.hasWebhooks) noteQueued(db.orm, "rest");
  return rows[0]?.balanceAfter;
}

export async function purchaseOfLead(tx: Queryable, leadId: string, installerId: string) {
  const [row] = await tx
    .select({ id: leadPurchases.id, leadId: leadPurchases.leadId, balanceAfter: creditTransactions.balanceAfter })
    .from(leadPurchases)
    .innerJoin(creditTransactions, eq(creditTransactions.id, leadPurchases.spendId))
    .where(and(eq(leadPurchases.leadId, leadId), eq(leadPurchases.installerId, installerId)));
  return row;
}
