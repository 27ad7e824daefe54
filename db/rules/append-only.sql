-- For rows that are only ever added: the books, and records of what was agreed, done and said. Must be the first
-- file, because the others use it.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'FW000', constraint = 'append_only';
end $$;
create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function refuse_change();
create trigger audit_log_no_truncate before truncate on audit_log
  for each statement execute function refuse_change();

-- A consent can be deleted with its lead, but not changed.
create trigger consent_records_stay before update on consent_records
  for each row execute function refuse_change();
create trigger terms_acceptances_append_only before update or delete on terms_acceptances
  for each row execute function refuse_change();
create trigger terms_acceptances_no_truncate before truncate on terms_acceptances
  for each statement execute function refuse_change();

create trigger refund_evidence_append_only before update or delete on refund_evidence
  for each row execute function refuse_change();
create trigger refund_evidence_no_truncate before truncate on refund_evidence
  for each statement execute function refuse_change();

create trigger contact_attempts_append_only before update or delete on contact_attempts
  for each row execute function refuse_change();
create trigger contact_attempts_no_truncate before truncate on contact_attempts
  for each statement execute function refuse_change();

-- Only the tidying of the security log may delete, and says so in its own transaction.
create function keep_security_event() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('fairwatt.removes_old_rows', true), '') <> 'yes' then
    raise exception '% is append-only', tg_table_name using errcode = 'FW000', constraint = 'append_only';
  end if;
  return old;
end $$;
create trigger security_events_append_only before update on security_events
  for each row execute function refuse_change();
create trigger security_events_stay before delete on security_events
  for each row execute function keep_security_event();
create trigger security_events_no_truncate before truncate on security_events
  for each statement execute function refuse_change();
