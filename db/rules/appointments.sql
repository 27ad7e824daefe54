-- An appointment moves one way only, and an offer never changes.
create function check_appointment_change() returns trigger language plpgsql as $$
begin
  if new.status <> old.status and not (case old.status
       when 'offered' then new.status in ('booked', 'refused', 'withdrawn', 'passed')
       when 'booked' then new.status in ('moved', 'cancelled', 'kept', 'missed')
       when 'kept' then new.status = 'missed'
       else false end)
     or (new.id, new.purchase_id, new.lead_id, new.installer_id, new.offered_by, new.kind, new.minutes, new.times, new.uid)
        is distinct from (old.id, old.purchase_id, old.lead_id, old.installer_id, old.offered_by, old.kind, old.minutes, old.times, old.uid)
     -- Of times that the customer suggested, it is noted who booked one.
     or (new.sent_by, new.api_key_id) is distinct from (old.sent_by, old.api_key_id)
        and not (old.offered_by = 'customer' and old.status = 'offered' and new.status = 'booked')
     or old.starts_at is not null and new.starts_at is distinct from old.starts_at then
    raise exception 'an appointment does not go from % to %', old.status, new.status
      using errcode = 'FW000', constraint = 'appointments_change';
  end if;
  return new;
end $$;
create trigger appointments_change before update on appointments for each row execute function check_appointment_change();
create trigger appointments_no_delete before delete on appointments for each row execute function refuse_change();
create trigger appointments_no_truncate before truncate on appointments for each statement execute function refuse_change();

-- When a purchase ends, so do its appointments.
create function end_appointments() returns trigger language plpgsql as $$
begin
  update appointments set status = case status when 'offered' then 'withdrawn' else 'cancelled' end,
                          status_changed_at = new.ended_at, sequence = sequence + 1
   where purchase_id = new.id and status in ('offered', 'booked');
  return null;
end $$;
create trigger lead_purchases_end_appointments after update of ended_at on lead_purchases
  for each row when (old.ended_at is null and new.ended_at is not null) execute function end_appointments();
