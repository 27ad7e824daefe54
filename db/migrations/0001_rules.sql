-- The last administrator who is an owner stays one.
create function keep_last_admin() returns trigger language plpgsql as $$
begin
  if old.role = 'owner' and not exists (select from admin_roles where role = 'owner' and id <> old.id) then
    raise exception 'the last administrator stays' using errcode = 'FW000', constraint = 'last_administrator';
  end if;
  return old;
end $$;
--> statement-breakpoint

create trigger admin_roles_keep_last before delete on admin_roles
  for each row execute function keep_last_admin();
--> statement-breakpoint

create function queue_admin_changes() returns trigger language plpgsql as $$
begin
  -- Without the locks two removals at once would each still see the other's administrator. Rows in order, because a
  -- lock on the whole table deadlocks: both statements already hold a weaker one.
  perform id from admin_roles order by id for update;
  return null;
end $$;
--> statement-breakpoint

create trigger admin_roles_one_at_a_time before delete on admin_roles
  for each statement execute function queue_admin_changes();
--> statement-breakpoint

-- For rows that are only ever added: the books, and records of what was agreed, done and said. Must be the first
-- file, because the others use it.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'FW000', constraint = 'append_only';
end $$;
--> statement-breakpoint

create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function refuse_change();
--> statement-breakpoint

create trigger audit_log_no_truncate before truncate on audit_log
  for each statement execute function refuse_change();
--> statement-breakpoint

-- A consent can be deleted with its lead, but not changed.
create trigger consent_records_stay before update on consent_records
  for each row execute function refuse_change();
--> statement-breakpoint

create trigger terms_acceptances_append_only before update or delete on terms_acceptances
  for each row execute function refuse_change();
--> statement-breakpoint

create trigger terms_acceptances_no_truncate before truncate on terms_acceptances
  for each statement execute function refuse_change();
--> statement-breakpoint

create trigger refund_evidence_append_only before update or delete on refund_evidence
  for each row execute function refuse_change();
--> statement-breakpoint

create trigger refund_evidence_no_truncate before truncate on refund_evidence
  for each statement execute function refuse_change();
--> statement-breakpoint

create trigger contact_attempts_append_only before update or delete on contact_attempts
  for each row execute function refuse_change();
--> statement-breakpoint

create trigger contact_attempts_no_truncate before truncate on contact_attempts
  for each statement execute function refuse_change();
--> statement-breakpoint

-- Only the tidying of the security log may delete, and says so in its own transaction.
create function keep_security_event() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('fairwatt.removes_old_rows', true), '') <> 'yes' then
    raise exception '% is append-only', tg_table_name using errcode = 'FW000', constraint = 'append_only';
  end if;
  return old;
end $$;
--> statement-breakpoint

create trigger security_events_append_only before update on security_events
  for each row execute function refuse_change();
--> statement-breakpoint

create trigger security_events_stay before delete on security_events
  for each row execute function keep_security_event();
--> statement-breakpoint

create trigger security_events_no_truncate before truncate on security_events
  for each statement execute function refuse_change();
--> statement-breakpoint

-- An appointment moves one way only, and an offer never changes.
create function check_appointment_change() returns trigger language plpgsql as $$
begin
  if new.status <> old.status and not (case old.status
       when 'offered' then new.status in ('booked', 'refused', 'withdrawn', 'passed')
       when 'booked' then new.status in ('moved', 'cancelled', 'kept', 'missed')
       when 'kept' then new.status = 'missed'
       else false end)
     or (new.id, new.purchase_id, new.lead_id, new.installer_id, new.offered_by, new.kind, new.minutes, new.times, new.uid)
        is distinct from (old.id, old.purchase_id, old.lead_id, old.installer_id, old.offered_by, old.kind, old.minutes, old.times, old.uid)
     -- Of times that the customer suggested, it is noted who booked one.
     or (new.sent_by, new.api_key_id) is distinct from (old.sent_by, old.api_key_id)
        and not (old.offered_by = 'customer' and old.status = 'offered' and new.status = 'booked')
     or old.starts_at is not null and new.starts_at is distinct from old.starts_at then
    raise exception 'an appointment does not go from % to %', old.status, new.status
      using errcode = 'FW000', constraint = 'appointments_change';
  end if;
  return new;
end $$;
--> statement-breakpoint

create trigger appointments_change before update on appointments for each row execute function check_appointment_change();
--> statement-breakpoint

create trigger appointments_no_delete before delete on appointments for each row execute function refuse_change();
--> statement-breakpoint

create trigger appointments_no_truncate before truncate on appointments for each statement execute function refuse_change();
--> statement-breakpoint

-- When a purchase ends, so do its appointments.
create function end_appointments() returns trigger language plpgsql as $$
begin
  update appointments set status = case status when 'offered' then 'withdrawn' else 'cancelled' end,
                          status_changed_at = new.ended_at, sequence = sequence + 1
   where purchase_id = new.id and status in ('offered', 'booked');
  return null;
end $$;
--> statement-breakpoint

create trigger lead_purchases_end_appointments after update of ended_at on lead_purchases
  for each row when (old.ended_at is null and new.ended_at is not null) execute function end_appointments();
--> statement-breakpoint

-- Each change of a brief is a new version; versions are not edited.
create trigger briefs_stay before update on briefs for each row execute function refuse_change();
--> statement-breakpoint

create trigger briefs_no_truncate before truncate on briefs for each statement execute function refuse_change();
--> statement-breakpoint

-- A brief is deleted with the customer's details, or with the lead.
create function check_brief_delete() returns trigger language plpgsql as $$
begin
  if exists (select from leads where id = old.lead_id and anonymised_at is null) then
    raise exception 'a brief stays while the customer''s details do'
      using errcode = 'FW000', constraint = 'append_only';
  end if;
  return old;
end $$;
--> statement-breakpoint

create trigger briefs_no_delete before delete on briefs for each row execute function check_brief_delete();
--> statement-breakpoint

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
--> statement-breakpoint

create trigger briefs_keep after insert on briefs for each row execute function keep_brief();
--> statement-breakpoint

create function refuse_other_brief() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2 then
    raise exception 'only a version of the brief changes the one on the lead'
      using errcode = 'FW000', constraint = 'append_only';
  end if;
  return new;
end $$;
--> statement-breakpoint

create trigger leads_brief_by_versions before update of brief on leads
  for each row when (new.brief is not null and new.brief is distinct from old.brief) execute function refuse_other_brief();
--> statement-breakpoint

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
--> statement-breakpoint

create trigger contracts_change before insert or update on contracts for each row execute function check_contract();
--> statement-breakpoint

create trigger contracts_no_delete before delete on contracts for each row execute function refuse_change();
--> statement-breakpoint

create trigger contracts_no_truncate before truncate on contracts for each statement execute function refuse_change();
--> statement-breakpoint

-- What an entry of the ledger is known by: SHA-256 of the hash of the company's entry before it (32 bytes, noughts for
-- the first) and the entry's nine facts. The bytes of a fact are its length in bytes as a decimal number, a colon and
-- its text in UTF-8; "-" alone is no value. Numbers are decimal, ids in lower case, the time in microseconds since 1970
-- in UTC. domain/credits/verify.mjs does the same; decision 47 says why. Both are inlined, so they cost one expression.
create function measured(fact text) returns text language sql stable as $$
  select coalesce(octet_length(convert_to(fact, 'UTF8')) || ':' || fact, '-')
$$;
--> statement-breakpoint

create function ledger_entry_hash(
  previous text, company text, entry integer, amount integer, kind text, cause uuid, balance integer, held integer,
  made timestamptz, person text) returns text language sql stable as $$
  select encode(sha256(decode(previous, 'hex') || convert_to(
    measured(company) || measured(entry::text) || measured(amount::text) || measured(kind) || measured(cause::text)
    || measured(balance::text) || measured(held::text)
    || measured(((extract(epoch from made) * 1000000)::bigint)::text) || measured(person), 'UTF8')), 'hex')
$$;
--> statement-breakpoint

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
--> statement-breakpoint

create trigger credit_transactions_number before insert on credit_transactions
  for each row execute function number_ledger_row();
--> statement-breakpoint

create function post_ledger_row() returns trigger language plpgsql as $$
begin
  update profiles
     set credits = new.balance_after, held_credits = new.held_after, ledger_entries = new.entry_number,
         ledger_head = new.entry_hash
   where id = new.installer_id;
  return null;
end $$;
--> statement-breakpoint

create trigger credit_transactions_post after insert on credit_transactions
  for each row execute function post_ledger_row();
--> statement-breakpoint

create trigger credit_transactions_append_only before update or delete on credit_transactions
  for each row execute function refuse_change();
--> statement-breakpoint

create trigger credit_transactions_no_truncate before truncate on credit_transactions
  for each statement execute function refuse_change();
--> statement-breakpoint

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
--> statement-breakpoint

create trigger credit_transactions_reversals after insert on credit_transactions
  for each row when (new.transaction_type in ('hold', 'release', 'reversal')) execute function check_reversal_row();
--> statement-breakpoint

-- Depth 1 is a plain statement; the ledger's own trigger updates the profile at depth 2.
create function refuse_balance_change() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2 then
    raise exception 'a balance changes through credit_transactions only'
      using errcode = 'FW000', constraint = 'balance_by_ledger';
  end if;
  return new;
end $$;
--> statement-breakpoint

