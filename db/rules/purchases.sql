-- May this purchase happen? Asked in this order; each answer has a name (db/violation.ts).
-- 1. The lead is for sale, has a place, and the company may buy such work now: the statement in
--    domain/purchases/purchase-lead.sql.ts takes the place, and with it the lead's row.
-- 2. The company is approved and owes nothing: require_spender, called by the ledger, which takes the company's row.
-- 3. It has the credits: profiles_credits_not_negative.
-- 4. It hasn't bought this customer lately: is_first_sale.
-- 5. Nothing behind 1 has changed since it was read, and no limit of its own is reached: require_open_gate.
-- 6. It hasn't bought this lead: lead_purchases_once.
-- An outline is asked the same when it is sent (outlines.sql), because being picked makes it a purchase.

-- Reads nothing: it adds next to nothing to a purchase, and thirty at once are judged one after another.
create function require_spender(status text, credits integer, held integer, disputed integer) returns void
language plpgsql as $$
begin
  if status is distinct from 'approved' then
    raise exception 'this installer may not spend credits' using errcode = 'FW000', constraint = 'not_approved';
  end if;
  if credits + held < disputed then
    raise exception 'what a dispute asks back is not covered' using errcode = 'FW000', constraint = 'payment_disputed';
  end if;
end $$;

-- Takes the ledger row that paid for it, so that the company's row is already locked and all its earlier purchases
-- are visible. A refunded one doesn't count.
create function is_first_sale(spend bigint, lead uuid, company text, since timestamptz, service text, mailbox text,
                              phone text) returns boolean
language plpgsql as $$
begin
  if exists (
    select from leads other
      join lead_purchases earlier on earlier.lead_id = other.id and earlier.installer_id = company
     where other.customer_mailbox = mailbox and other.service_type = service
       and other.id <> lead and earlier.purchased_at > since
       and not exists (select from credit_transactions
                        where cause_id = earlier.id and transaction_type = 'refund')
  ) or (not is_for_drama(phone) and exists (
    select from leads other
      join lead_purchases earlier on earlier.lead_id = other.id and earlier.installer_id = company
     where other.customer_phone = phone and other.service_type = service
       and other.id <> lead and earlier.purchased_at > since
       and not exists (select from credit_transactions
                        where cause_id = earlier.id and transaction_type = 'refund')
  )) then
    raise exception 'this company has bought the same customer and service lately'
      using errcode = 'FW000', constraint = 'duplicate_lead';
  end if;
  return true;
end $$;

-- The company's row is already locked, so the version of the gate read before can be compared with the current one.
create function require_open_gate(company text, version integer, person text, used_key uuid, moment timestamptz,
                                  price integer) returns void
language plpgsql as $$
declare
  holder record;
  reached record;
begin
  select gate_version, is_capped into holder from profiles where id = company;
  if version <> holder.gate_version then
    raise exception 'what this company may buy has changed' using errcode = 'FW000', constraint = 'gate_changed';
  end if;
  if holder.is_capped then
    select * into reached from reached_purchase_cap(company, person, used_key, moment, price);
    if found then
      raise exception 'a limit on buying is reached' using errcode = 'FW000', constraint = 'cap_reached',
        detail = format('%s %s %s', reached.holder_kind, reached.per, reached.most);
    end if;
  end if;
end $$;

create function check_purchase_gate() returns trigger language plpgsql as $$
declare
  is_picked boolean;
begin
  -- Browsers and programs choose the ids of purchases and outlines, and an outline becomes a purchase with its own
  -- id. The two share an id only if the outline was picked; whether it may be bought was checked when it was sent.
  perform pg_advisory_xact_lock(hashtextextended(new.id::text, 0));
  select status = 'picked' and lead_id = new.lead_id and installer_id = new.installer_id into is_picked
    from outlines where id = new.id;
  if not is_picked then
    raise exception 'an outline has this id' using errcode = 'FW000', constraint = 'purchases_outline_id';
  end if;
  if is_picked is null then
    perform require_open_gate(
      new.installer_id, new.gate_version, new.bought_by, new.api_key_id, new.purchased_at, new.price_credits);
  end if;
  return new;
