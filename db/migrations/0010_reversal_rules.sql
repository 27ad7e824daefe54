-- Rules of holds and reversals (decision 20). Codes: FW005 a dispute is open that held credits and balance do not cover,
-- FW006 a hold, release or reversal that does not fit its cause.

-- As before, and the held credits move with the balance. What a purchase is refused for is read in the row that is
-- locked anyway, so it costs nothing and thirty purchases at once are judged one after another.
create or replace function number_ledger_row() returns trigger language plpgsql as $$
declare
  holder record;
begin
  select credits, held_credits, disputed_credits, ledger_entries, status into holder
    from profiles where id = new.installer_id for no key update;
  if not found or (new.transaction_type = 'spend' and holder.status <> 'approved') then
    raise exception 'this installer may not spend credits' using errcode = 'FW001';
  end if;
  if new.transaction_type = 'spend' and holder.credits + holder.held_credits < holder.disputed_credits then
    raise exception 'what a dispute asks back is not covered' using errcode = 'FW005';
  end if;
  new.balance_after := holder.credits + new.amount;
  new.held_after := holder.held_credits;
  if new.transaction_type in ('hold', 'release') then
    new.held_after := holder.held_credits - new.amount;
  end if;
  new.entry_number := holder.ledger_entries + 1;
  return new;
end $$;
--> statement-breakpoint
create or replace function post_ledger_row() returns trigger language plpgsql as $$
begin
  update profiles set credits = new.balance_after, held_credits = new.held_after, ledger_entries = new.entry_number
   where id = new.installer_id;
  return null;
end $$;
--> statement-breakpoint

-- A release gives back all of one hold, once. A hold or reversal is caused by news of a paid payment of the same
-- company, and a payment never loses more credits than it brought.
create function check_reversal_row() returns trigger language plpgsql as $$
declare
  paid record;
  taken integer;
begin
  if new.transaction_type = 'release' then
    if not exists (select from credit_transactions where cause_id = new.cause_id and transaction_type = 'hold'
                      and installer_id = new.installer_id and amount = -new.amount) then
      raise exception 'a release gives back one whole hold' using errcode = 'FW006';
    end if;
    return null;
  end if;
  select p.id, p.installer_id, p.status, p.credits into paid
    from payment_reversals r join payments p on p.id = r.payment_id where r.id = new.cause_id;
  if not found or paid.installer_id <> new.installer_id or paid.status <> 'paid' then
    raise exception 'a hold or reversal is caused by news of a paid payment of the company' using errcode = 'FW006';
  end if;
  select -coalesce(sum(t.amount), 0) into taken
    from payment_reversals r join credit_transactions t on t.cause_id = r.id
     and t.transaction_type in ('hold', 'release', 'reversal')
   where r.payment_id = paid.id;
  if taken > paid.credits then
    raise exception 'a payment loses no more credits than it brought' using errcode = 'FW006';
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger credit_transactions_reversals after insert on credit_transactions
  for each row when (new.transaction_type in ('hold', 'release', 'reversal')) execute function check_reversal_row();
--> statement-breakpoint

drop trigger profiles_balance_by_ledger on profiles;
--> statement-breakpoint
create trigger profiles_balance_by_ledger before update of credits, held_credits, disputed_credits, ledger_entries
  on profiles for each row when (old.credits <> new.credits or old.held_credits <> new.held_credits
    or old.disputed_credits <> new.disputed_credits or old.ledger_entries <> new.ledger_entries)
  execute function refuse_balance_change();
--> statement-breakpoint
drop trigger profiles_start_empty on profiles;
--> statement-breakpoint
create trigger profiles_start_empty before insert on profiles
  for each row when (new.credits <> 0 or new.held_credits <> 0 or new.disputed_credits <> 0 or new.ledger_entries <> 0)
  execute function refuse_balance_change();
--> statement-breakpoint

-- News of money that went back waits for somebody, whoever wrote it.
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

-- Money that arrived does not expire, what a bank took stays taken, and a receipt keeps its seller.
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

-- What was known before: events of refunds and disputes, and the audit log's word on who had dealt with what.
insert into payment_reversals (id, payment_id, kind, state, amount_pence, event_id, recorded_at)
select gen_random_uuid(), p.id, 'refund', 'succeeded', p.refunded_pence, e.id, e.received_at
  from payments p join payment_events e on e.payment_id = p.id and e.type = 'charge.refunded'
 where p.refunded_pence > 0;
--> statement-breakpoint
insert into payment_reversals (id, payment_id, kind, state, amount_pence, event_id, recorded_at)
select gen_random_uuid(), p.id, 'dispute', coalesce(p.dispute_status, 'unknown'), null, e.id, e.received_at
  from payments p join payment_events e on e.payment_id = p.id and e.type like 'charge.dispute.%'
 where p.disputed_at is not null;
--> statement-breakpoint
insert into payment_reversals (id, payment_id, kind, state, amount_pence, recorded_at, recorded_by)
select gen_random_uuid(), p.id, 'dealt_with', coalesce(a.after->>'disputeStatus', 'refunded'),
       (a.after->>'refundedPence')::integer, a.at, (select id from "user" where id = a.actor_id)
  from audit_log a join payments p on p.id::text = a.after->>'paymentId'
 where a.action = 'close-payment-reversal';
--> statement-breakpoint
update payments set reversal_open = true
 where (refunded_pence > 0 or disputed_at is not null) and not exists (
   select from audit_log a
    where a.subject_type = 'installer' and a.subject_id = payments.installer_id and a.action = 'close-payment-reversal'
      and a.after->>'paymentId' = payments.id::text
      and a.after->>'refundedPence' = payments.refunded_pence::text
      and coalesce(a.after->>'disputeStatus', '') = coalesce(payments.dispute_status, ''));
