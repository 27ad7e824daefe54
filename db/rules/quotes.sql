-- A quote moves one way only; a sent revision never changes.
create function check_quote_change() returns trigger language plpgsql as $$
begin
  if new.status <> old.status and not (case new.status
       when 'draft' then false
       when 'sent' then old.status in ('draft', 'chosen')
       when 'withdrawn' then old.status in ('sent', 'chosen')
       else old.status = 'sent' end) then
    raise exception 'a quote does not go from % to %', old.status, new.status
      using errcode = 'FW000', constraint = 'quotes_change';
  end if;
  if old.status = 'draft' then
    return new;
  end if;
  if (new.id, new.purchase_id, new.lead_id, new.installer_id, new.option, new.revision, new.technology, new.sent_at,
      new.sent_by, new.api_key_id, new.data_date, new.valid_until, new.total_pence, new.due_pence, new.deposit_pence)
     is distinct from
     (old.id, old.purchase_id, old.lead_id, old.installer_id, old.option, old.revision, old.technology, old.sent_at,
      old.sent_by, old.api_key_id, old.data_date, old.valid_until, old.total_pence, old.due_pence, old.deposit_pence)
     -- The words of a quote go with the customer's details, both at once.
     or (new.content, new.checks) is distinct from (old.content, old.checks)
        and not (new.content is null and new.checks is null) then
    raise exception 'a sent revision stays as it is' using errcode = 'FW000', constraint = 'quotes_change';
  end if;
  return new;
end $$;
create trigger quotes_change before update on quotes for each row execute function check_quote_change();

create function check_new_quote() returns trigger language plpgsql as $$
begin
  if new.status not in ('draft', 'sent') or new.status = 'sent' and (new.content is null or new.checks is null) then
    raise exception 'a quote begins as a draft or whole' using errcode = 'FW000', constraint = 'quotes_change';
  end if;
  return new;
end $$;
create trigger quotes_begin before insert on quotes for each row execute function check_new_quote();
create trigger quotes_no_delete before delete on quotes
  for each row when (old.status <> 'draft') execute function refuse_change();
create trigger quotes_no_truncate before truncate on quotes for each statement execute function refuse_change();

-- When a purchase ends, so do its open quotes.
create function end_quotes() returns trigger language plpgsql as $$
begin
  update quotes set status = 'ended', status_changed_at = new.ended_at
   where purchase_id = new.id and status = 'sent';
  return null;
end $$;
create trigger lead_purchases_end_quotes after update of ended_at on lead_purchases
  for each row when (old.ended_at is null and new.ended_at is not null) execute function end_quotes();
