-- An order to stop stays with its purchase and is given once.
create function check_stop_move() returns trigger language plpgsql as $$
begin
  if old.status <> new.status and not (case new.status
       when 'confirmed' then old.status in ('asked', 'overdue')
       when 'resolved' then old.status = 'overdue'
       -- A confirmed one reopens only if the customer was contacted again.
       when 'overdue' then old.status = 'asked'
                           or new.contacted_again_at is distinct from old.contacted_again_at
       else false end) then
    raise exception 'an order to stop does not go from % to %', old.status, new.status
      using errcode = 'FW000', constraint = 'stops_move';
  end if;
  if (new.purchase_id, new.lead_id, new.installer_id, new.asked_at)
     is distinct from (old.purchase_id, old.lead_id, old.installer_id, old.asked_at) then
    raise exception 'an order to stop stays with its purchase' using errcode = 'FW000', constraint = 'stops_move';
  end if;
  return new;
end $$;
create trigger stops_move before update on stops for each row execute function check_stop_move();
create trigger stops_no_delete before delete on stops for each row execute function refuse_change();
create trigger stops_no_truncate before truncate on stops for each statement execute function refuse_change();

-- When the company must confirm its next order to stop. Buying depends on it, so it counts as a change of the gate.
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
create trigger stops_move_gate after insert or update of status, due_at on stops
  for each row execute function note_stop_due();
