-- The security log is append-only (FW002). Only what removes old rows may delete, and says so in its own transaction.
create function keep_security_event() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('fairwatt.removes_old_rows', true), '') <> 'yes' then
    raise exception '% is append-only', tg_table_name using errcode = 'FW002';
  end if;
  return old;
end $$;
--> statement-breakpoint
create trigger security_events_append_only before update on security_events
  for each row execute function refuse_change();
--> statement-breakpoint
create trigger security_events_stay before delete on security_events
  for each row execute function keep_security_event();
--> statement-breakpoint
create trigger security_events_no_truncate before truncate on security_events
  for each statement execute function refuse_change();
