-- Each change of a brief is a new version; versions are not edited.
create trigger briefs_stay before update on briefs for each row execute function refuse_change();
create trigger briefs_no_truncate before truncate on briefs for each statement execute function refuse_change();

-- A brief is deleted with the customer's details, or with the lead.
create function check_brief_delete() returns trigger language plpgsql as $$
begin
  if exists (select from leads where id = old.lead_id and anonymised_at is null) then
    raise exception 'a brief stays while the customer''s details do'
      using errcode = 'FW000', constraint = 'append_only';
  end if;
  return old;
end $$;
create trigger briefs_no_delete before delete on briefs for each row execute function check_brief_delete();

-- The lead carries the newest, so that every list and message that shows a lead shows its brief.
create function keep_brief() returns trigger language plpgsql as $$
begin
  if new.version is distinct from
     (select coalesce(max(version), 0) + 1 from briefs where lead_id = new.lead_id and version <> new.version) then
    raise exception 'version % of a brief does not follow the one before', new.version
      using errcode = 'FW000', constraint = 'append_only';
  end if;
  update leads set brief = new.content, brief_written_at = new.written_at where id = new.lead_id;
  return null;
end $$;
create trigger briefs_keep after insert on briefs for each row execute function keep_brief();

create function refuse_other_brief() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2 then
    raise exception 'only a version of the brief changes the one on the lead'
      using errcode = 'FW000', constraint = 'append_only';
  end if;
  return new;
end $$;
create trigger leads_brief_by_versions before update of brief on leads
  for each row when (new.brief is not null and new.brief is distinct from old.brief) execute function refuse_other_brief();