create trigger profiles_balance_by_ledger before update of credits, held_credits, disputed_credits, ledger_entries,
    ledger_head
  on profiles for each row when (old.credits <> new.credits or old.held_credits <> new.held_credits
    or old.disputed_credits <> new.disputed_credits or old.ledger_entries <> new.ledger_entries
    or old.ledger_head <> new.ledger_head)
  execute function refuse_balance_change();
--> statement-breakpoint

create trigger profiles_start_empty before insert on profiles
  for each row when (new.credits <> 0 or new.held_credits <> 0 or new.disputed_credits <> 0 or new.ledger_entries <> 0
    or new.ledger_head <> repeat('0', 64))
  execute function refuse_balance_change();
--> statement-breakpoint

-- The facts of a grant never change, and given or declined is final.
create trigger credit_grants_facts_stay before update of id, installer_id, credits, worth_pence, reason, asked_at,
    asked_by, needs_approval
  on credit_grants for each row execute function refuse_change();
--> statement-breakpoint

create trigger credit_grants_decided_stay before update on credit_grants
  for each row when (old.state <> 'asked') execute function refuse_change();
--> statement-breakpoint

create trigger credit_grants_no_delete before delete on credit_grants
  for each row execute function refuse_change();
--> statement-breakpoint

create trigger credit_grants_no_truncate before truncate on credit_grants
  for each statement execute function refuse_change();
--> statement-breakpoint

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
--> statement-breakpoint

create trigger deposits_change before update on deposits for each row execute function check_deposit_change();
--> statement-breakpoint

create function check_deposit_removal() returns trigger language plpgsql as $$
begin
  if exists (select from leads where id = old.lead_id and anonymised_at is null) then
    raise exception 'a deposit goes with its customer' using errcode = 'FW000', constraint = 'deposits_change';
  end if;
  return old;
end $$;
--> statement-breakpoint

create trigger deposits_removal before delete on deposits for each row execute function check_deposit_removal();
--> statement-breakpoint

create trigger deposits_no_truncate before truncate on deposits for each statement execute function refuse_change();
--> statement-breakpoint

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
--> statement-breakpoint

create trigger files_change before update on files for each row execute function check_file_change();
--> statement-breakpoint

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
--> statement-breakpoint

create trigger files_removal before delete on files for each row execute function check_file_removal();
--> statement-breakpoint

create trigger files_no_truncate before truncate on files for each statement execute function refuse_change();
--> statement-breakpoint

-- What was given stays as it came, and goes only with the customer's details.
create function check_handover_removal() returns trigger language plpgsql as $$
begin
  if exists (select from leads where id = old.lead_id and anonymised_at is null) then
    raise exception 'what was given stays' using errcode = 'FW000', constraint = 'append_only';
  end if;
  return old;
end $$;
--> statement-breakpoint

create trigger handover_entries_stay before update on handover_entries
  for each row execute function refuse_change();
--> statement-breakpoint

create trigger handover_entries_removal before delete on handover_entries
  for each row execute function check_handover_removal();
--> statement-breakpoint

create trigger handover_entries_no_truncate before truncate on handover_entries
  for each statement execute function refuse_change();
--> statement-breakpoint

-- The live list of leads learns of changes here (decision 17): a lead comes, goes, or has more or less room. Readers
-- fetch the lead's own state.
create function note_lead_event() returns trigger language plpgsql as $$
declare
  event text;
begin
  if new.status = 'available' and (tg_op = 'INSERT' or old.status <> 'available') then
    event := 'available';
  elsif tg_op = 'UPDATE' and old.status = 'available' and new.status <> 'available' then
    event := 'gone';
  elsif tg_op = 'UPDATE' and new.status = 'available'
        and (new.places_taken <> old.places_taken or new.outlines_waiting <> old.outlines_waiting) then
    event := 'places';
  else
    return null;
  end if;
  insert into lead_events (lead_id, kind, at) values (new.id, event, clock_timestamp());
  return null;
end $$;
--> statement-breakpoint

create trigger leads_note_event after insert or update of status, places_taken, outlines_waiting on leads
  for each row execute function note_lead_event();
--> statement-breakpoint

-- Places taken only go down when one is freed. Depth 1 is a plain statement; a trigger updates the lead at depth 2.
create function refuse_fewer_places() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2 then
    raise exception 'only a freed place lowers the places taken'
      using errcode = 'FW000', constraint = 'places_by_purchases';
  end if;
  return new;
end $$;
--> statement-breakpoint

create trigger leads_places_by_purchases before update of places_taken on leads
  for each row when (new.places_taken < old.places_taken and new.places_taken >= 0) execute function refuse_fewer_places();
--> statement-breakpoint

-- As isForDrama in domain/contact/phone.ts: nobody has such a number, and demonstrations use one for many customers.
create function is_for_drama(phone text) returns boolean language sql immutable as $$
  select phone ~ '^\+44(7700900\d{3}|1632960\d{3}|11[3-8]4960\d{3}|1[2-6]14960\d{3}|1914980\d{3}|2079460\d{3}|2896496\d{3}|2920180\d{3}|8081570\d{3}|3069990\d{3})$'
$$;
--> statement-breakpoint

-- Marks a lead and all others of its customer. Leads that go on sale as they are inserted, an administrator's, do so
-- one after another, so that each sees those before it; each waits at the end of its transaction, where it blocks
-- others least. A customer's request is confirmed long after it was inserted, and is checked both times.
create function mark_recurring_customer() returns trigger language plpgsql as $$
declare
  others uuid[];
begin
  if tg_op = 'INSERT' and new.status = 'available' then perform pg_advisory_xact_lock(7003); end if;
  others := array(
    select id from leads where customer_mailbox = new.customer_mailbox and id <> new.id
    union
    select id from leads where customer_phone = new.customer_phone and id <> new.id
                           and not is_for_drama(new.customer_phone)
  );
  if others <> '{}' then
    update leads set customer_recurs = true where id = any (others || new.id) and not customer_recurs;
  end if;
  return null;
end $$;
--> statement-breakpoint

create constraint trigger leads_recur_when_written after insert on leads deferrable initially deferred
  for each row execute function mark_recurring_customer();
--> statement-breakpoint

create trigger leads_recur_when_corrected after update of customer_mailbox, customer_phone on leads
  for each row execute function mark_recurring_customer();
--> statement-breakpoint

create trigger leads_recur_when_confirmed after update of status on leads
  for each row when (old.available_at is null and new.status = 'available') execute function mark_recurring_customer();
--> statement-breakpoint

-- A decision on a reported lead is final; its words go with the customer's details.
create trigger refund_requests_decided_once before update on refund_requests
  for each row when (old.status <> 'open' and (
    (to_jsonb(new) - 'note' - 'decision_reason') is distinct from (to_jsonb(old) - 'note' - 'decision_reason')
    or (new.note is DISTINCT FROM old.note and new.note is not null)
    or (new.decision_reason is DISTINCT FROM old.decision_reason and new.decision_reason is not null)))
  execute function refuse_change();
--> statement-breakpoint

create trigger refund_requests_no_delete before delete on refund_requests
  for each row execute function refuse_change();
--> statement-breakpoint

-- A request that waits for a person is not for sale, whoever tries; its hold ends once and otherwise stays as it was.
create function refuse_held_sale() returns trigger language plpgsql as $$
begin
  if exists (select from request_holds where lead_id = new.id and (ended_at is null or outcome = 'declined')) then
    raise exception 'a held request is not for sale' using errcode = 'FW000', constraint = 'requests_held';
  end if;
  return new;
end $$;
--> statement-breakpoint

create trigger leads_held before update of status on leads
  for each row when (new.status = 'available' and old.status <> 'available') execute function refuse_held_sale();
--> statement-breakpoint

create function check_request_hold() returns trigger language plpgsql as $$
begin
  if (new.lead_id, new.reasons, new.held_at) is distinct from (old.lead_id, old.reasons, old.held_at)
     or (old.ended_at is not null and ((new.ended_at, new.outcome, new.ended_by)
           is distinct from (old.ended_at, old.outcome, old.ended_by)
         or (new.reason is distinct from old.reason and new.reason is not null)
         or (new.words is distinct from old.words and new.words is not null))) then
    raise exception 'a hold of a request ends once' using errcode = 'FW000', constraint = 'requests_held';
  end if;
  return new;
end $$;
--> statement-breakpoint

create trigger request_holds_change before update on request_holds for each row execute function check_request_hold();
--> statement-breakpoint

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
--> statement-breakpoint

create trigger messages_change before update on messages for each row execute function check_message_change();
--> statement-breakpoint

create trigger messages_no_delete before delete on messages for each row execute function refuse_change();
--> statement-breakpoint

create trigger messages_no_truncate before truncate on messages for each statement execute function refuse_change();
--> statement-breakpoint

-- What an outline does to places and credits happens here (docs/projects.md). Lock order is the same everywhere: the
-- lead, then the company. Before: room at the lead, and whether the company may buy at all (purchases.sql). After:
-- its credits are held.
create function admit_outline() returns trigger language plpgsql as $$
declare
  company record;
