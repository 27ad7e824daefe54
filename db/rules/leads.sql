-- The live list of leads learns of changes here (decision 17): a lead comes, goes, or has more or less room. Readers
-- fetch the lead's own state.
create function note_lead_event() returns trigger language plpgsql as $$
declare
  event text;
begin
  if new.status = 'available' and (tg_op = 'INSERT' or old.status <> 'available') then
    event := 'available';
  elsif tg_op = 'UPDATE' and old.status = 'available' and new.status <> 'available' then
    event := 'gone';
  elsif tg_op = 'UPDATE' and new.status = 'available'
        and (new.places_taken <> old.places_taken or new.outlines_waiting <> old.outlines_waiting) then
    event := 'places';
  else
    return null;
  end if;
  insert into lead_events (lead_id, kind, at) values (new.id, event, clock_timestamp());
  return null;
end $$;
create trigger leads_note_event after insert or update of status, places_taken, outlines_waiting on leads
  for each row execute function note_lead_event();

-- Places taken only go down when one is freed. Depth 1 is a plain statement; a trigger updates the lead at depth 2.
create function refuse_fewer_places() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2 then
    raise exception 'only a freed place lowers the places taken'
      using errcode = 'FW000', constraint = 'places_by_purchases';
  end if;
  return new;
end $$;
create trigger leads_places_by_purchases before update of places_taken on leads
  for each row when (new.places_taken < old.places_taken and new.places_taken >= 0) execute function refuse_fewer_places();

-- As isForDrama in domain/contact/phone.ts: nobody has such a number, and demonstrations use one for many customers.
create function is_for_drama(phone text) returns boolean language sql immutable as $$
  select phone ~ '^\+44(7700900\d{3}|1632960\d{3}|11[3-8]4960\d{3}|1[2-6]14960\d{3}|1914980\d{3}|2079460\d{3}|2896496\d{3}|2920180\d{3}|8081570\d{3}|3069990\d{3})$'
$$;

-- Marks a lead and all others of its customer. Leads that go on sale as they are inserted, an administrator's, do so
-- one after another, so that each sees those before it; each waits at the end of its transaction, where it blocks
-- others least. A customer's request is confirmed long after it was inserted, and is checked both times.
create function mark_recurring_customer() returns trigger language plpgsql as $$
declare
  others uuid[];
begin
  if tg_op = 'INSERT' and new.status = 'available' then perform pg_advisory_xact_lock(7003); end if;
  others := array(
    select id from leads where customer_mailbox = new.customer_mailbox and id <> new.id
    union
    select id from leads where customer_phone = new.customer_phone and id <> new.id
                           and not is_for_drama(new.customer_phone)
  );
  if others <> '{}' then
    update leads set customer_recurs = true where id = any (others || new.id) and not customer_recurs;
  end if;
  return null;
end $$;
create constraint trigger leads_recur_when_written after insert on leads deferrable initially deferred
  for each row execute function mark_recurring_customer();
create trigger leads_recur_when_corrected after update of customer_mailbox, customer_phone on leads
  for each row execute function mark_recurring_customer();
create trigger leads_recur_when_confirmed after update of status on leads
  for each row when (old.available_at is null and new.status = 'available') execute function mark_recurring_customer();

-- A decision on a reported lead is final; its words go with the customer's details.
create trigger refund_requests_decided_once before update on refund_requests
  for each row when (old.status <> 'open' and (
    (to_jsonb(new) - 'note' - 'decision_reason') is distinct from (to_jsonb(old) - 'note' - 'decision_reason')
    or (new.note is DISTINCT FROM old.note and new.note is not null)
    or (new.decision_reason is DISTINCT FROM old.decision_reason and new.decision_reason is not null)))
  execute function refuse_change();
create trigger refund_requests_no_delete before delete on refund_requests
  for each row execute function refuse_change();

-- A request that waits for a person is not for sale, whoever tries; its hold ends once and otherwise stays as it was.
create function refuse_held_sale() returns trigger language plpgsql as $$
begin
  if exists (select from request_holds where lead_id = new.id and (ended_at is null or outcome = 'declined')) then
    raise exception 'a held request is not for sale' using errcode = 'FW000', constraint = 'requests_held';
  end if;
  return new;
end $$;
create trigger leads_held before update of status on leads
  for each row when (new.status = 'available' and old.status <> 'available') execute function refuse_held_sale();
create function check_request_hold() returns trigger language plpgsql as $$
begin
  if (new.lead_id, new.reasons, new.held_at) is distinct from (old.lead_id, old.reasons, old.held_at)
     or (old.ended_at is not null and ((new.ended_at, new.outcome, new.ended_by)
           is distinct from (old.ended_at, old.outcome, old.ended_by)
         or (new.reason is distinct from old.reason and new.reason is not null)
         or (new.words is distinct from old.words and new.words is not null))) then
    raise exception 'a hold of a request ends once' using errcode = 'FW000', constraint = 'requests_held';
  end if;
  return new;
end $$;
create trigger request_holds_change before update on request_holds for each row execute function check_request_hold();
