-- A contract begins with a chosen quote of the same purchase, and its days are days that could be.
create function check_contract() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if not exists (select from quotes where id = new.quote_id and status = 'chosen'
                      and (purchase_id, lead_id, installer_id) = (new.purchase_id, new.lead_id, new.installer_id)) then
      raise exception 'a contract needs the quote that its customer chose'
        using errcode = 'FW000', constraint = 'contracts_change';
    end if;
  elsif (new.id, new.purchase_id, new.quote_id, new.lead_id, new.installer_id)
          is distinct from (old.id, old.purchase_id, old.quote_id, old.lead_id, old.installer_id)
     -- Once cancelled only the letter goes, with the customer's details.
     or old.cancelled_at is not null and (new.letter is not null
        or (new.signed_on, new.goods_on, new.told_of_right, new.changed_at, new.cancelled_at)
           is distinct from (old.signed_on, old.goods_on, old.told_of_right, old.changed_at, old.cancelled_at)) then
    raise exception 'a cancelled contract does not change' using errcode = 'FW000', constraint = 'contracts_change';
  end if;
  if new.signed_on > (new.changed_at at time zone 'Europe/London')::date
     or new.goods_on > (new.changed_at at time zone 'Europe/London')::date
     or new.goods_on < new.signed_on
     or new.signed_on < (select (purchased_at at time zone 'Europe/London')::date
                           from lead_purchases where id = new.purchase_id) then
    raise exception 'a contract is not signed before its company has the details, nor in the future'
      using errcode = 'FW000', constraint = 'contracts_change';
  end if;
  return new;
end $$;
create trigger contracts_change before insert or update on contracts for each row execute function check_contract();
create trigger contracts_no_delete before delete on contracts for each row execute function refuse_change();
create trigger contracts_no_truncate before truncate on contracts for each statement execute function refuse_change();