begin
  if new.status <> 'waiting' then
    raise exception 'an outline begins by waiting' using errcode = 'FW000', constraint = 'outlines_begin';
  end if;
  -- The lead's own constraint refuses a seventh.
  update leads set outlines_waiting = outlines_waiting + 1
   where id = new.lead_id and sharing = 'on_pick' and status = 'available' and expires_at > new.sent_at;
  if not found then
    raise exception 'this lead takes no outlines' using errcode = 'FW000', constraint = 'outlines_lead';
  end if;
  if exists (select from outlines where lead_id = new.lead_id and installer_id = new.installer_id and status <> 'lapsed')
     or (select count(*) from outlines where lead_id = new.lead_id and installer_id = new.installer_id) >= 2 then
    raise exception 'this company has sent its outline' using errcode = 'FW000', constraint = 'outlines_again';
  end if;
  if (select count(*) from outlines where lead_id = new.lead_id) >= 12 then
    raise exception 'no more than twelve outlines ever' using errcode = 'FW000', constraint = 'outlines_ever';
  end if;
  select credits, held_credits, disputed_credits, status into company
    from profiles where id = new.installer_id for no key update;
  perform require_spender(company.status, company.credits, company.held_credits, company.disputed_credits);
  perform require_open_gate(
    new.installer_id, new.gate_version, new.sent_by, new.api_key_id, new.sent_at, new.price_credits);
  -- The last of all locks, here and where a purchase is inserted, so that nobody who holds it waits.
  perform pg_advisory_xact_lock(hashtextextended(new.id::text, 0));
  if exists (select from lead_purchases where id = new.id) then
    raise exception 'a purchase has this id' using errcode = 'FW000', constraint = 'outlines_purchase_id';
  end if;
  return new;
end $$;
--> statement-breakpoint

create trigger outlines_admit before insert on outlines for each row execute function admit_outline();
--> statement-breakpoint

create function hold_for_outline() returns trigger language plpgsql as $$
begin
  insert into credit_transactions
         (installer_id, entry_number, amount, transaction_type, cause_id, description, balance_after, created_at)
  select new.installer_id, 0, -new.price_credits, 'hold', new.id,
         'Held for an outline: ' || location || ', ' || outcode, 0, new.sent_at
    from leads where id = new.lead_id;
  return null;
end $$;
--> statement-breakpoint

create trigger outlines_hold after insert on outlines for each row execute function hold_for_outline();
--> statement-breakpoint

create function check_outline_change() returns trigger language plpgsql as $$
begin
  if new.status <> old.status and old.status <> 'waiting'
     or (new.id, new.lead_id, new.installer_id, new.from_pence, new.to_pence, new.size, new.included, new.needs_survey,
         new.earliest_start, new.sent_at, new.lapses_at, new.price_credits, new.gate_version, new.sent_by, new.api_key_id)
        is distinct from
        (old.id, old.lead_id, old.installer_id, old.from_pence, old.to_pence, old.size, old.included, old.needs_survey,
         old.earliest_start, old.sent_at, old.lapses_at, old.price_credits, old.gate_version, old.sent_by, old.api_key_id)
     or new.text is not null and new.text is distinct from old.text
     or new.equipment is not null and new.equipment is distinct from old.equipment
     or old.decision is not null and new.decision is distinct from old.decision then
    raise exception 'an outline does not go from % to %', old.status, new.status
      using errcode = 'FW000', constraint = 'outlines_move';
  end if;
  return new;
end $$;
--> statement-breakpoint

create trigger outlines_change before update on outlines for each row execute function check_outline_change();
--> statement-breakpoint

create trigger outlines_no_delete before delete on outlines for each row execute function refuse_change();
--> statement-breakpoint

create trigger outlines_no_truncate before truncate on outlines for each statement execute function refuse_change();
--> statement-breakpoint

create function check_outline_message() returns trigger language plpgsql as $$
begin
  if new.text is not null
     or (new.id, new.outline_id, new.sender, new.sent_at) is distinct from (old.id, old.outline_id, old.sender, old.sent_at) then
    raise exception '% is append-only', tg_table_name using errcode = 'FW000', constraint = 'append_only';
  end if;
  return new;
end $$;
--> statement-breakpoint

create trigger outline_messages_stay before update on outline_messages
  for each row execute function check_outline_message();
--> statement-breakpoint

create trigger outline_messages_no_delete before delete on outline_messages
  for each row execute function refuse_change();
--> statement-breakpoint

create trigger outline_messages_no_truncate before truncate on outline_messages
  for each statement execute function refuse_change();
--> statement-breakpoint

-- Any end of an outline returns its credits; a picked one becomes a purchase at once, with the same id. The company
-- is told unless it ended the outline itself.
create function close_outline() returns trigger language plpgsql as $$
declare
  lead record;
  spend bigint;
begin
  if new.status = 'picked' then
    -- The last place ends all other waiting outlines, so lock all their companies, in one order.
    perform id from profiles
      where id = new.installer_id
         or id in (select installer_id from outlines where lead_id = new.lead_id and status = 'waiting')
      order by id for no key update;
  end if;
  update leads
     set outlines_waiting = outlines_waiting - 1,
         places_taken = places_taken + case new.status when 'picked' then 1 else 0 end,
         status = case when new.status = 'picked' and places_taken + 1 = max_purchases then 'sold' else status end
   where id = new.lead_id
  returning location, outcode into lead;
  insert into credit_transactions
         (installer_id, entry_number, amount, transaction_type, cause_id, description, balance_after, created_at)
  values (new.installer_id, 0, new.price_credits, 'release', new.id,
          'Back from an outline: ' || lead.location || ', ' || lead.outcode, 0, new.status_changed_at);
  if new.status = 'picked' then
    insert into credit_transactions
           (installer_id, entry_number, amount, transaction_type, cause_id, description, balance_after, created_at)
    values (new.installer_id, 0, -new.price_credits, 'spend', new.id,
            'Picked by the customer: ' || lead.location || ', ' || lead.outcode, 0, new.status_changed_at)
    returning id into spend;
    insert into lead_purchases (id, lead_id, installer_id, price_credits, spend_id, purchased_at, bought_by, api_key_id)
    values (new.id, new.lead_id, new.installer_id, new.price_credits, spend, new.status_changed_at, new.sent_by,
            new.api_key_id);
    insert into jobs (kind, lane, payload, created_at, run_at)
    select 'send-mail', 'mail', jsonb_build_object('mail', mail, 'purchaseId', new.id),
           new.status_changed_at, new.status_changed_at
      from (values ('outline-picked'), ('lead-bought-customer')) as both_sides(mail);
  elsif new.status <> 'withdrawn' then
    insert into jobs (kind, lane, payload, created_at, run_at)
    values ('send-mail', 'mail', jsonb_build_object('mail', 'outline-ended', 'leadId', new.lead_id,
                                                   'installerId', new.installer_id, 'outlineId', new.id),
            new.status_changed_at, new.status_changed_at);
  end if;
  insert into jobs (kind, lane, payload, created_at, run_at)
  values ('announce', 'rest',
          case new.status when 'picked' then jsonb_build_object('event', 'outline.picked', 'purchaseId', new.id)
                          else jsonb_build_object('event', 'outline.ended', 'outlineId', new.id,
                                                  'installerId', new.installer_id) end,
          new.status_changed_at, new.status_changed_at);
  return null;
end $$;
--> statement-breakpoint

create trigger outlines_close after update of status on outlines
  for each row when (old.status = 'waiting' and new.status <> 'waiting') execute function close_outline();
--> statement-breakpoint

-- Ends waiting outlines when the lead takes nobody any more or the project is decided or over. Companies are locked
-- in one order, because two leads can end at once.
create function end_outlines(lead uuid, moment timestamptz) returns void language plpgsql as $$
begin
  perform id from profiles
    where id in (select installer_id from outlines where lead_id = lead and status = 'waiting')
    order by id for no key update;
  update outlines set status = 'ended', status_changed_at = moment where lead_id = lead and status = 'waiting';
end $$;
--> statement-breakpoint

create function end_outlines_of_lead() returns trigger language plpgsql as $$
begin
  perform end_outlines(new.id, coalesce(
    new.closed_at, (select max(status_changed_at) from outlines where lead_id = new.id)));
  return null;
end $$;
--> statement-breakpoint

create trigger leads_end_outlines after update of status on leads
  for each row when (new.status in ('sold', 'withdrawn') and new.outlines_waiting > 0)
  execute function end_outlines_of_lead();
--> statement-breakpoint

create function end_outlines_of_project() returns trigger language plpgsql as $$
begin
  perform end_outlines(new.lead_id, new.status_changed_at);
  return null;
end $$;
--> statement-breakpoint

create trigger projects_end_outlines after update of status on projects
  for each row when (old.status = 'open' and new.status <> 'open') execute function end_outlines_of_project();
--> statement-breakpoint

-- A company that we let buy no longer cannot be picked. Suspending one, or holding its buying, locks the leads of its
-- outlines first.
create function end_outlines_of_company() returns trigger language plpgsql as $$
begin
  update outlines
     set status = 'ended',
         status_changed_at = case when new.status = 'approved' then new.buying_held_at
                                  else coalesce(new.status_changed_at, now()) end
   where installer_id = new.id and status = 'waiting';
  return null;
end $$;
--> statement-breakpoint

create trigger profiles_end_outlines after update of status, buying_held_at on profiles
  for each row when (old.status = 'approved' and new.status <> 'approved'
                     or old.buying_held_at is null and new.buying_held_at is not null)
  execute function end_outlines_of_company();
--> statement-breakpoint

create function refuse_other_sharing() returns trigger language plpgsql as $$
begin
  raise exception 'how the customer is reached stays as it was confirmed'
    using errcode = 'FW000', constraint = 'leads_sharing_stays';
end $$;
--> statement-breakpoint

create trigger leads_sharing_stays before update of sharing on leads
  for each row when (old.available_at is not null and new.sharing <> old.sharing)
  execute function refuse_other_sharing();
--> statement-breakpoint

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
--> statement-breakpoint

create trigger company_names_append_only before update on company_names
  for each row execute function refuse_rewriting();
--> statement-breakpoint

