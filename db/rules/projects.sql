-- A lead's first sale opens its customer's project. By statement for new leads, because thousands can come at once.
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
create trigger leads_open_projects after insert on leads referencing new table as new_leads
  for each statement execute function open_projects();

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
create trigger leads_open_project after update of available_at on leads
  for each row when (old.available_at is null and new.available_at is not null) execute function open_project();

create function check_project_move() returns trigger language plpgsql as $$
begin
  if not (case new.status when 'stopped' then old.status <> 'erased'
                          when 'erased' then true
                          when 'chosen' then old.status = 'open'
                          when 'done' then old.status = 'chosen'
                          when 'open' then old.status = 'chosen'
                          when 'closed' then old.status in ('open', 'chosen') end) then
    raise exception 'a project does not go from % to %', old.status, new.status
      using errcode = 'FW000', constraint = 'projects_move';
  end if;
  return new;
end $$;
create trigger projects_move before update of status on projects
  for each row when (old.status <> new.status) execute function check_project_move();

-- Events of a project are added, never changed or deleted.
create trigger project_events_append_only before update on project_events
  for each row execute function refuse_change();
create trigger project_events_no_delete before delete on project_events
  for each row execute function refuse_change();
create trigger project_events_no_truncate before truncate on project_events
  for each statement execute function refuse_change();
