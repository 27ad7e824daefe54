-- What an outline does to places and credits happens here (docs/projects.md). Lock order is the same everywhere: the
-- lead, then the company. Before: room at the lead, and whether the company may buy at all (purchases.sql). After:
-- its credits are held.
create function admit_outline() returns trigger language plpgsql as $$
declare
  company record;
begin
  if new.status <> 'waiting' then
    raise exception 'an outline begins by waiting' using errcode = 'FW000', constraint = 'outlines_begin';
  end if;
  -- The lead's own constraint refuses a seventh.
  update leads set outlines_waiting = outlines_waiting + 1
   where id = new.lead_id and sharing = 'on_pick' and status = 'available' and expires_at > new.sent_at;
  if not found then
    raise exception 'this lead takes no outlines' using errcode = 'FW000', constraint = 'outlines_lead';
  end if;
  if exists (select from outlines where lead_id = new.lead_id and installer_id = new.installer_id and status <> 'lapsed')
     or (select count(*) from outlines where lead_id = new.lead_id and installer_id = new.installer_id) >= 2 then
    raise exception 'this company has sent its outline' using errcode = 'FW000', constraint = 'outlines_again';
  end if;
  if (select count(*) from outlines where lead_id = new.lead_id) >= 12 then
    raise exception 'no more than twelve outlines ever' using errcode = 'FW000', constraint = 'outlines_ever';
  end if;
  select credits, held_credits, disputed_credits, status into company
    from profiles where id = new.installer_id for no key update;
  perform require_spender(company.status, company.credits, company.held_credits, company.disputed_credits);
  perform require_open_gate(
    new.installer_id, new.gate_version, new.sent_by, new.api_key_id, new.sent_at, new.price_credits);
  -- The last of all locks, here and where a purchase is inserted, so that nobody who holds it waits.
  perform pg_advisory_xact_lock(hashtextextended(new.id::text, 0));
  if exists (select from lead_purchases where id = new.id) then
    raise exception 'a purchase has this id' using errcode = 'FW000', constraint = 'outlines_purchase_id';
  end if;
  return new;
end $$;
create trigger outlines_admit before insert on outlines for each row execute function admit_outline();

create function hold_for_outline() returns trigger language plpgsql as $$
begin
  insert into credit_transactions
         (installer_id, entry_number, amount, transaction_type, cause_id, description, balance_after, created_at)
  select new.installer_id, 0, -new.price_credits, 'hold', new.id,
         'Held for an outline: ' || location || ', ' || outcode, 0, new.sent_at
    from leads where id = new.lead_id;
  return null;
end $$;
create trigger outlines_hold after insert on outlines for each row execute function hold_for_outline();

create function check_outline_change() returns trigger language plpgsql as $$
begin
  if new.status <> old.status and old.status <> 'waiting'
     or (new.id, new.lead_id, new.installer_id, new.from_pence, new.to_pence, new.size, new.included, new.needs_survey,
         new.earliest_start, new.sent_at, new.lapses_at, new.price_credits, new.gate_version, new.sent_by, new.api_key_id)
        is distinct from
        (old.id, old.lead_id, old.installer_id, old.from_pence, old.to_pence, old.size, old.included, old.needs_survey,
         old.earliest_start, old.sent_at, old.lapses_at, old.price_credits, old.gate_version, old.sent_by, old.api_key_id)
     or new.text is not null and new.text is distinct from old.text
     or new.equipment is not null and new.equipment is distinct from old.equipment
     or old.decision is not null and new.decision is distinct from old.decision then
    raise exception 'an outline does not go from % to %', old.status, new.status
      using errcode = 'FW000', constraint = 'outlines_move';
  end if;
  return new;
end $$;
create trigger outlines_change before update on outlines for each row execute function check_outline_change();
create trigger outlines_no_delete before delete on outlines for each row execute function refuse_change();
create trigger outlines_no_truncate before truncate on outlines for each statement execute function refuse_change();

create function check_outline_message() returns trigger language plpgsql as $$
begin
  if new.text is not null
     or (new.id, new.outline_id, new.sender, new.sent_at) is distinct from (old.id, old.outline_id, old.sender, old.sent_at) then
    raise exception '% is append-only', tg_table_name using errcode = 'FW000', constraint = 'append_only';
  end if;
  return new;
end $$;
create trigger outline_messages_stay before update on outline_messages
  for each row execute function check_outline_message();
create trigger outline_messages_no_delete before delete on outline_messages
  for each row execute function refuse_change();
create trigger outline_messages_no_truncate before truncate on outline_messages
  for each statement execute function refuse_change();

-- Any end of an outline returns its credits; a picked one becomes a purchase at once, with the same id. The company
-- is told unless it ended the outline itself.
create function close_outline() returns trigger language plpgsql as $$
declare
  lead record;
  spend bigint;