create trigger company_names_no_delete before delete on company_names
  for each row execute function refuse_change();
--> statement-breakpoint

create trigger company_names_no_truncate before truncate on company_names
  for each statement execute function refuse_change();
--> statement-breakpoint

create trigger company_slugs_append_only before update or delete on company_slugs
  for each row execute function refuse_change();
--> statement-breakpoint

create trigger company_slugs_no_truncate before truncate on company_slugs
  for each statement execute function refuse_change();
--> statement-breakpoint

create trigger register_lookups_append_only before update on register_lookups
  for each row execute function refuse_rewriting();
--> statement-breakpoint

create trigger register_lookups_no_delete before delete on register_lookups
  for each row execute function refuse_change();
--> statement-breakpoint

create trigger register_lookups_no_truncate before truncate on register_lookups
  for each statement execute function refuse_change();
--> statement-breakpoint

create trigger passport_notices_append_only before update or delete on passport_notices
  for each row execute function refuse_change();
--> statement-breakpoint

create trigger passport_notices_no_truncate before truncate on passport_notices
  for each statement execute function refuse_change();
--> statement-breakpoint

create trigger vetting_checks_append_only before update on vetting_checks
  for each row execute function refuse_rewriting('evidence');
--> statement-breakpoint

create trigger vetting_checks_no_delete before delete on vetting_checks
  for each row execute function refuse_change();
--> statement-breakpoint

create trigger vetting_checks_no_truncate before truncate on vetting_checks
  for each statement execute function refuse_change();
--> statement-breakpoint

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
--> statement-breakpoint

create trigger contract_checks_append_only before update on contract_checks
  for each row execute function check_contract_check();
--> statement-breakpoint

create trigger contract_checks_no_delete before delete on contract_checks
  for each row execute function refuse_change();
--> statement-breakpoint

create trigger contract_checks_no_truncate before truncate on contract_checks
  for each statement execute function refuse_change();
--> statement-breakpoint

-- Receipts and credit notes are numbered without gaps, from one row each, which is locked while the next number is
-- taken.
insert into receipt_numbers (id, last) values (1, 0) on conflict do nothing;
--> statement-breakpoint

insert into credit_note_numbers (id, last) values (1, 0) on conflict do nothing;
--> statement-breakpoint

-- A payment's terms never change, and paid stays paid.
create trigger payments_terms_stay before update of id, installer_id, pack, credits, amount_pence, created_at
  on payments for each row execute function refuse_change();
--> statement-breakpoint

create trigger payments_stay_paid before update on payments
  for each row when (old.status = 'paid' and (new.status <> 'paid' or new.receipt_number <> old.receipt_number
    or new.paid_at <> old.paid_at or new.refunded_pence < old.refunded_pence))
  execute function refuse_change();
--> statement-breakpoint

-- Money that arrived doesn't expire, what a bank took stays taken, and a receipt keeps its seller.
create trigger payments_mismatched_stay before update of status on payments
  for each row when (old.status = 'mismatched' and new.status not in ('mismatched', 'paid'))
  execute function refuse_change();
--> statement-breakpoint

create trigger payments_lost_stay before update of lost_pence on payments
  for each row when (new.lost_pence < old.lost_pence) execute function refuse_change();
--> statement-breakpoint

create trigger payments_receipt_stays before update of receipt_seller, receipt_vat_number on payments
  for each row when (old.receipt_seller is not null and (new.receipt_seller is distinct from old.receipt_seller
    or new.receipt_vat_number is distinct from old.receipt_vat_number))
  execute function refuse_change();
--> statement-breakpoint

create trigger payments_no_delete before delete on payments
  for each row execute function refuse_change();
--> statement-breakpoint

create trigger payments_no_truncate before truncate on payments
  for each statement execute function refuse_change();
--> statement-breakpoint

-- Any event of money going back awaits an administrator.
create function note_reversal() returns trigger language plpgsql as $$
begin
  new.reversal_open := true;
  return new;
end $$;
--> statement-breakpoint

create trigger payments_note_reversal before update of refunded_pence, pending_refund_pence, lost_pence, dispute_status,
    dispute_id on payments
  for each row when ((new.refunded_pence, new.pending_refund_pence, new.lost_pence, new.dispute_status, new.dispute_id)
    is distinct from (old.refunded_pence, old.pending_refund_pence, old.lost_pence, old.dispute_status, old.dispute_id))
  execute function note_reversal();
--> statement-breakpoint

-- The total of a company's open disputes: buying pauses until it is covered.
create function add_up_disputes() returns trigger language plpgsql as $$
begin
  update profiles set disputed_credits = disputed_credits + new.disputed_credits - old.disputed_credits
   where id = new.installer_id;
  return null;
end $$;
--> statement-breakpoint

create trigger payments_add_up_disputes after update of disputed_credits on payments
  for each row when (new.disputed_credits <> old.disputed_credits) execute function add_up_disputes();
--> statement-breakpoint

create trigger payments_start_undisputed before insert on payments
  for each row when (new.disputed_credits <> 0) execute function refuse_balance_change();
--> statement-breakpoint

create trigger payment_reversals_append_only before update or delete on payment_reversals
  for each row execute function refuse_change();
--> statement-breakpoint

create trigger payment_reversals_no_truncate before truncate on payment_reversals
  for each statement execute function refuse_change();
--> statement-breakpoint

create trigger payment_mismatches_decided_once before update on payment_mismatches
  for each row when (old.outcome is not null) execute function refuse_change();
--> statement-breakpoint

create trigger payment_mismatches_facts_stay before update of id, payment_id, reasons, session_id, payment_intent_id,
    amount_pence, currency, event_id, received_at
  on payment_mismatches for each row execute function refuse_change();
--> statement-breakpoint

create trigger payment_mismatches_no_delete before delete on payment_mismatches
  for each row execute function refuse_change();
--> statement-breakpoint

create trigger payment_mismatches_no_truncate before truncate on payment_mismatches
  for each statement execute function refuse_change();
--> statement-breakpoint

-- The facts of a refund never change, and failed or declined is final.
create trigger card_refunds_facts_stay before update of id, payment_id, credits, amount_pence, reason, asked_at, asked_by,
    needs_approval
  on card_refunds for each row execute function refuse_change();
--> statement-breakpoint

create trigger card_refunds_ended_stay before update on card_refunds
  for each row when (old.state in ('failed', 'declined')) execute function refuse_change();
--> statement-breakpoint

create trigger card_refunds_no_delete before delete on card_refunds
  for each row execute function refuse_change();
--> statement-breakpoint

create trigger card_refunds_no_truncate before truncate on card_refunds
  for each statement execute function refuse_change();
--> statement-breakpoint

create trigger credit_notes_append_only before update or delete on credit_notes
  for each row execute function refuse_change();
--> statement-breakpoint

create trigger credit_notes_no_truncate before truncate on credit_notes
  for each statement execute function refuse_change();
--> statement-breakpoint

-- A photo is added or removed, never changed.
create trigger photos_stay before update on photos for each row execute function refuse_change();
--> statement-breakpoint

create trigger photos_no_truncate before truncate on photos for each statement execute function refuse_change();
--> statement-breakpoint

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
--> statement-breakpoint

create trigger photos_keep after insert or delete on photos for each row execute function keep_photos();
--> statement-breakpoint

-- A lead's first sale opens its customer's project. By statement for new leads, because thousands can come at once.
create function open_projects() returns trigger language plpgsql as $$
begin
  with opened as (
    insert into projects (lead_id, opened_at, status_changed_at, last_act_at)
    select id, available_at, available_at, available_at from new_leads where available_at is not null
    on conflict do nothing
    returning lead_id, opened_at
  )
  insert into project_events (lead_id, kind, actor, at) select lead_id, 'opened', 'customer', opened_at from opened;
  return null;
end $$;
--> statement-breakpoint

create trigger leads_open_projects after insert on leads referencing new table as new_leads
  for each statement execute function open_projects();
--> statement-breakpoint

create function open_project() returns trigger language plpgsql as $$
begin
  with opened as (
    insert into projects (lead_id, opened_at, status_changed_at, last_act_at)
    values (new.id, new.available_at, new.available_at, new.available_at)
    on conflict do nothing
    returning lead_id, opened_at
  )
  insert into project_events (lead_id, kind, actor, at) select lead_id, 'opened', 'customer', opened_at from opened;
  return null;
end $$;
--> statement-breakpoint

create trigger leads_open_project after update of available_at on leads
  for each row when (old.available_at is null and new.available_at is not null) execute function open_project();
--> statement-breakpoint

create function check_project_move() returns trigger language plpgsql as $$
begin
  if not (case new.status when 'stopped' then old.status <> 'erased'
                          when 'erased' then true
                          when 'chosen' then old.status = 'open'
                          when 'done' then old.status = 'chosen'
                          when 'open' then old.status = 'chosen'
                          when 'closed' then old.status in ('open', 'chosen') end) then
    raise exception 'a project does not go from % to %', old.status, new.status
      using errcode = 'FW000', constraint = 'projects_move';
  end if;
  return new;
end $$;
--> statement-breakpoint

create trigger projects_move before update of status on projects
  for each row when (old.status <> new.status) execute function check_project_move();
--> statement-breakpoint

-- Events of a project are added, never changed or deleted.
create trigger project_events_append_only before update on project_events
  for each row execute function refuse_change();
--> statement-breakpoint

create trigger project_events_no_delete before delete on project_events
  for each row execute function refuse_change();
--> statement-breakpoint

create trigger project_events_no_truncate before truncate on project_events
  for each statement execute function refuse_change();