end $$;
create trigger lead_purchases_gate before insert on lead_purchases
  for each row execute function check_purchase_gate();

-- The first limit that one more purchase now would break, if any (decision 24). Days, weeks from Monday and months
-- are London's. A waiting outline counts as bought on the day it was sent; a refunded purchase doesn't count towards
-- a month's credits.
create function reached_purchase_cap(company text, person text, used_key uuid, moment timestamptz, price integer)
returns table (holder_kind text, per text, most integer) language plpgsql as $$
declare
  london timestamp := moment at time zone 'Europe/London';
begin
  return query
  with span as (
    select unit, date_trunc(unit, london) at time zone 'Europe/London' as begins,
           (date_trunc(unit, london) + ('1 ' || unit)::interval) at time zone 'Europe/London' as ends
      from unnest(array['day', 'week', 'month']) as unit
  ), cap as (
    select c.holder_kind as kind, c.holder, one.unit, one.highest
      from purchase_caps c, lateral (values
        ('day', c.leads_a_day), ('week', c.leads_a_week), ('month', c.credits_a_month)) as one(unit, highest)
     where c.installer_id = company and one.highest is not null
       and (c.holder_kind = 'company' or (c.holder_kind = 'person' and c.holder = person)
         or (c.holder_kind = 'key' and c.holder = used_key::text))
  )
  select cap.kind, cap.unit, cap.highest
    from cap join span on span.unit = cap.unit, lateral (
      select count(*) as leads, coalesce(sum(p.price_credits), 0) as credits
        from (
          select id, bought_by, api_key_id, price_credits, purchased_at as since from lead_purchases
           where installer_id = company and purchased_at >= span.begins and purchased_at < span.ends
          union all
          select id, sent_by, api_key_id, price_credits, sent_at from outlines
           where installer_id = company and status = 'waiting' and sent_at >= span.begins and sent_at < span.ends
        ) p
       where (cap.kind = 'company' or (cap.kind = 'person' and coalesce(p.bought_by, company) = cap.holder)
           or (cap.kind = 'key' and p.api_key_id::text = cap.holder))
         and (cap.unit <> 'month' or not exists (
           select from credit_transactions t where t.cause_id = p.id and t.transaction_type = 'refund'))
    ) as bought
   where case cap.unit when 'month' then bought.credits + price else bought.leads + 1 end > cap.highest
   order by cap.kind, span.ends
   limit 1;
end $$;

create function note_purchase_caps() returns trigger language plpgsql as $$
declare
  company text := coalesce(new.installer_id, old.installer_id);
begin
  update profiles set is_capped = exists (select from purchase_caps where installer_id = company) where id = company;
  return null;
end $$;
create trigger purchase_caps_noted after insert or update or delete on purchase_caps
  for each row execute function note_purchase_caps();

-- The gate is what a company may buy now (decision 22). Any change to the facts behind it increments its version,
-- including orders to stop (stops.sql).
create function note_gate_change() returns trigger language plpgsql as $$
begin
  update profiles set gate_version = gate_version + 1 where id = coalesce(new.installer_id, old.installer_id);
  return null;
end $$;
create trigger vetting_checks_move_gate after insert or delete or update of technology, "check", outcome, expires_on
  on vetting_checks for each row execute function note_gate_change();
create trigger vetting_exceptions_move_gate after insert or update or delete on vetting_exceptions
  for each row execute function note_gate_change();
create trigger installer_documents_move_gate after insert or delete or update of kind, expires_on, removed_at
  on installer_documents for each row execute function note_gate_change();
-- Whoever leaves or changes role while buying is asked again.
create trigger company_members_move_gate after update of role, ended_at on company_members
  for each row execute function note_gate_change();
create trigger purchase_pauses_move_gate after insert or update or delete on purchase_pauses
  for each row execute function note_gate_change();

-- Approval starts the time in which a company has to prove what it can do.
create function begin_grace() returns trigger language plpgsql as $$
begin
  new.grace_from := (now() at time zone 'Europe/London')::date;
  return new;
end $$;
create trigger profiles_begin_grace before insert or update of status on profiles
  for each row when (new.status = 'approved' and new.grace_from is null) execute function begin_grace();

