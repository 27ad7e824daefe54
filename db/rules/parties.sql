-- Of these rows text can only be taken away, as when a company closes its account. A trigger names the columns in which
-- a note takes its place.
create function refuse_rewriting() returns trigger language plpgsql as $$
begin
  if exists (select from jsonb_each(to_jsonb(old)) o join jsonb_each(to_jsonb(new)) n using (key)
              where o.value is distinct from n.value and n.value <> 'null'::jsonb
                and o.key <> all (coalesce(tg_argv, '{}'::text[]))) then
    raise exception '% is append-only', tg_table_name using errcode = 'FW000', constraint = 'append_only';
  end if;
  return new;
end $$;
create trigger company_names_append_only before update on company_names
  for each row execute function refuse_rewriting();
create trigger company_names_no_delete before delete on company_names
  for each row execute function refuse_change();
create trigger company_names_no_truncate before truncate on company_names
  for each statement execute function refuse_change();

create trigger vetting_checks_append_only before update on vetting_checks
  for each row execute function refuse_rewriting('evidence');
create trigger vetting_checks_no_delete before delete on vetting_checks
  for each row execute function refuse_change();
create trigger vetting_checks_no_truncate before truncate on vetting_checks
  for each statement execute function refuse_change();
