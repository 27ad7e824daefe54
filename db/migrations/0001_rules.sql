-- Rules that hold whoever writes, the product or a person with a database client.
-- Codes: FW001 the installer may not spend, FW002 append-only, FW003 only the ledger changes a balance,
-- FW004 the last administrator stays.

-- Before: lock the installer and number the row. After: carry it to the balance. The balance moves only when a row
-- was really inserted, so even "on conflict do nothing" cannot pay twice.
create function number_ledger_row() returns trigger language plpgsql as $$
declare
  holder record;
begin
  select credits, ledger_entries, status into holder from profiles where id = new.installer_id for no key update;
  if not found or (new.transaction_type = 'spend' and holder.status <> 'approved') then
    raise exception 'this installer may not spend credits' using errcode = 'FW001';
  end if;
  new.balance_after := holder.credits + new.amount;
  new.entry_number := holder.ledger_entries + 1;
  return new;
end $$;
--> statement-breakpoint
create function post_ledger_row() returns trigger language plpgsql as $$
begin
  update profiles set credits = new.balance_after, ledger_entries = new.entry_number where id = new.installer_id;
  return null;
end $$;
--> statement-breakpoint
create trigger credit_transactions_number before insert on credit_transactions
  for each row execute function number_ledger_row();
--> statement-breakpoint
create trigger credit_transactions_post after insert on credit_transactions
  for each row execute function post_ledger_row();
--> statement-breakpoint

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'FW002';
end $$;
--> statement-breakpoint
create trigger credit_transactions_append_only before update or delete on credit_transactions
  for each row execute function refuse_change();
--> statement-breakpoint
create trigger credit_transactions_no_truncate before truncate on credit_transactions
  for each statement execute function refuse_change();
--> statement-breakpoint
create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function refuse_change();
--> statement-breakpoint
create trigger audit_log_no_truncate before truncate on audit_log
  for each statement execute function refuse_change();
--> statement-breakpoint
create trigger lead_purchases_no_delete before delete on lead_purchases
  for each row execute function refuse_change();
--> statement-breakpoint
create trigger lead_purchases_no_truncate before truncate on lead_purchases
  for each statement execute function refuse_change();
--> statement-breakpoint
create trigger lead_purchases_terms_stay before update of id, lead_id, installer_id, price_credits, spend_id, purchased_at
  on lead_purchases for each row execute function refuse_change();
--> statement-breakpoint
create trigger consent_records_stay before update on consent_records
  for each row execute function refuse_change();
--> statement-breakpoint

-- Depth 1 is a plain statement; the ledger's own trigger updates the profile at depth 2.
create function refuse_balance_change() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2 then
    raise exception 'a balance changes through credit_transactions only' using errcode = 'FW003';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger profiles_balance_by_ledger before update of credits, ledger_entries on profiles
  for each row when (old.credits <> new.credits or old.ledger_entries <> new.ledger_entries)
  execute function refuse_balance_change();
--> statement-breakpoint
create trigger profiles_start_empty before insert on profiles
  for each row when (new.credits <> 0 or new.ledger_entries <> 0)
  execute function refuse_balance_change();
--> statement-breakpoint

create function keep_last_admin() returns trigger language plpgsql as $$
begin
  if not exists (select from admin_roles where id <> old.id) then
    raise exception 'the last administrator stays' using errcode = 'FW004';
  end if;
  return old;
end $$;
--> statement-breakpoint
create function queue_admin_changes() returns trigger language plpgsql as $$
begin
  -- Two removals at once would each still see the other's administrator. Rows in order, because a lock on the
  -- whole table deadlocks: both statements hold a weaker one already.
  perform id from admin_roles order by id for update;
  return null;
end $$;
--> statement-breakpoint
create trigger admin_roles_one_at_a_time before delete on admin_roles
  for each statement execute function queue_admin_changes();
--> statement-breakpoint
create trigger admin_roles_keep_last before delete on admin_roles
  for each row execute function keep_last_admin();