-- The terms of a purchase never change.
create trigger lead_purchases_terms_stay before update of id, lead_id, installer_id, price_credits, spend_id, purchased_at
  on lead_purchases for each row execute function refuse_change();
create trigger lead_purchases_buyer_stays before update of bought_by, api_key_id on lead_purchases
  for each row execute function refuse_change();
create trigger lead_purchases_no_delete before delete on lead_purchases
  for each row execute function refuse_change();
create trigger lead_purchases_no_truncate before truncate on lead_purchases
  for each statement execute function refuse_change();

-- An end is final, and a place is freed once.
create function check_purchase_end() returns trigger language plpgsql as $$
begin
  if old.ended_at is not null and (new.ended_at, new.ended_reason) is distinct from (old.ended_at, old.ended_reason)
     or old.place_freed_at is not null and new.place_freed_at is distinct from old.place_freed_at then
    raise exception 'an ended purchase stays ended' using errcode = 'FW000', constraint = 'purchases_end';
  end if;
  return new;
end $$;
create trigger lead_purchases_end_stays before update of ended_at, ended_reason, place_freed_at on lead_purchases
  for each row execute function check_purchase_end();

-- A freed place is for sale again.
create function free_place() returns trigger language plpgsql as $$
begin
  update leads set places_taken = places_taken - 1,
                   status = case when status = 'sold' then 'available' else status end
   where id = new.lead_id;
  return null;
end $$;
create trigger lead_purchases_free_place after update of place_freed_at on lead_purchases
  for each row when (old.place_freed_at is null and new.place_freed_at is not null) execute function free_place();

create trigger purchase_notes_stay before update on purchase_notes for each row execute function refuse_change();

-- The product's time, to the millisecond: in the demonstration its clock is ahead.
create function product_time() returns timestamptz language sql as $$
  select date_trunc('milliseconds', clock_timestamp())
         + coalesce((select hours_ahead from demo_clock), 0) * interval '1 hour'
$$;

-- Programs ask what has changed since a time, so every change of what they are shown is noted here, whoever makes it.
create function note_purchase_change() returns trigger language plpgsql as $$
begin
  new.changed_at := product_time();
  return new;
end $$;
create trigger lead_purchases_changed before update on lead_purchases
  for each row when (old.* is distinct from new.*) execute function note_purchase_change();

create function note_shown_change() returns trigger language plpgsql as $$
begin
  new.shown_changed_at := product_time();
  return new;
end $$;
create trigger leads_shown_changed before update of customer_name, customer_email, customer_phone, postcode, outcode,
    location, service_type, property_type, timeframe, description, budget_range, urgency, contact_way, contact_times,
    brief, photos, plan, anonymised_at on leads
  for each row execute function note_shown_change();

create function note_next_act_change() returns trigger language plpgsql as $$
begin
  update lead_purchases set changed_at = product_time() where id = coalesce(new.purchase_id, old.purchase_id);
  return null;
end $$;
create trigger next_acts_changed after insert or delete or update of what, due_at, user_id on next_acts
  for each row execute function note_next_act_change();

-- Whoever moves a stage or assigns a lead, in whichever way, tells the company's programs that want to hear of it.
create function announce_purchase_change() returns trigger language plpgsql as $$
declare
  moment timestamptz := product_time();
begin
  insert into jobs (kind, lane, payload, created_at, run_at)
  select 'announce', 'rest',
         jsonb_build_object('event', news.event, 'purchaseId', new.id, 'occasion', gen_random_uuid()), moment, moment
    from (values ('purchase.stage_changed', new.stage is distinct from old.stage),
                 ('purchase.assigned', new.assigned_to is distinct from old.assigned_to)) as news(event, happened)
   where news.happened and exists (
     select from webhook_endpoints
      where installer_id = new.installer_id and removed_at is null and news.event = any (events));
  return null;
end $$;
create trigger lead_purchases_announced after update of stage, assigned_to on lead_purchases
  for each row when (old.stage is distinct from new.stage or old.assigned_to is distinct from new.assigned_to)
  execute function announce_purchase_change();
