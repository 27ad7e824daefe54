-- Rules of the gate of vetting. Code FW007: something that may open or close buying has changed since the company was
-- found free to buy.

-- Companies that are approved already have their time from the day on which this rule arrives.
update profiles set grace_from = (now() at time zone 'Europe/London')::date where status = 'approved';
--> statement-breakpoint
create function begin_grace() returns trigger language plpgsql as $$
begin
  new.grace_from := (now() at time zone 'Europe/London')::date;
  return new;
end $$;
--> statement-breakpoint
create trigger profiles_begin_grace before insert or update of status on profiles
  for each row when (new.status = 'approved' and new.grace_from is null) execute function begin_grace();
--> statement-breakpoint

create function note_gate_change() returns trigger language plpgsql as $$
begin
  update profiles set gate_version = gate_version + 1 where id = coalesce(new.installer_id, old.installer_id);
  return null;
end $$;
--> statement-breakpoint
create trigger vetting_checks_move_gate after insert or delete or update of technology, "check", outcome, expires_on
  on vetting_checks for each row execute function note_gate_change();
--> statement-breakpoint
create trigger vetting_exceptions_move_gate after insert or update or delete on vetting_exceptions
  for each row execute function note_gate_change();
--> statement-breakpoint
create trigger installer_documents_move_gate after insert or delete or update of kind, expires_on, removed_at
  on installer_documents for each row execute function note_gate_change();
--> statement-breakpoint

-- The company's row is locked by then, so what was read before is compared with what is true now.
create function check_purchase_gate() returns trigger language plpgsql as $$
begin
  if new.gate_version <> (select gate_version from profiles where id = new.installer_id) then
    raise exception 'what this company may buy has changed' using errcode = 'FW007';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger lead_purchases_gate before insert on lead_purchases
  for each row execute function check_purchase_gate();
