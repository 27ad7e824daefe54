-- Rules of projects. Codes: FW010 a project, purchase or order to stop does not move that way, FW011 only the freed
-- place of an ended purchase lowers the places taken of a lead.

-- A lead that is for sale the first time opens its customer's project, whoever writes it. By statement for new leads, of
-- which thousands can come at once.
create function open_projects() returns trigger language plpgsql as $$
begin
  with opened as (
    insert into projects (lead_id, opened_at, status_changed_at, last_act_at)
    select id, available_at, available_at, available_at from new_leads where available_at is not null
    on conflict do nothing
    returning lead_id, opened_at
  )
  insert into project_events (lead_id, kind, actor, at) select lead_id, 'opened', 'customer', opened_at from opened;
  return null;
end $$;
--> statement-breakpoint
create trigger leads_open_projects after insert on leads referencing new table as new_leads
  for each statement execute function open_projects();
--> statement-breakpoint
create function open_project() returns trigger language plpgsql as $$
begin
  with opened as (
    insert into projects (lead_id, opened_at, status_changed_at, last_act_at)
    values (new.id, new.available_at, new.available_at, new.available_at)
    on conflict do nothing
    returning lead_id, opened_at
  )
  insert into project_events (lead_id, kind, actor, at) select lead_id, 'opened', 'customer', opened_at from opened;
  return null;
end $$;
--> statement-breakpoint
create trigger leads_open_project after update of available_at on leads
  for each row when (old.available_at is null and new.available_at is not null) execute function open_project();
--> statement-breakpoint

insert into projects (lead_id, status, opened_at, status_changed_at, last_act_at)
select id,
       case when anonymised_at is not null then 'erased'
            when customer_closed_at is not null or closed_by = 'customer' then 'closed' else 'open' end,
       available_at,
       coalesce(anonymised_at, customer_closed_at, case when closed_by = 'customer' then closed_at end, available_at),
       -- Old projects are asked as if they had been opened on the day on which this rule arrives.
       greatest(available_at, customer_closed_at, contact_answered_at, now())
  from leads where available_at is not null;
--> statement-breakpoint
insert into project_events (lead_id, kind, actor, at)
select lead_id, 'opened', 'customer', opened_at from projects
union all
select lead_id, 'closed', 'customer', status_changed_at from projects where status = 'closed';
--> statement-breakpoint

create function check_project_move() returns trigger language plpgsql as $$
begin
  if not (case new.status when 'stopped' then old.status <> 'erased'
                          when 'erased' then true
                          when 'chosen' then old.status = 'open'
                          when 'done' then old.status = 'chosen'
                          when 'open' then old.status = 'chosen'
                          when 'closed' then old.status in ('open', 'chosen') end) then
    raise exception 'a project does not go from % to %', old.status, new.status using errcode = 'FW010';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger projects_move before update of status on projects
  for each row when (old.status <> new.status) execute function check_project_move();
--> statement-breakpoint
create trigger project_events_append_only before update on project_events
  for each row execute function refuse_change();
--> statement-breakpoint
create trigger project_events_no_truncate before truncate on project_events
  for each statement execute function refuse_change();
--> statement-breakpoint

-- An end stays as it is, and a place is freed once.
create function check_purchase_end() returns trigger language plpgsql as $$
begin
  if old.ended_at is not null and (new.ended_at, new.ended_reason) is distinct from (old.ended_at, old.ended_reason)
     or old.place_freed_at is not null and new.place_freed_at is distinct from old.place_freed_at then
    raise exception 'an ended purchase stays ended' using errcode = 'FW010';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger lead_purchases_end_stays before update of ended_at, ended_reason, place_freed_at on lead_purchases
  for each row execute function check_purchase_end();
--> statement-breakpoint
create function free_place() returns trigger language plpgsql as $$
begin
  update leads set places_taken = places_taken - 1,
                   status = case when status = 'sold' then 'available' else status end
   where id = new.lead_id;
  return null;
end $$;
--> statement-breakpoint
create trigger lead_purchases_free_place after update of place_freed_at on lead_purchases
  for each row when (old.place_freed_at is null and new.place_freed_at is not null) execute function free_place();
--> statement-breakpoint
create function refuse_fewer_places() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2 then
    raise exception 'only a freed place lowers the places taken' using errcode = 'FW011';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger leads_places_by_purchases before update of places_taken on leads
  for each row when (new.places_taken < old.places_taken and new.places_taken >= 0) execute function refuse_fewer_places();
--> statement-breakpoint

create function check_stop_move() returns trigger language plpgsql as $$
begin
  if old.status <> new.status and not (case new.status
       when 'confirmed' then old.status in ('asked', 'overdue')
       when 'resolved' then old.status = 'overdue'
       -- Who confirmed is asked anew only when the customer was contacted again.
       when 'overdue' then old.status = 'asked'
                           or new.contacted_again_at is distinct from old.contacted_again_at end) then
    raise exception 'an order to stop does not go from % to %', old.status, new.status using errcode = 'FW010';
  end if;
  if (new.purchase_id, new.lead_id, new.installer_id, new.asked_at)
     is distinct from (old.purchase_id, old.lead_id, old.installer_id, old.asked_at) then
    raise exception 'an order to stop stays with its purchase' using errcode = 'FW010';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger stops_move before update on stops for each row execute function check_stop_move();
--> statement-breakpoint
create trigger stops_no_delete before delete on stops for each row execute function refuse_change();
--> statement-breakpoint
create trigger stops_no_truncate before truncate on stops for each statement execute function refuse_change();
--> statement-breakpoint

-- When the company must have confirmed its next order to stop. Buying asks for it, so it counts as a change of the gate.
create function note_stop_due() returns trigger language plpgsql as $$
declare
  due timestamptz;
begin
  -- Locked first, so that of two orders to the same company the later sees the earlier.
  perform id from profiles where id = new.installer_id for no key update;
  select min(due_at) into due from stops
   where installer_id = new.installer_id and status in ('asked', 'overdue');
  update profiles set stop_due_at = due, gate_version = gate_version + 1
   where id = new.installer_id and stop_due_at is distinct from due;
  return null;
end $$;
--> statement-breakpoint
create trigger stops_move_gate after insert or update of status, due_at on stops
  for each row execute function note_stop_due();