--> statement-breakpoint

-- May this purchase happen? Asked in this order; each answer has a name (db/violation.ts).
-- 1. The lead is for sale, has a place, and the company may buy such work now: the statement in
--    domain/purchases/purchase-lead.sql.ts takes the place, and with it the lead's row.
-- 2. The company is approved and owes nothing: require_spender, called by the ledger, which takes the company's row.
-- 3. It has the credits: profiles_credits_not_negative.
-- 4. It hasn't bought this customer lately: is_first_sale.
-- 5. Nothing behind 1 has changed since it was read, and no limit of its own is reached: require_open_gate.
-- 6. It hasn't bought this lead: lead_purchases_once.
-- An outline is asked the same when it is sent (outlines.sql), because being picked makes it a purchase.

-- Reads nothing: it adds next to nothing to a purchase, and thirty at once are judged one after another.
create function require_spender(status text, credits integer, held integer, disputed integer) returns void
language plpgsql as $$
begin
  if status is distinct from 'approved' then
    raise exception 'this installer may not spend credits' using errcode = 'FW000', constraint = 'not_approved';
  end if;
  if credits + held < disputed then
    raise exception 'what a dispute asks back is not covered' using errcode = 'FW000', constraint = 'payment_disputed';
  end if;
end $$;
--> statement-breakpoint

-- Takes the ledger row that paid for it, so that the company's row is already locked and all its earlier purchases
-- are visible. A refunded one doesn't count.
create function is_first_sale(spend bigint, lead uuid, company text, since timestamptz, service text, mailbox text,
                              phone text) returns boolean
language plpgsql as $$
begin
  if exists (
    select from leads other
      join lead_purchases earlier on earlier.lead_id = other.id and earlier.installer_id = company
     where other.customer_mailbox = mailbox and other.service_type = service
       and other.id <> lead and earlier.purchased_at > since
       and not exists (select from credit_transactions
                        where cause_id = earlier.id and transaction_type = 'refund')
  ) or (not is_for_drama(phone) and exists (
    select from leads other
      join lead_purchases earlier on earlier.lead_id = other.id and earlier.installer_id = company
     where other.customer_phone = phone and other.service_type = service
       and other.id <> lead and earlier.purchased_at > since
       and not exists (select from credit_transactions
                        where cause_id = earlier.id and transaction_type = 'refund')
  )) then
    raise exception 'this company has bought the same customer and service lately'
      using errcode = 'FW000', constraint = 'duplicate_lead';
  end if;
  return true;
end $$;
--> statement-breakpoint

-- The company's row is already locked, so the version of the gate read before can be compared with the current one.
create function require_open_gate(company text, version integer, person text, used_key uuid, moment timestamptz,
                                  price integer) returns void
language plpgsql as $$
declare
  holder record;
  reached record;
begin
  select gate_version, is_capped into holder from profiles where id = company;
  if version <> holder.gate_version then
    raise exception 'what this company may buy has changed' using errcode = 'FW000', constraint = 'gate_changed';
  end if;
  if holder.is_capped then
    select * into reached from reached_purchase_cap(company, person, used_key, moment, price);
    if found then
      raise exception 'a limit on buying is reached' using errcode = 'FW000', constraint = 'cap_reached',
        detail = format('%s %s %s', reached.holder_kind, reached.per, reached.most);
    end if;
  end if;
end $$;
--> statement-breakpoint

create function check_purchase_gate() returns trigger language plpgsql as $$
declare
  is_picked boolean;
begin
  -- Browsers and programs choose the ids of purchases and outlines, and an outline becomes a purchase with its own
  -- id. The two share an id only if the outline was picked; whether it may be bought was checked when it was sent.
  perform pg_advisory_xact_lock(hashtextextended(new.id::text, 0));
  select status = 'picked' and lead_id = new.lead_id and installer_id = new.installer_id into is_picked
    from outlines where id = new.id;
  if not is_picked then
    raise exception 'an outline has this id' using errcode = 'FW000', constraint = 'purchases_outline_id';
  end if;
  if is_picked is null then
    perform require_open_gate(
      new.installer_id, new.gate_version, new.bought_by, new.api_key_id, new.purchased_at, new.price_credits);
  end if;
  return new;
end $$;
--> statement-breakpoint

create trigger lead_purchases_gate before insert on lead_purchases
  for each row execute function check_purchase_gate();
--> statement-breakpoint

-- The first limit that one more purchase now would break, if any (decision 24). Days, weeks from Monday and months
-- are London's. A waiting outline counts as bought on the day it was sent; a refunded purchase doesn't count towards
-- a month's credits.
create function reached_purchase_cap(company text, person text, used_key uuid, moment timestamptz, price integer)
returns table (holder_kind text, per text, most integer) language plpgsql as $$
declare
  london timestamp := moment at time zone 'Europe/London';
begin
  return query
  with span as (
    select unit, date_trunc(unit, london) at time zone 'Europe/London' as begins,
           (date_trunc(unit, london) + ('1 ' || unit)::interval) at time zone 'Europe/London' as ends
      from unnest(array['day', 'week', 'month']) as unit
  ), cap as (
    select c.holder_kind as kind, c.holder, one.unit, one.highest
      from purchase_caps c, lateral (values
        ('day', c.leads_a_day), ('week', c.leads_a_week), ('month', c.credits_a_month)) as one(unit, highest)
     where c.installer_id = company and one.highest is not null
       and (c.holder_kind = 'company' or (c.holder_kind = 'person' and c.holder = person)
         or (c.holder_kind = 'key' and c.holder = used_key::text))
  )
  select cap.kind, cap.unit, cap.highest
    from cap join span on span.unit = cap.unit, lateral (
      select count(*) as leads, coalesce(sum(p.price_credits), 0) as credits
        from (
          select id, bought_by, api_key_id, price_credits, purchased_at as since from lead_purchases
           where installer_id = company and purchased_at >= span.begins and purchased_at < span.ends
          union all
          select id, sent_by, api_key_id, price_credits, sent_at from outlines
           where installer_id = company and status = 'waiting' and sent_at >= span.begins and sent_at < span.ends
        ) p
       where (cap.kind = 'company' or (cap.kind = 'person' and coalesce(p.bought_by, company) = cap.holder)
           or (cap.kind = 'key' and p.api_key_id::text = cap.holder))
         and (cap.unit <> 'month' or not exists (
           select from credit_transactions t where t.cause_id = p.id and t.transaction_type = 'refund'))
    ) as bought
   where case cap.unit when 'month' then bought.credits + price else bought.leads + 1 end > cap.highest
   order by cap.kind, span.ends
   limit 1;
end $$;
--> statement-breakpoint

create function note_purchase_caps() returns trigger language plpgsql as $$
declare
  company text := coalesce(new.installer_id, old.installer_id);
begin
  update profiles set is_capped = exists (select from purchase_caps where installer_id = company) where id = company;
  return null;
end $$;
--> statement-breakpoint

create trigger purchase_caps_noted after insert or update or delete on purchase_caps
  for each row execute function note_purchase_caps();
--> statement-breakpoint

-- The gate is what a company may buy now (decision 22). Any change to the facts behind it increments its version,
-- including orders to stop (stops.sql).
create function note_gate_change() returns trigger language plpgsql as $$
begin
  update profiles set gate_version = gate_version + 1 where id = coalesce(new.installer_id, old.installer_id);
  return null;
end $$;
--> statement-breakpoint

create trigger vetting_checks_move_gate after insert or delete or update of technology, "check", outcome, expires_on
  on vetting_checks for each row execute function note_gate_change();
--> statement-breakpoint

create trigger vetting_exceptions_move_gate after insert or update or delete on vetting_exceptions
  for each row execute function note_gate_change();
--> statement-breakpoint

create trigger installer_documents_move_gate after insert or delete or update of kind, expires_on, removed_at
  on installer_documents for each row execute function note_gate_change();
--> statement-breakpoint

-- Whoever leaves or changes role while buying is asked again.
create trigger company_members_move_gate after update of role, ended_at on company_members
  for each row execute function note_gate_change();
--> statement-breakpoint

create trigger purchase_pauses_move_gate after insert or update or delete on purchase_pauses
  for each row execute function note_gate_change();
--> statement-breakpoint

-- Approval starts the time in which a company has to prove what it can do.
create function begin_grace() returns trigger language plpgsql as $$
begin
  new.grace_from := (now() at time zone 'Europe/London')::date;
  return new;
end $$;
--> statement-breakpoint

create trigger profiles_begin_grace before insert or update of status on profiles
  for each row when (new.status = 'approved' and new.grace_from is null) execute function begin_grace();
--> statement-breakpoint

-- The terms of a purchase never change.
create trigger lead_purchases_terms_stay before update of id, lead_id, installer_id, price_credits, spend_id, purchased_at
  on lead_purchases for each row execute function refuse_change();
--> statement-breakpoint

create trigger lead_purchases_buyer_stays before update of bought_by, api_key_id on lead_purchases
  for each row execute function refuse_change();
--> statement-breakpoint

create trigger lead_purchases_no_delete before delete on lead_purchases
  for each row execute function refuse_change();
--> statement-breakpoint

create trigger lead_purchases_no_truncate before truncate on lead_purchases
  for each statement execute function refuse_change();
--> statement-breakpoint

-- An end is final, and a place is freed once.
create function check_purchase_end() returns trigger language plpgsql as $$
begin
  if old.ended_at is not null and (new.ended_at, new.ended_reason) is distinct from (old.ended_at, old.ended_reason)
     or old.place_freed_at is not null and new.place_freed_at is distinct from old.place_freed_at then
    raise exception 'an ended purchase stays ended' using errcode = 'FW000', constraint = 'purchases_end';
  end if;
  return new;