begin
  if new.status = 'picked' then
    -- The last place ends all other waiting outlines, so lock all their companies, in one order.
    perform id from profiles
      where id = new.installer_id
         or id in (select installer_id from outlines where lead_id = new.lead_id and status = 'waiting')
      order by id for no key update;
  end if;
  update leads
     set outlines_waiting = outlines_waiting - 1,
         places_taken = places_taken + case new.status when 'picked' then 1 else 0 end,
         status = case when new.status = 'picked' and places_taken + 1 = max_purchases then 'sold' else status end
   where id = new.lead_id
  returning location, outcode into lead;
  insert into credit_transactions
         (installer_id, entry_number, amount, transaction_type, cause_id, description, balance_after, created_at)
  values (new.installer_id, 0, new.price_credits, 'release', new.id,
          'Back from an outline: ' || lead.location || ', ' || lead.outcode, 0, new.status_changed_at);
  if new.status = 'picked' then
    insert into credit_transactions
           (installer_id, entry_number, amount, transaction_type, cause_id, description, balance_after, created_at)
    values (new.installer_id, 0, -new.price_credits, 'spend', new.id,
            'Picked by the customer: ' || lead.location || ', ' || lead.outcode, 0, new.status_changed_at)
    returning id into spend;
    insert into lead_purchases (id, lead_id, installer_id, price_credits, spend_id, purchased_at, bought_by, api_key_id)
    values (new.id, new.lead_id, new.installer_id, new.price_credits, spend, new.status_changed_at, new.sent_by,
            new.api_key_id);
    insert into jobs (kind, lane, payload, created_at, run_at)
    select 'send-mail', 'mail', jsonb_build_object('mail', mail, 'purchaseId', new.id),
           new.status_changed_at, new.status_changed_at
      from (values ('outline-picked'), ('lead-bought-customer')) as both_sides(mail);
  elsif new.status <> 'withdrawn' then
    insert into jobs (kind, lane, payload, created_at, run_at)
    values ('send-mail', 'mail', jsonb_build_object('mail', 'outline-ended', 'leadId', new.lead_id,
                                                   'installerId', new.installer_id, 'outlineId', new.id),
            new.status_changed_at, new.status_changed_at);
  end if;
  insert into jobs (kind, lane, payload, created_at, run_at)
  values ('announce', 'rest',
          case new.status when 'picked' then jsonb_build_object('event', 'outline.picked', 'purchaseId', new.id)
                          else jsonb_build_object('event', 'outline.ended', 'outlineId', new.id,
                                                  'installerId', new.installer_id) end,
          new.status_changed_at, new.status_changed_at);
  return null;
end $$;
create trigger outlines_close after update of status on outlines
  for each row when (old.status = 'waiting' and new.status <> 'waiting') execute function close_outline();

-- Ends waiting outlines when the lead takes nobody any more or the project is decided or over. Companies are locked
-- in one order, because two leads can end at once.
create function end_outlines(lead uuid, moment timestamptz) returns void language plpgsql as $$
begin
  perform id from profiles
    where id in (select installer_id from outlines where lead_id = lead and status = 'waiting')
    order by id for no key update;
  update outlines set status = 'ended', status_changed_at = moment where lead_id = lead and status = 'waiting';
end $$;

create function end_outlines_of_lead() returns trigger language plpgsql as $$
begin
  perform end_outlines(new.id, coalesce(
    new.closed_at, (select max(status_changed_at) from outlines where lead_id = new.id)));
  return null;
end $$;
create trigger leads_end_outlines after update of status on leads
  for each row when (new.status in ('sold', 'withdrawn') and new.outlines_waiting > 0)
  execute function end_outlines_of_lead();

create function end_outlines_of_project() returns trigger language plpgsql as $$
begin
  perform end_outlines(new.lead_id, new.status_changed_at);
  return null;
end $$;
create trigger projects_end_outlines after update of status on projects
  for each row when (old.status = 'open' and new.status <> 'open') execute function end_outlines_of_project();

-- A company that we let buy no longer cannot be picked. Suspending one, or holding its buying, locks the leads of its
-- outlines first.
create function end_outlines_of_company() returns trigger language plpgsql as $$
begin
  update outlines
     set status = 'ended',
         status_changed_at = case when new.status = 'approved' then new.buying_held_at
                                  else coalesce(new.status_changed_at, now()) end
   where installer_id = new.id and status = 'waiting';
  return null;
end $$;
create trigger profiles_end_outlines after update of status, buying_held_at on profiles
  for each row when (old.status = 'approved' and new.status <> 'approved'
                     or old.buying_held_at is null and new.buying_held_at is not null)
  execute function end_outlines_of_company();

create function refuse_other_sharing() returns trigger language plpgsql as $$
begin
  raise exception 'how the customer is reached stays as it was confirmed'
    using errcode = 'FW000', constraint = 'leads_sharing_stays';
end $$;
create trigger leads_sharing_stays before update of sharing on leads
  for each row when (old.available_at is not null and new.sharing <> old.sharing)
  execute function refuse_other_sharing();
