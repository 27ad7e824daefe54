-- A sent message never changes.
create function check_message_change() returns trigger language plpgsql as $$
begin
  if (new.id, new.purchase_id, new.lead_id, new.installer_id, new.sender, new.sent_by, new.api_key_id, new.sent_at)
     is distinct from (old.id, old.purchase_id, old.lead_id, old.installer_id, old.sender, old.sent_by, old.api_key_id, old.sent_at)
     -- Its words go with the customer's details.
     or new.text is distinct from old.text and new.text is not null
     or old.removed_at is not null and new.removed_at is distinct from old.removed_at then
    raise exception 'a message stays as it was sent' using errcode = 'FW000', constraint = 'messages_change';
  end if;
  return new;
end $$;
create trigger messages_change before update on messages for each row execute function check_message_change();
create trigger messages_no_delete before delete on messages for each row execute function refuse_change();
create trigger messages_no_truncate before truncate on messages for each statement execute function refuse_change();
