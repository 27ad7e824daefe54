-- Rules of the installer's side that hold whoever writes. Code FW002: append-only.

-- Those who watch the list of leads learn from here what has changed. What a lead looks like is read when it is told.
create function note_lead_event() returns trigger language plpgsql as $$
declare
  event text;
begin
  if new.status = 'available' and (tg_op = 'INSERT' or old.status <> 'available') then
    event := 'available';
  elsif tg_op = 'UPDATE' and old.status = 'available' and new.status <> 'available' then
    event := 'gone';
  elsif tg_op = 'UPDATE' and new.status = 'available' and new.places_taken <> old.places_taken then
    event := 'places';
  else
    return null;
  end if;
  insert into lead_events (lead_id, kind, at) values (new.id, event, clock_timestamp());
  return null;
end $$;
--> statement-breakpoint
create trigger leads_note_event after insert or update of status, places_taken on leads
  for each row execute function note_lead_event();
--> statement-breakpoint

-- A payment's terms stay as they were agreed, and what is paid stays paid.
create trigger payments_terms_stay before update of id, installer_id, pack, credits, amount_pence, created_at
  on payments for each row execute function refuse_change();
--> statement-breakpoint
create trigger payments_stay_paid before update on payments
  for each row when (old.status = 'paid' and (new.status <> 'paid' or new.receipt_number <> old.receipt_number
    or new.paid_at <> old.paid_at or new.refunded_pence < old.refunded_pence))
  execute function refuse_change();
--> statement-breakpoint
create trigger payments_no_delete before delete on payments
  for each row execute function refuse_change();
--> statement-breakpoint
create trigger payments_no_truncate before truncate on payments
  for each statement execute function refuse_change();
--> statement-breakpoint
insert into receipt_numbers (id, last) values (1, 0);
--> statement-breakpoint
alter table receipt_numbers add constraint receipt_numbers_one_row check (id = 1);
--> statement-breakpoint

-- A decision on a reported lead is final.
create trigger refund_requests_decided_once before update on refund_requests
  for each row when (old.status <> 'open') execute function refuse_change();
--> statement-breakpoint
create trigger refund_requests_no_delete before delete on refund_requests
  for each row execute function refuse_change();
