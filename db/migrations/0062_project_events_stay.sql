-- What happened in a project stays: rows are added, not changed (0037) and not taken away.
create trigger project_events_no_delete before delete on project_events
  for each row execute function refuse_change();
--> statement-breakpoint

-- As before, and an order is never asked anew: without the last line "asked" was no case, and so no refusal.
create or replace function check_stop_move() returns trigger language plpgsql as $$
begin
  if old.status <> new.status and not (case new.status
       when 'confirmed' then old.status in ('asked', 'overdue')
       when 'resolved' then old.status = 'overdue'
       -- Who confirmed is asked anew only when the customer was contacted again.
       when 'overdue' then old.status = 'asked'
                           or new.contacted_again_at is distinct from old.contacted_again_at
       else false end) then
    raise exception 'an order to stop does not go from % to %', old.status, new.status using errcode = 'FW010';
  end if;
  if (new.purchase_id, new.lead_id, new.installer_id, new.asked_at)
     is distinct from (old.purchase_id, old.lead_id, old.installer_id, old.asked_at) then
    raise exception 'an order to stop stays with its purchase' using errcode = 'FW010';
  end if;
  return new;
end $$;
