-- A stored file never changes.
create function check_file_change() returns trigger language plpgsql as $$
begin
  -- A waiting file is attached to a quote once.
  if old.message_id is not null or old.quote_id is not null or old.handover_id is not null or new.quote_id is null
     or (new.id, new.lead_id, new.purchase_id, new.installer_id, new.sender, new.message_id, new.handover_id, new.position, new.file_name,
         new.media_type, new.size_bytes, new.sha256, new.storage_key, new.created_at)
        is distinct from
        (old.id, old.lead_id, old.purchase_id, old.installer_id, old.sender, old.message_id, old.handover_id, old.position, old.file_name,
         old.media_type, old.size_bytes, old.sha256, old.storage_key, old.created_at) then
    raise exception 'a file stays as it came' using errcode = 'FW000', constraint = 'files_change';
  end if;
  return new;
end $$;
create trigger files_change before update on files for each row execute function check_file_change();

-- A message's files go when its sender takes it back; quotes and handovers keep theirs. All lose them with their words.
create function check_file_removal() returns trigger language plpgsql as $$
begin
  if exists (select from quotes where id = old.quote_id and content is not null)
     or exists (select from messages where id = old.message_id and text is not null and removed_at is null)
     or exists (select from leads where id = old.lead_id and anonymised_at is null) and old.handover_id is not null then
    raise exception 'a file stays for as long as what it came with'
      using errcode = 'FW000', constraint = 'files_change';
  end if;
  return old;
end $$;
create trigger files_removal before delete on files for each row execute function check_file_removal();
create trigger files_no_truncate before truncate on files for each statement execute function refuse_change();