end $$;
--> statement-breakpoint

create trigger lead_purchases_end_stays before update of ended_at, ended_reason, place_freed_at on lead_purchases
  for each row execute function check_purchase_end();
--> statement-breakpoint

-- A freed place is for sale again.
create function free_place() returns trigger language plpgsql as $$
begin
  update leads set places_taken = places_taken - 1,
                   status = case when status = 'sold' then 'available' else status end
   where id = new.lead_id;
  return null;
end $$;
--> statement-breakpoint

create trigger lead_purchases_free_place after update of place_freed_at on lead_purchases
  for each row when (old.place_freed_at is null and new.place_freed_at is not null) execute function free_place();
--> statement-breakpoint

create trigger purchase_notes_stay before update on purchase_notes for each row execute function refuse_change();
--> statement-breakpoint

-- The product's time, to the millisecond: in the demonstration its clock is ahead.
create function product_time() returns timestamptz language sql as $$
  select date_trunc('milliseconds', clock_timestamp())
         + coalesce((select hours_ahead from demo_clock), 0) * interval '1 hour'
$$;
--> statement-breakpoint

-- Programs ask what has changed since a time, so every change of what they are shown is noted here, whoever makes it.
create function note_purchase_change() returns trigger language plpgsql as $$
begin
  new.changed_at := product_time();
  return new;
end $$;
--> statement-breakpoint

create trigger lead_purchases_changed before update on lead_purchases
  for each row when (old.* is distinct from new.*) execute function note_purchase_change();
--> statement-breakpoint

create function note_shown_change() returns trigger language plpgsql as $$
begin
  new.shown_changed_at := product_time();
  return new;
end $$;
--> statement-breakpoint

create trigger leads_shown_changed before update of customer_name, customer_email, customer_phone, postcode, outcode,
    location, service_type, property_type, timeframe, description, budget_range, urgency, contact_way, contact_times,
    brief, photos, plan, anonymised_at on leads
  for each row execute function note_shown_change();
--> statement-breakpoint

create function note_next_act_change() returns trigger language plpgsql as $$
begin
  update lead_purchases set changed_at = product_time() where id = coalesce(new.purchase_id, old.purchase_id);
  return null;
end $$;
--> statement-breakpoint

create trigger next_acts_changed after insert or delete or update of what, due_at, user_id on next_acts
  for each row execute function note_next_act_change();
--> statement-breakpoint

-- Whoever moves a stage or assigns a lead, in whichever way, tells the company's programs that want to hear of it.
create function announce_purchase_change() returns trigger language plpgsql as $$
declare
  moment timestamptz := product_time();
begin
  insert into jobs (kind, lane, payload, created_at, run_at)
  select 'announce', 'rest',
         jsonb_build_object('event', news.event, 'purchaseId', new.id, 'occasion', gen_random_uuid()), moment, moment
    from (values ('purchase.stage_changed', new.stage is distinct from old.stage),
                 ('purchase.assigned', new.assigned_to is distinct from old.assigned_to)) as news(event, happened)
   where news.happened and exists (
     select from webhook_endpoints
      where installer_id = new.installer_id and removed_at is null and news.event = any (events));
  return null;
end $$;
--> statement-breakpoint

create trigger lead_purchases_announced after update of stage, assigned_to on lead_purchases
  for each row when (old.stage is distinct from new.stage or old.assigned_to is distinct from new.assigned_to)
  execute function announce_purchase_change();
--> statement-breakpoint

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
--> statement-breakpoint

create trigger quotes_change before update on quotes for each row execute function check_quote_change();
--> statement-breakpoint

create function check_new_quote() returns trigger language plpgsql as $$
begin
  if new.status not in ('draft', 'sent') or new.status = 'sent' and (new.content is null or new.checks is null) then
    raise exception 'a quote begins as a draft or whole' using errcode = 'FW000', constraint = 'quotes_change';
  end if;
  return new;
end $$;
--> statement-breakpoint

create trigger quotes_begin before insert on quotes for each row execute function check_new_quote();
--> statement-breakpoint

create trigger quotes_no_delete before delete on quotes
  for each row when (old.status <> 'draft') execute function refuse_change();
--> statement-breakpoint

create trigger quotes_no_truncate before truncate on quotes for each statement execute function refuse_change();
--> statement-breakpoint

-- When a purchase ends, so do its open quotes.
create function end_quotes() returns trigger language plpgsql as $$
begin
  update quotes set status = 'ended', status_changed_at = new.ended_at
   where purchase_id = new.id and status = 'sent';
  return null;
end $$;
--> statement-breakpoint

create trigger lead_purchases_end_quotes after update of ended_at on lead_purchases
  for each row when (old.ended_at is null and new.ended_at is not null) execute function end_quotes();
--> statement-breakpoint

-- What two administrators agreed on does not change, and what has ended stays so.
create trigger recoveries_facts_stay before update of id, kind, installer_id, user_id, asked_at, asked_by
  on recoveries for each row execute function refuse_change();
--> statement-breakpoint

create trigger recoveries_ended_stay before update of state on recoveries
  for each row when (old.ended_at is not null) execute function refuse_change();
--> statement-breakpoint

-- Reviews, their versions and acts only grow. Words, names and addresses of people can be taken away, nothing else.
create function check_review() returns trigger language plpgsql as $$
begin
  if not exists (select from lead_purchases where id = new.purchase_id
                    and (lead_id, installer_id) = (new.lead_id, new.installer_id))
     or not exists (select from reviews where id = new.first_of_customer and installer_id = new.installer_id
                       and first_of_customer = id) and new.first_of_customer <> new.id then
    raise exception 'a review is of a purchase and its company'
      using errcode = 'FW000', constraint = 'reviews_change';
  end if;
  return new;
end $$;
--> statement-breakpoint

create trigger reviews_begin before insert on reviews for each row execute function check_review();
--> statement-breakpoint

create trigger reviews_append_only before update or delete on reviews
  for each row execute function refuse_change();
--> statement-breakpoint

create trigger reviews_no_truncate before truncate on reviews for each statement execute function refuse_change();
--> statement-breakpoint

create function check_review_text() returns trigger language plpgsql as $$
begin
  if exists (select from jsonb_each(to_jsonb(old)) o join jsonb_each(to_jsonb(new)) n using (key)
              where o.value is distinct from n.value
                and not (o.key = any (tg_argv) and n.value = 'null'::jsonb)) then
    raise exception '% is append-only', tg_table_name using errcode = 'FW000', constraint = 'append_only';
  end if;
  return new;
end $$;
--> statement-breakpoint

create trigger review_versions_append_only before update on review_versions
  for each row execute function check_review_text('words', 'first_name');
--> statement-breakpoint

create trigger review_versions_no_delete before delete on review_versions
  for each row execute function refuse_change();
--> statement-breakpoint

create trigger review_versions_no_truncate before truncate on review_versions
  for each statement execute function refuse_change();
--> statement-breakpoint

create trigger review_acts_append_only before update on review_acts
  for each row execute function check_review_text('words', 'name', 'email', 'quoted', 'actor_id');
--> statement-breakpoint

create trigger review_acts_no_delete before delete on review_acts
  for each row execute function refuse_change();
--> statement-breakpoint

create trigger review_acts_no_truncate before truncate on review_acts
  for each statement execute function refuse_change();
--> statement-breakpoint

-- Of a reply only its text changes.
create function check_review_reply() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (new.review_id, new.lead_id, new.installer_id, new.replied_at)
                            is distinct from (old.review_id, old.lead_id, old.installer_id, old.replied_at)
     or not exists (select from reviews where id = new.review_id and installer_id = new.installer_id) then
    raise exception 'a reply is of the company under review' using errcode = 'FW000', constraint = 'reviews_change';
  end if;
  return new;
end $$;
--> statement-breakpoint

create trigger review_replies_change before insert or update on review_replies
  for each row execute function check_review_reply();
--> statement-breakpoint

create trigger review_replies_no_delete before delete on review_replies
  for each row execute function refuse_change();
--> statement-breakpoint

create trigger review_replies_no_truncate before truncate on review_replies
  for each statement execute function refuse_change();
--> statement-breakpoint

-- What the last act that moves a review made of it: published, held, removed or withdrawn; null before the first.
create function review_state(review uuid) returns text language sql stable as $$
  select kind from review_acts
   where review_id = review and kind in ('published', 'held', 'removed', 'withdrawn')
   order by id desc limit 1
$$;
--> statement-breakpoint

-- A withdrawn review stays withdrawn, a removed one comes back by a person alone, and what somebody paid for is never
-- shown.
create function check_review_move() returns trigger language plpgsql as $$
declare
  state text;
begin
  perform from reviews where id = new.review_id for update;
  state := review_state(new.review_id);
  if state = 'withdrawn'
     or new.kind = 'removed' and state = 'removed'
     or new.kind = 'held' and state = 'removed'
     or new.kind = 'published'
        and (state = 'published' or state = 'removed' and new.actor_id is null
             or exists (select from review_acts
                         where review_id = new.review_id and kind = 'held' and reason = 'offered')) then
    raise exception 'a review does not go from % to %', state, new.kind
      using errcode = 'FW000', constraint = 'reviews_move';
  end if;
  return new;
end $$;
--> statement-breakpoint

create trigger review_acts_move before insert on review_acts
  for each row when (new.kind in ('published', 'held', 'removed', 'withdrawn')) execute function check_review_move();
