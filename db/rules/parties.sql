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

create trigger company_slugs_append_only before update or delete on company_slugs
  for each row execute function refuse_change();
create trigger company_slugs_no_truncate before truncate on company_slugs
  for each statement execute function refuse_change();

create trigger register_lookups_append_only before update on register_lookups
  for each row execute function refuse_rewriting();
create trigger register_lookups_no_delete before delete on register_lookups
  for each row execute function refuse_change();
create trigger register_lookups_no_truncate before truncate on register_lookups
  for each statement execute function refuse_change();

create trigger passport_notices_append_only before update or delete on passport_notices
  for each row execute function refuse_change();
create trigger passport_notices_no_truncate before truncate on passport_notices
  for each statement execute function refuse_change();

create trigger vetting_checks_append_only before update on vetting_checks
  for each row execute function refuse_rewriting('evidence');
create trigger vetting_checks_no_delete before delete on vetting_checks
  for each row execute function refuse_change();
create trigger vetting_checks_no_truncate before truncate on vetting_checks
  for each statement execute function refuse_change();

-- Of a compared party only the typed names go, with the customer's details; a decision about it is made once.
create function check_contract_check() returns trigger language plpgsql as $$
begin
  if (new.id, new.purchase_id, new.lead_id, new.installer_id, new.quote_id, new.outcome, new.mcs_holder, new.insured,
      new.register, new.checked_at)
     is distinct from (old.id, old.purchase_id, old.lead_id, old.installer_id, old.quote_id, old.outcome,
                       old.mcs_holder, old.insured, old.register, old.checked_at)
     or new.name is not null and new.name is distinct from old.name
     or new.company_number is not null and new.company_number is distinct from old.company_number
     or new.against is not null and new.against is distinct from old.against
     or old.decision is not null
        and ((new.decision, new.decided_at, new.decided_by)
               is distinct from (old.decision, old.decided_at, old.decided_by)
             or new.reason is not null and new.reason is distinct from old.reason) then
    raise exception '% is append-only', tg_table_name using errcode = 'FW000', constraint = 'append_only';
  end if;
  return new;
end $$;
create trigger contract_checks_append_only before update on contract_checks
  for each row execute function check_contract_check();
create trigger contract_checks_no_delete before delete on contract_checks
  for each row execute function refuse_change();
create trigger contract_checks_no_truncate before truncate on contract_checks
  for each statement execute function refuse_change();
