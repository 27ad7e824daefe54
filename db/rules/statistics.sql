-- A company's statistics as its own purchases told them at a moment; a refunded purchase is left out. The numbers
-- are those of config/limits/statistics.ts.

-- Each contact about a purchase: whatever its customer can see or confirms. What the company marked counts, too,
-- unless the customer denies it. A logged attempt is none.
create function contacts_until(moment timestamptz) returns table (lead_id uuid, purchase_id uuid, at timestamptz)
language sql stable as $$
  select q.lead_id, q.purchase_id, q.sent_at from quotes q where q.status <> 'draft' and q.sent_at <= moment
  union all
  select m.lead_id, m.purchase_id, m.sent_at from messages m where m.sender = 'installer' and m.sent_at <= moment
  union all
  select a.lead_id, a.purchase_id, a.offered_at from appointments a where a.offered_at <= moment
  union all
  select s.lead_id, s.purchase_id, s.answered_at from silences s where s.answer = 'yes' and s.answered_at <= moment
  union all
  select p.lead_id, p.id, p.first_contact_at from lead_purchases p
   where p.first_contact_at <= moment
     and not exists (select from silences s where s.purchase_id = p.id and s.answer = 'no' and s.answered_at <= moment)
$$;

create function was_refunded(purchase uuid, moment timestamptz) returns boolean language sql stable as $$
  select exists (select from credit_transactions
                  where cause_id = purchase and transaction_type = 'refund' and created_at <= moment)
$$;

-- Each figure takes the last 90 days, or 365 where those hold fewer than ten purchases. The columns are in the order
-- of the table.
create function company_stats_at(company text, moment timestamptz) returns company_stats language sql stable as $$
  with bought as materialized (
    select purchase.id, purchase.purchased_at,
           floor(extract(epoch from (select min(at) from contacts_until(moment) as contact
                                      where contact.lead_id = purchase.lead_id and contact.purchase_id = purchase.id)
                                   - purchased_at) * 1000)::float8 as wait,
           exists (select from quotes
                    where purchase_id = purchase.id and status <> 'draft'
                      and sent_at <= least(moment, purchased_at + interval '336 hours')) as is_quoted,
           exists (select from quotes
                    where purchase_id = purchase.id and status = 'chosen'
                      and status_changed_at <= least(moment, purchased_at + interval '1440 hours')) as is_chosen
      from lead_purchases purchase
     where installer_id = company and not was_refunded(purchase.id, moment)
       and purchased_at > moment - interval '8760 hours' and purchased_at <= moment - interval '24 hours'
  ), span as (
    select * from (values (90), (365)) as span(days)
  ), contact as (
    select days, count(id)::int as of, (count(*) filter (where wait <= 86400000))::int as in_day,
           case when 2 * count(wait) > count(id) then
             percentile_cont(0.5) within group (order by coalesce(wait, 'infinity')) end as median
      from span left join bought on purchased_at > moment - days * interval '24 hours'
     group by days order by count(id) < 10, days * case when count(id) < 10 then -1 else 1 end limit 1
  ), quote as (
    select days, count(id)::int as of, (count(*) filter (where is_quoted))::int as had
      from span left join bought on purchased_at > moment - days * interval '24 hours'
                                and purchased_at <= moment - interval '336 hours'
     group by days order by count(id) < 10, days * case when count(id) < 10 then -1 else 1 end limit 1
  ), choice as (
    select days, count(id)::int as of, (count(*) filter (where is_chosen))::int as had
      from span left join bought on purchased_at > moment - days * interval '24 hours'
                                and purchased_at <= moment - interval '1440 hours'
     group by days order by count(id) < 10, days * case when count(id) < 10 then -1 else 1 end limit 1
  ), finished as (
    select count(*)::int as of, (count(*) filter (where price_kept))::int as price_kept,
           (count(*) filter (where on_time))::int as on_time
      from outcomes
     where installer_id = company and given_at <= moment - interval '720 hours' and not was_refunded(purchase_id, moment)
  ), reading as (
    select predicted_kind as kind, count(*)::int as of,
           round((percentile_cont(0.5) within group (
             order by 100.0 * reading_kwh * 365 / (reading_to - reading_from) / predicted_kwh))::numeric)::int as percent
      from outcomes
     where installer_id = company and read_at <= moment and predicted_kwh > 0 and not was_refunded(purchase_id, moment)
     group by predicted_kind
  )
  select company, moment,
         coalesce((select array_agg(floor(wait / 60000 + 0.5)::int order by purchased_at, id)
                     from bought where purchased_at > moment - interval '2160 hours'), '{}'),
         contact.days::smallint, contact.of, contact.in_day, floor(contact.median / 60000 + 0.5)::int,
         quote.days::smallint, quote.of, quote.had, choice.days::smallint, choice.of, choice.had,
         finished.of, finished.price_kept, finished.on_time,
         coalesce((select of from reading where kind = 'made'), 0), (select percent from reading where kind = 'made'),
         coalesce((select of from reading where kind = 'used'), 0), (select percent from reading where kind = 'used')
    from contact, quote, choice, finished
