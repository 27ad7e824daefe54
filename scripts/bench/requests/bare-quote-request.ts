import { limits } from "#config/limits.ts";
import { SHARING_TEXT_VERSION } from "#content/sharing-text.ts";

/** The baseline, as a pgbench script: a customer's request reduced to the one statement that writes its rows. */
export const BARE_QUOTE_REQUEST = `
with customer as (
  select gen_random_uuid() as id, now() as now
), request as (
  insert into leads (id, origin, customer_name, customer_email, customer_phone, postcode, outcode, location, service_type,
                     property_type, timeframe, description, budget_range, urgency, status, max_purchases, created_at,
                     link_queued_at, expires_at)
  select id, 'quote_request', 'Amelia Baker', id || '@example.com', '+447700900123', 'SM1 1AA', 'SM1', 'Sutton',
         'solar-panels', 'detached', 'asap', 'We would like quotes for our house.', '£5,000 - £10,000', 'high',
         'unconfirmed', ${limits.leadPlacesMax}, now, now, now + interval '${limits.leadLifetimeDays} days'
    from customer
  returning id
), consent as (
  insert into consent_records (lead_id, reference, text_version, told_at)
  select id, gen_random_uuid(), '${SHARING_TEXT_VERSION}', now from customer
), attempts as (
  insert into rate_limits (key, window_started_at, hits)
  select name || id, now, 1 from customer, (values ('quote-address:'), ('quote-email:'), ('quote-phone:')) as limited(name)
)
insert into jobs (kind, payload, created_at, run_at)
select 'send-mail', jsonb_build_object('mail', 'confirm-request', 'leadId', id), now, now from customer;
`;
