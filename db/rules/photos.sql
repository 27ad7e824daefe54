-- A photo is added or removed, never changed.
create trigger photos_stay before update on photos for each row execute function refuse_change();
create trigger photos_no_truncate before truncate on photos for each statement execute function refuse_change();

-- The lead carries the list, so that all that shows a lead can show it. The caller holds the lead.
create function keep_photos() returns trigger language plpgsql as $$
declare
  shown uuid := coalesce(new.lead_id, old.lead_id);
  list jsonb := (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'kind', kind, 'mediaType', media_type,
                          'sizeBytes', size_bytes, 'addedAt', to_json(added_at)) order by added_at, id), '[]')
                   from photos where lead_id = shown);
begin
  if jsonb_array_length(list) > 8 then
    raise exception 'a home has at most 8 photos' using errcode = 'FW000', constraint = 'photos_full';
  end if;
  update leads set photos = list where id = shown;
  return null;
end $$;
create trigger photos_keep after insert or delete on photos for each row execute function keep_photos();
