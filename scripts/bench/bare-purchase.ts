import { limits } from "#config/limits.ts";
import { bulkIdText } from "#db/bulk.sql.ts";

/**
 * The baseline, as a pgbench script: a purchase reduced to the one statement it cannot do without, on the same tables
 * with the same constraints and triggers, but without the mails. Clients take the leads in turn, in an order that looks
 * random but meets none twice; the installer is drawn at random.
 */
export const BARE_PURCHASE = `
\\set lead 1 + permute(:turn * :clients + :client_id, :leads)
\\set installer random(1, :installers)
\\set turn :turn + 1
with place as (
  update leads
     set places_taken = places_taken + 1,
         status = case when places_taken + 1 = max_purchases then 'sold' else status end
   where id = ${bulkIdText("lead", ":lead::text")} and status = 'available' and expires_at > now()
  returning id, service_type, location, gen_random_uuid() as purchase_id
), spend as (
  insert into credit_transactions
         (installer_id, entry_number, amount, transaction_type, cause_id, description, balance_after, created_at)
  select 'bulk-installer-' || :installer::text, 0, -${limits.leadPriceCredits}, 'spend', purchase_id,
         'Lead purchase: ' || service_type || ', ' || location, 0, now()
    from place
  returning id, installer_id, balance_after
), purchase as (
  insert into lead_purchases (id, lead_id, installer_id, price_credits, spend_id, purchased_at)
  select purchase_id, place.id, installer_id, ${limits.leadPriceCredits}, spend.id, now() from place, spend
)
select balance_after from spend;
`;