--> statement-breakpoint

-- A review is removed by a person of the desk who says why, and is disputed, reported or decided about while it is
-- public. A notice that it is unlawful is whole: who says so, which words, and why. Whatever decides or answers is about
-- an act of the same review.
create function check_review_act() returns trigger language plpgsql as $$
declare
  state text;
begin
  perform from reviews where id = new.review_id for update;
  state := review_state(new.review_id);
  if new.kind = 'removed'
     and (nullif(new.words, '') is null or not exists (select from admin_roles where user_id = new.actor_id))
     or new.kind in ('disputed', 'reported') and (state is distinct from 'published' or nullif(new.words, '') is null)
     or new.kind = 'reported' and new.reason = 'unlawful'
        and num_nulls(nullif(new.name, ''), nullif(new.email, ''), nullif(new.quoted, '')) > 0
     or new.kind in ('dispute_decided', 'report_decided')
        and (nullif(new.words, '') is null or not exists (select from admin_roles where user_id = new.actor_id))
     or new.kind in ('dispute_decided', 'report_decided', 'author_asked', 'author_answered')
        and not exists (select from review_acts
                         where id = new.about and review_id = new.review_id
                           and kind = any (case new.kind
                                             when 'dispute_decided' then '{disputed}'
                                             when 'report_decided' then '{reported}'
                                             else '{disputed,reported}' end::text[])) then
    raise exception 'a review has no % now', new.kind using errcode = 'FW000', constraint = 'reviews_act';
  end if;
  return new;
end $$;
--> statement-breakpoint

create trigger review_acts_begin before insert on review_acts
  for each row when (new.kind in ('removed', 'disputed', 'reported', 'dispute_decided', 'report_decided',
                                  'author_asked', 'author_answered')) execute function check_review_act();
--> statement-breakpoint

-- Since when the customer may review this purchase's company, at this moment; null while they may not. They chose it
-- once, whatever they did since, and the work is done, 60 days have passed since, or the company cannot do it: it has
-- withdrawn, is suspended or gone. Each of these opens the review for 12 months. The numbers are those of
-- config/limits/projects.ts.
create function review_open_since(purchase lead_purchases, moment timestamptz) returns timestamptz
language sql stable as $$
  with chosen as (
    select min(at) as at from project_events
     where lead_id = purchase.lead_id and purchase_id = purchase.id and kind = 'chosen'
  )
  select min(opening.at) from (
    select given_at as at from outcomes where purchase_id = purchase.id
    union all select chosen.at + interval '1440 hours' from chosen
    union all select event.at from chosen, project_events event
               where event.lead_id = purchase.lead_id and event.purchase_id = purchase.id
                 and event.kind = 'choice_left' and event.at >= chosen.at
    union all select greatest(chosen.at, purchase.ended_at) from chosen
               where chosen.at is not null and purchase.ended_reason = 'company_gone'
    union all select greatest(chosen.at, status_changed_at) from chosen, profiles
               where chosen.at is not null and profiles.id = purchase.installer_id and status = 'suspended'
  ) as opening
   where opening.at <= moment and opening.at + interval '12 months' > moment
$$;
--> statement-breakpoint

-- An appeal stays as it was made, but for words that go with the details of whoever asked.
create function check_appeal_change() returns trigger language plpgsql as $$
begin
  if (to_jsonb(new) - 'words') is distinct from (to_jsonb(old) - 'words') or new.words is not null then
    raise exception 'an appeal stays as it was made' using errcode = 'FW000', constraint = 'append_only';
  end if;
  return new;
end $$;
--> statement-breakpoint

create trigger appeals_change before update on appeals for each row execute function check_appeal_change();
--> statement-breakpoint

create trigger appeals_no_delete before delete on appeals for each row execute function refuse_change();
--> statement-breakpoint

create trigger appeals_no_truncate before truncate on appeals for each statement execute function refuse_change();
--> statement-breakpoint

create trigger appeal_decisions_append_only before update or delete on appeal_decisions
  for each row execute function refuse_change();
--> statement-breakpoint

create trigger appeal_decisions_no_truncate before truncate on appeal_decisions
  for each statement execute function refuse_change();
--> statement-breakpoint

create trigger appeal_files_stay before update on appeal_files for each row execute function refuse_change();
--> statement-breakpoint

-- Whether somebody other than this administrator may decide about such an appeal of a company: one with a role for
-- it (domain/roles.ts) who does not work there.
create function another_may_decide(kind text, but text, company text) returns boolean language sql stable as $$
  select exists (
    select from admin_roles held
     where held.user_id <> but
       and held.role in ('owner', case when kind in ('suspension', 'buying_held') then 'vetting' else 'support' end)
       and not exists (select from company_members member
                        where member.user_id = held.user_id and member.installer_id = company
                          and member.ended_at is null))
$$;
--> statement-breakpoint

-- The company that an appeal is about: the one that asks, or the one under the review.
create function company_of_appeal(appeal appeals) returns text language sql stable as $$
  select coalesce(appeal.installer_id, (
    select reviews.installer_id from review_acts join reviews on reviews.id = review_acts.review_id
     where review_acts.id = case when appeal.kind = 'review' and appeal.subject ~ '^[0-9]{1,18}$'
                                 then appeal.subject::bigint end))
$$;
--> statement-breakpoint

-- Whoever made the first decision doesn't make the second while another can; time decides only once it is over, and
-- never about suspensions or reviews.
create function check_appeal_decision() returns trigger language plpgsql as $$
declare
  appeal appeals;
begin
  select * into appeal from appeals where id = new.appeal_id;
  if new.decided_by is null and (new.decided_at < appeal.decide_by or appeal.kind in ('suspension', 'review')) then
    raise exception 'time has not decided about this appeal' using errcode = 'FW000', constraint = 'appeals_decide';
  end if;
  if new.decided_by = appeal.against and another_may_decide(appeal.kind, appeal.against, company_of_appeal(appeal)) then
    raise exception 'another administrator decides' using errcode = 'FW000', constraint = 'appeals_decide';
  end if;
  return new;
end $$;
--> statement-breakpoint

create trigger appeal_decisions_decide before insert on appeal_decisions
  for each row execute function check_appeal_decision();
--> statement-breakpoint

-- A hold is released once, and otherwise stays as it was said. Buying depends on it, so it counts as a change of the
-- gate.
create function check_hold_change() returns trigger language plpgsql as $$
begin
  if old.released_at is not null or new.released_at is null
     or (new.id, new.installer_id, new.reason, new.held_at, new.held_by)
        is distinct from (old.id, old.installer_id, old.reason, old.held_at, old.held_by) then
    raise exception 'a hold is released once' using errcode = 'FW000', constraint = 'append_only';
  end if;
  return new;
end $$;
--> statement-breakpoint

create trigger buying_holds_change before update on buying_holds for each row execute function check_hold_change();
--> statement-breakpoint

create trigger buying_holds_no_delete before delete on buying_holds for each row execute function refuse_change();
--> statement-breakpoint

create trigger buying_holds_no_truncate before truncate on buying_holds
  for each statement execute function refuse_change();
--> statement-breakpoint

create function note_hold() returns trigger language plpgsql as $$
begin
  update profiles set buying_held_at = case when new.released_at is null then new.held_at end,
         gate_version = gate_version + 1
   where id = new.installer_id;
  return null;
end $$;
--> statement-breakpoint

create trigger buying_holds_move_gate after insert or update on buying_holds
  for each row execute function note_hold();
--> statement-breakpoint

-- A company's statistics as its own purchases told them at a moment; a refunded purchase is left out. The numbers
-- are those of config/limits/statistics.ts.

-- Each contact about a purchase: whatever its customer can see or confirms. What the company marked counts, too,
-- unless the customer denies it. A logged attempt is none.
create function contacts_until(moment timestamptz) returns table (lead_id uuid, purchase_id uuid, at timestamptz)
language sql stable as $$
  select q.lead_id, q.purchase_id, q.sent_at from quotes q where q.status <> 'draft' and q.sent_at <= moment
  union all
  select m.lead_id, m.purchase_id, m.sent_at from messages m where m.sender = 'installer' and m.sent_at <= moment
  union all
  select a.lead_id, a.purchase_id, a.offered_at from appointments a where a.offered_at <= moment
  union all
  select s.lead_id, s.purchase_id, s.answered_at from silences s where s.answer = 'yes' and s.answered_at <= moment
  union all
  select p.lead_id, p.id, p.first_contact_at from lead_purchases p
   where p.first_contact_at <= moment
     and not exists (select from silences s where s.purchase_id = p.id and s.answer = 'no' and s.answered_at <= moment)
$$;
--> statement-breakpoint

create function was_refunded(purchase uuid, moment timestamptz) returns boolean language sql stable as $$
  select exists (select from credit_transactions
                  where cause_id = purchase and transaction_type = 'refund' and created_at <= moment)
$$;
--> statement-breakpoint

