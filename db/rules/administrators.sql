-- The last administrator who is an owner stays one.
create function keep_last_admin() returns trigger language plpgsql as $$
begin
  if old.role = 'owner' and not exists (select from admin_roles where role = 'owner' and id <> old.id) then
    raise exception 'the last administrator stays' using errcode = 'FW000', constraint = 'last_administrator';
  end if;
  return old;
end $$;
create trigger admin_roles_keep_last before delete on admin_roles
  for each row execute function keep_last_admin();

create function queue_admin_changes() returns trigger language plpgsql as $$
begin
  -- Without the locks two removals at once would each still see the other's administrator. Rows in order, because a
  -- lock on the whole table deadlocks: both statements already hold a weaker one.
  perform id from admin_roles order by id for update;
  return null;
end $$;
create trigger admin_roles_one_at_a_time before delete on admin_roles
  for each statement execute function queue_admin_changes();
