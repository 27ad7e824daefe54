-- What was given stays as it came, and goes only with the customer's details.
create function check_handover_removal() returns trigger language plpgsql as $$
begin
  if exists (select from leads where id = old.lead_id and anonymised_at is null) then
    raise exception 'what was given stays' using errcode = 'FW000', constraint = 'append_only';
  end if;
  return old;
end $$;
create trigger handover_entries_stay before update on handover_entries
  for each row execute function refuse_change();
create trigger handover_entries_removal before delete on handover_entries
  for each row execute function check_handover_removal();
create trigger handover_entries_no_truncate before truncate on handover_entries
  for each statement execute function refuse_change();