-- Each figure takes the last 90 days, or 365 where those hold fewer than ten purchases. The columns are in the order
-- of the table.
create function company_stats_at(company text, moment timestamptz) returns company_stats language sql stable as $$
  with bought as materialized (
    select purchase.id, purchase.purchased_at,
           floor(extract(epoch from (select min(at) from contacts_until(moment) as contact
                                      where contact.lead_id = purchase.lead_id and contact.purchase_id = purchase.id)
                                   - purchased_at) * 1000)::float8 as wait,
           exists (select from quotes
                    where purchase_id = purchase.id and status <> 'draft'
                      and sent_at <= least(moment, purchased_at + interval '336 hours')) as is_quoted,
           exists (select from quotes
                    where purchase_id = purchase.id and status = 'chosen'
                      and status_changed_at <= least(moment, purchased_at + interval '1440 hours')) as is_chosen
      from lead_purchases purchase
     where installer_id = company and not was_refunded(purchase.id, moment)
       and purchased_at > moment - interval '8760 hours' and purchased_at <= moment - interval '24 hours'
  ), span as (
    select * from (values (90), (365)) as span(days)
  ), contact as (
    select days, count(id)::int as of, (count(*) filter (where wait <= 86400000))::int as in_day,
           case when 2 * count(wait) > count(id) then
             percentile_cont(0.5) within group (order by coalesce(wait, 'infinity')) end as median
      from span left join bought on purchased_at > moment - days * interval '24 hours'
     group by days order by count(id) < 10, days * case when count(id) < 10 then -1 else 1 end limit 1
  ), quote as (
    select days, count(id)::int as of, (count(*) filter (where is_quoted))::int as had
      from span left join bought on purchased_at > moment - days * interval '24 hours'
                                and purchased_at <= moment - interval '336 hours'
     group by days order by count(id) < 10, days * case when count(id) < 10 then -1 else 1 end limit 1
  ), choice as (
    select days, count(id)::int as of, (count(*) filter (where is_chosen))::int as had
      from span left join bought on purchased_at > moment - days * interval '24 hours'
                                and purchased_at <= moment - interval '1440 hours'
     group by days order by count(id) < 10, days * case when count(id) < 10 then -1 else 1 end limit 1
  ), finished as (
    select count(*)::int as of, (count(*) filter (where price_kept))::int as price_kept,
           (count(*) filter (where on_time))::int as on_time
      from outcomes
     where installer_id = company and given_at <= moment - interval '720 hours' and not was_refunded(purchase_id, moment)
  ), reading as (
    select predicted_kind as kind, count(*)::int as of,
           round((percentile_cont(0.5) within group (
             order by 100.0 * reading_kwh * 365 / (reading_to - reading_from) / predicted_kwh))::numeric)::int as percent
      from outcomes
     where installer_id = company and read_at <= moment and predicted_kwh > 0 and not was_refunded(purchase_id, moment)
     group by predicted_kind
  )
  select company, moment,
         coalesce((select array_agg(floor(wait / 60000 + 0.5)::int order by purchased_at, id)
                     from bought where purchased_at > moment - interval '2160 hours'), '{}'),
         contact.days::smallint, contact.of, contact.in_day, floor(contact.median / 60000 + 0.5)::int,
         quote.days::smallint, quote.of, quote.had, choice.days::smallint, choice.of, choice.had,
         finished.of, finished.price_kept, finished.on_time,
         coalesce((select of from reading where kind = 'made'), 0), (select percent from reading where kind = 'made'),
         coalesce((select of from reading where kind = 'used'), 0), (select percent from reading where kind = 'used')
    from contact, quote, choice, finished
$$;
--> statement-breakpoint

-- Writes what a company's purchases say now.
create function count_company(company text, moment timestamptz) returns void language plpgsql as $$
begin
  -- One after the other, so that the later count is of the later rows, also after the clock was set back.
  perform pg_advisory_xact_lock(hashtextextended('count ' || company, 0));
  insert into company_stats select now.* from company_stats_at(company, moment) as now
  on conflict (installer_id) do update set
    (counted_at, recent_waits, contact_days, contact_of, contact_in_day, contact_median_minutes, quote_days, quote_of,
     quoted, chosen_days, chosen_of, chosen, finished, price_kept, on_time, made_of, made_percent, used_of,
     used_percent) =
    (excluded.counted_at, excluded.recent_waits, excluded.contact_days, excluded.contact_of, excluded.contact_in_day,
     excluded.contact_median_minutes, excluded.quote_days, excluded.quote_of, excluded.quoted, excluded.chosen_days,
     excluded.chosen_of, excluded.chosen, excluded.finished, excluded.price_kept, excluded.on_time, excluded.made_of,
     excluded.made_percent, excluded.used_of, excluded.used_percent);
end $$;
--> statement-breakpoint

-- Has a company counted after something about it changed: at once, or ten minutes after its last count. A count that
-- is about to run may not see this change yet, so one more follows it.
create function count_soon(company text, moment timestamptz) returns void language plpgsql as $$
declare
  pause interval := interval '10 minutes';
  waits_until timestamptz;
  is_under_way boolean;
begin
  select max(run_at) filter (where lease is null), coalesce(bool_or(lease is not null), false)
    into waits_until, is_under_way
    from jobs
   where kind = 'count-company' and done_at is null and failed_at is null and payload->>'installerId' = company;
  if waits_until > moment + interval '10 seconds' then
    return;
  end if;
  insert into jobs (kind, lane, payload, created_at, run_at)
  values ('count-company', 'rest', jsonb_build_object('installerId', company), moment,
          case when waits_until is not null or is_under_way then moment + pause
               else least(moment + pause, greatest(moment, (select counted_at + pause from company_stats
                                                             where installer_id = company))) end);
end $$;
--> statement-breakpoint

-- What changes a figure at once. Age alone does the rest, and is counted every night.
create function count_at() returns trigger language plpgsql as $$
begin
  perform count_soon(new.installer_id, (to_jsonb(new)->>tg_argv[0])::timestamptz);
  return null;
end $$;
--> statement-breakpoint

create function count_after_message() returns trigger language plpgsql as $$
begin
  if not exists (select from messages
                  where purchase_id = new.purchase_id and sender = 'installer' and id <> new.id) then
    perform count_soon(new.installer_id, new.sent_at);
  end if;
  return null;
end $$;
--> statement-breakpoint

create function count_after_answer() returns trigger language plpgsql as $$
begin
  perform count_soon(installer_id, new.answered_at) from lead_purchases where id = new.purchase_id;
  return null;
end $$;
--> statement-breakpoint

create trigger messages_counted after insert on messages
  for each row when (new.sender = 'installer') execute function count_after_message();
--> statement-breakpoint

create trigger appointments_counted after insert on appointments
  for each row execute function count_at('offered_at');
--> statement-breakpoint

create trigger lead_purchases_counted after update of first_contact_at on lead_purchases
  for each row when (new.first_contact_at is distinct from old.first_contact_at) execute function count_at('first_contact_at');
--> statement-breakpoint

create trigger quotes_sent_counted after insert on quotes
  for each row when (new.status = 'sent') execute function count_at('status_changed_at');
--> statement-breakpoint

create trigger quotes_moved_counted after update of status on quotes
  for each row when (new.status <> old.status and ('draft' = old.status or 'chosen' in (old.status, new.status)))
  execute function count_at('status_changed_at');
--> statement-breakpoint

create trigger silences_counted after insert on silences
  for each row when (new.answer is not null) execute function count_after_answer();
--> statement-breakpoint

create trigger silences_changed_counted after update of answer, answered_at on silences
  for each row when (new.answer is not null) execute function count_after_answer();
--> statement-breakpoint

create trigger credit_transactions_counted after insert on credit_transactions
  for each row when (new.transaction_type = 'refund') execute function count_at('created_at');
--> statement-breakpoint

create trigger outcomes_read_counted after update of reading_kwh, read_at on outcomes
  for each row when (new.read_at is not null) execute function count_at('read_at');
--> statement-breakpoint

-- The public figures of a month are written once.
create trigger public_months_append_only before update or delete on public_months
  for each row execute function refuse_change();
--> statement-breakpoint

create trigger public_months_no_truncate before truncate on public_months
  for each statement execute function refuse_change();
--> statement-breakpoint

-- An order to stop stays with its purchase and is given once.
create function check_stop_move() returns trigger language plpgsql as $$
begin
  if old.status <> new.status and not (case new.status
       when 'confirmed' then old.status in ('asked', 'overdue')
       when 'resolved' then old.status = 'overdue'
       -- A confirmed one reopens only if the customer was contacted again.
       when 'overdue' then old.status = 'asked'
                           or new.contacted_again_at is distinct from old.contacted_again_at
       else false end) then
    raise exception 'an order to stop does not go from % to %', old.status, new.status
      using errcode = 'FW000', constraint = 'stops_move';
  end if;
  if (new.purchase_id, new.lead_id, new.installer_id, new.asked_at)
     is distinct from (old.purchase_id, old.lead_id, old.installer_id, old.asked_at) then
    raise exception 'an order to stop stays with its purchase' using errcode = 'FW000', constraint = 'stops_move';
  end if;
  return new;
end $$;
--> statement-breakpoint

create trigger stops_move before update on stops for each row execute function check_stop_move();
--> statement-breakpoint

create trigger stops_no_delete before delete on stops for each row execute function refuse_change();
--> statement-breakpoint

create trigger stops_no_truncate before truncate on stops for each statement execute function refuse_change();
--> statement-breakpoint

-- When the company must confirm its next order to stop. Buying depends on it, so it counts as a change of the gate.
create function note_stop_due() returns trigger language plpgsql as $$
declare
  due timestamptz;
begin
  -- Locked first, so that of two orders to the same company the later sees the earlier.
  perform id from profiles where id = new.installer_id for no key update;
  select min(due_at) into due from stops
   where installer_id = new.installer_id and status in ('asked', 'overdue');
  update profiles set stop_due_at = due, gate_version = gate_version + 1
   where id = new.installer_id and stop_due_at is distinct from due;
  return null;
end $$;
--> statement-breakpoint

create trigger stops_move_gate after insert or update of status, due_at on stops
  for each row execute function note_stop_due();