$$;

-- Writes what a company's purchases say now.
create function count_company(company text, moment timestamptz) returns void language plpgsql as $$
begin
  -- One after the other, so that the later count is of the later rows, also after the clock was set back.
  perform pg_advisory_xact_lock(hashtextextended('count ' || company, 0));
  insert into company_stats select now.* from company_stats_at(company, moment) as now
  on conflict (installer_id) do update set
    (counted_at, recent_waits, contact_days, contact_of, contact_in_day, contact_median_minutes, quote_days, quote_of,
     quoted, chosen_days, chosen_of, chosen, finished, price_kept, on_time, made_of, made_percent, used_of,
     used_percent) =
    (excluded.counted_at, excluded.recent_waits, excluded.contact_days, excluded.contact_of, excluded.contact_in_day,
     excluded.contact_median_minutes, excluded.quote_days, excluded.quote_of, excluded.quoted, excluded.chosen_days,
     excluded.chosen_of, excluded.chosen, excluded.finished, excluded.price_kept, excluded.on_time, excluded.made_of,
     excluded.made_percent, excluded.used_of, excluded.used_percent);
end $$;

-- Has a company counted after something about it changed: at once, or ten minutes after its last count. A count that
-- is about to run may not see this change yet, so one more follows it.
create function count_soon(company text, moment timestamptz) returns void language plpgsql as $$
declare
  pause interval := interval '10 minutes';
  waits_until timestamptz;
  is_under_way boolean;
begin
  select max(run_at) filter (where lease is null), coalesce(bool_or(lease is not null), false)
    into waits_until, is_under_way
    from jobs
   where kind = 'count-company' and done_at is null and failed_at is null and payload->>'installerId' = company;
  if waits_until > moment + interval '10 seconds' then
    return;
  end if;
  insert into jobs (kind, lane, payload, created_at, run_at)
  values ('count-company', 'rest', jsonb_build_object('installerId', company), moment,
          case when waits_until is not null or is_under_way then moment + pause
               else least(moment + pause, greatest(moment, (select counted_at + pause from company_stats
                                                             where installer_id = company))) end);
end $$;

-- What changes a figure at once. Age alone does the rest, and is counted every night.
create function count_at() returns trigger language plpgsql as $$
begin
  perform count_soon(new.installer_id, (to_jsonb(new)->>tg_argv[0])::timestamptz);
  return null;
end $$;
create function count_after_message() returns trigger language plpgsql as $$
begin
  if not exists (select from messages
                  where purchase_id = new.purchase_id and sender = 'installer' and id <> new.id) then
    perform count_soon(new.installer_id, new.sent_at);
  end if;
  return null;
end $$;
create function count_after_answer() returns trigger language plpgsql as $$
begin
  perform count_soon(installer_id, new.answered_at) from lead_purchases where id = new.purchase_id;
  return null;
end $$;
create trigger messages_counted after insert on messages
  for each row when (new.sender = 'installer') execute function count_after_message();
create trigger appointments_counted after insert on appointments
  for each row execute function count_at('offered_at');
create trigger lead_purchases_counted after update of first_contact_at on lead_purchases
  for each row when (new.first_contact_at is distinct from old.first_contact_at) execute function count_at('first_contact_at');
create trigger quotes_sent_counted after insert on quotes
  for each row when (new.status = 'sent') execute function count_at('status_changed_at');
create trigger quotes_moved_counted after update of status on quotes
  for each row when (new.status <> old.status and ('draft' = old.status or 'chosen' in (old.status, new.status)))
  execute function count_at('status_changed_at');
create trigger silences_counted after insert on silences
  for each row when (new.answer is not null) execute function count_after_answer();
create trigger silences_changed_counted after update of answer, answered_at on silences
  for each row when (new.answer is not null) execute function count_after_answer();
create trigger credit_transactions_counted after insert on credit_transactions
  for each row when (new.transaction_type = 'refund') execute function count_at('created_at');
create trigger outcomes_read_counted after update of reading_kwh, read_at on outcomes
  for each row when (new.read_at is not null) execute function count_at('read_at');

-- The public figures of a month are written once.
create trigger public_months_append_only before update or delete on public_months
  for each row execute function refuse_change();
create trigger public_months_no_truncate before truncate on public_months
  for each statement execute function refuse_change();
