-- What two administrators agreed on does not change, and what has ended stays so.
create trigger recoveries_facts_stay before update of id, kind, installer_id, user_id, asked_at, asked_by
  on recoveries for each row execute function refuse_change();
create trigger recoveries_ended_stay before update of state on recoveries
  for each row when (old.ended_at is not null) execute function refuse_change();
