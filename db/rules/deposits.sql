-- Whose deposit it is never changes, what was paid only grows, and money that is back stays back. It goes only with the
-- customer's details.
create function check_deposit_change() returns trigger language plpgsql as $$
begin
  if (new.id, new.purchase_id, new.quote_id, new.lead_id, new.installer_id)
       is distinct from (old.id, old.purchase_id, old.quote_id, old.lead_id, old.installer_id)
     or old.money_back_at is not null and new.money_back_at is distinct from old.money_back_at
     or not new.payments @> old.payments or new.paid_pence < old.paid_pence then
    raise exception 'a deposit stays as it was said' using errcode = 'FW000', constraint = 'deposits_change';
  end if;
  return new;
end $$;
create trigger deposits_change before update on deposits for each row execute function check_deposit_change();

create function check_deposit_removal() returns trigger language plpgsql as $$
begin
  if exists (select from leads where id = old.lead_id and anonymised_at is null) then
    raise exception 'a deposit goes with its customer' using errcode = 'FW000', constraint = 'deposits_change';
  end if;
  return old;
end $$;
create trigger deposits_removal before delete on deposits for each row execute function check_deposit_removal();
create trigger deposits_no_truncate before truncate on deposits for each statement execute function refuse_change();
