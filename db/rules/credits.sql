-- What an entry of the ledger is known by: SHA-256 of the hash of the company's entry before it (32 bytes, noughts for
-- the first) and the entry's nine facts. The bytes of a fact are its length in bytes as a decimal number, a colon and
-- its text in UTF-8; "-" alone is no value. Numbers are decimal, ids in lower case, the time in microseconds since 1970
-- in UTC. domain/credits/verify.mjs does the same; decision 47 says why. Both are inlined, so they cost one expression.
create function measured(fact text) returns text language sql stable as $$
  select coalesce(octet_length(convert_to(fact, 'UTF8')) || ':' || fact, '-')
$$;
create function ledger_entry_hash(
  previous text, company text, entry integer, amount integer, kind text, cause uuid, balance integer, held integer,
  made timestamptz, person text) returns text language sql stable as $$
  select encode(sha256(decode(previous, 'hex') || convert_to(
    measured(company) || measured(entry::text) || measured(amount::text) || measured(kind) || measured(cause::text)
    || measured(balance::text) || measured(held::text)
    || measured(((extract(epoch from made) * 1000000)::bigint)::text) || measured(person), 'UTF8')), 'hex')
$$;

-- The ledger (decisions 4 and 20). Before: lock the installer, number the row and hash it on the one before. After:
-- apply it to the balance, which moves only if a row was really inserted, so even "on conflict do nothing" cannot pay
-- twice.
create function number_ledger_row() returns trigger language plpgsql as $$
declare
  holder record;
begin
  select credits, held_credits, disputed_credits, ledger_entries, ledger_head, status into holder
    from profiles where id = new.installer_id for no key update;
  if not found or new.transaction_type = 'spend' then
    perform require_spender(holder.status, holder.credits, holder.held_credits, holder.disputed_credits);
  end if;
  new.balance_after := holder.credits + new.amount;
  new.held_after := holder.held_credits;
  if new.transaction_type in ('hold', 'release') then
    new.held_after := holder.held_credits - new.amount;
  end if;
  new.entry_number := holder.ledger_entries + 1;
  new.entry_hash := ledger_entry_hash(
    holder.ledger_head, new.installer_id, new.entry_number, new.amount, new.transaction_type, new.cause_id,
    new.balance_after, new.held_after, new.created_at, new.created_by);
  return new;
end $$;
create trigger credit_transactions_number before insert on credit_transactions
  for each row execute function number_ledger_row();

create function post_ledger_row() returns trigger language plpgsql as $$
begin
  update profiles
     set credits = new.balance_after, held_credits = new.held_after, ledger_entries = new.entry_number,
         ledger_head = new.entry_hash
   where id = new.installer_id;
  return null;
end $$;
create trigger credit_transactions_post after insert on credit_transactions
  for each row execute function post_ledger_row();
create trigger credit_transactions_append_only before update or delete on credit_transactions
  for each row execute function refuse_change();
create trigger credit_transactions_no_truncate before truncate on credit_transactions
  for each statement execute function refuse_change();

-- A release returns all of one hold, once. A hold is either for an outline, while that waits, or caused, like a
-- reversal, by an event of a paid payment of the same company, which never loses more credits than it brought.
create function check_reversal_row() returns trigger language plpgsql as $$
declare
  outline record;
  paid record;
  taken integer;
begin
  select installer_id, status, price_credits into outline from outlines where id = new.cause_id;
  if found and new.transaction_type <> 'reversal' then
    if new.installer_id <> outline.installer_id
       or (new.transaction_type = 'hold') <> (outline.status = 'waiting')
       or abs(new.amount) <> outline.price_credits then
      raise exception 'an outline holds its credits while it waits'
        using errcode = 'FW000', constraint = 'credits_cause';
    end if;
    if new.transaction_type = 'hold' then
      return null;
    end if;
  end if;
  if new.transaction_type = 'release' then
    if not exists (select from credit_transactions where cause_id = new.cause_id and transaction_type = 'hold'
                      and installer_id = new.installer_id and amount = -new.amount) then
      raise exception 'a release gives back one whole hold' using errcode = 'FW000', constraint = 'credits_cause';
    end if;
    return null;
  end if;
  select p.id, p.installer_id, p.status, p.credits into paid
    from payment_reversals r join payments p on p.id = r.payment_id where r.id = new.cause_id;
  if not found or paid.installer_id <> new.installer_id or paid.status <> 'paid' then
    raise exception 'a hold or reversal is caused by news of a paid payment of the company'
      using errcode = 'FW000', constraint = 'credits_cause';
  end if;
  select -coalesce(sum(t.amount), 0) into taken
    from payment_reversals r join credit_transactions t on t.cause_id = r.id
     and t.transaction_type in ('hold', 'release', 'reversal')
   where r.payment_id = paid.id;
  if taken > paid.credits then
    raise exception 'a payment loses no more credits than it brought'
      using errcode = 'FW000', constraint = 'credits_cause';
  end if;
  return null;
end $$;
create trigger credit_transactions_reversals after insert on credit_transactions
  for each row when (new.transaction_type in ('hold', 'release', 'reversal')) execute function check_reversal_row();

-- Depth 1 is a plain statement; the ledger's own trigger updates the profile at depth 2.
create function refuse_balance_change() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2 then
    raise exception 'a balance changes through credit_transactions only'
      using errcode = 'FW000', constraint = 'balance_by_ledger';
  end if;
  return new;
end $$;
create trigger profiles_balance_by_ledger before update of credits, held_credits, disputed_credits, ledger_entries,
    ledger_head
  on profiles for each row when (old.credits <> new.credits or old.held_credits <> new.held_credits
    or old.disputed_credits <> new.disputed_credits or old.ledger_entries <> new.ledger_entries
    or old.ledger_head <> new.ledger_head)
  execute function refuse_balance_change();
create trigger profiles_start_empty before insert on profiles
  for each row when (new.credits <> 0 or new.held_credits <> 0 or new.disputed_credits <> 0 or new.ledger_entries <> 0
    or new.ledger_head <> repeat('0', 64))
  execute function refuse_balance_change();

-- The facts of a grant never change, and given or declined is final.
create trigger credit_grants_facts_stay before update of id, installer_id, credits, worth_pence, reason, asked_at,
    asked_by, needs_approval
  on credit_grants for each row execute function refuse_change();
create trigger credit_grants_decided_stay before update on credit_grants
  for each row when (old.state <> 'asked') execute function refuse_change();
create trigger credit_grants_no_delete before delete on credit_grants
  for each row execute function refuse_change();
create trigger credit_grants_no_truncate before truncate on credit_grants
  for each statement execute function refuse_change();
