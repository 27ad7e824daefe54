-- Receipts and credit notes are numbered without gaps, from one row each, which is locked while the next number is
-- taken.
insert into receipt_numbers (id, last) values (1, 0) on conflict do nothing;

insert into credit_note_numbers (id, last) values (1, 0) on conflict do nothing;

-- A payment's terms never change, and paid stays paid.
create trigger payments_terms_stay before update of id, installer_id, pack, credits, amount_pence, created_at
  on payments for each row execute function refuse_change();
create trigger payments_stay_paid before update on payments
  for each row when (old.status = 'paid' and (new.status <> 'paid' or new.receipt_number <> old.receipt_number
    or new.paid_at <> old.paid_at or new.refunded_pence < old.refunded_pence))
  execute function refuse_change();

-- Money that arrived doesn't expire, what a bank took stays taken, and a receipt keeps its seller.
create trigger payments_mismatched_stay before update of status on payments
  for each row when (old.status = 'mismatched' and new.status not in ('mismatched', 'paid'))
  execute function refuse_change();
create trigger payments_lost_stay before update of lost_pence on payments
  for each row when (new.lost_pence < old.lost_pence) execute function refuse_change();
create trigger payments_receipt_stays before update of receipt_seller, receipt_vat_number on payments
  for each row when (old.receipt_seller is not null and (new.receipt_seller is distinct from old.receipt_seller
    or new.receipt_vat_number is distinct from old.receipt_vat_number))
  execute function refuse_change();
create trigger payments_no_delete before delete on payments
  for each row execute function refuse_change();
create trigger payments_no_truncate before truncate on payments
  for each statement execute function refuse_change();

-- Any event of money going back awaits an administrator.
create function note_reversal() returns trigger language plpgsql as $$
begin
  new.reversal_open := true;
  return new;
end $$;
create trigger payments_note_reversal before update of refunded_pence, pending_refund_pence, lost_pence, dispute_status,
    dispute_id on payments
  for each row when ((new.refunded_pence, new.pending_refund_pence, new.lost_pence, new.dispute_status, new.dispute_id)
    is distinct from (old.refunded_pence, old.pending_refund_pence, old.lost_pence, old.dispute_status, old.dispute_id))
  execute function note_reversal();

-- The total of a company's open disputes: buying pauses until it is covered.
create function add_up_disputes() returns trigger language plpgsql as $$
begin
  update profiles set disputed_credits = disputed_credits + new.disputed_credits - old.disputed_credits
   where id = new.installer_id;
  return null;
end $$;
create trigger payments_add_up_disputes after update of disputed_credits on payments
  for each row when (new.disputed_credits <> old.disputed_credits) execute function add_up_disputes();
create trigger payments_start_undisputed before insert on payments
  for each row when (new.disputed_credits <> 0) execute function refuse_balance_change();
create trigger payment_reversals_append_only before update or delete on payment_reversals
  for each row execute function refuse_change();
create trigger payment_reversals_no_truncate before truncate on payment_reversals
  for each statement execute function refuse_change();
create trigger payment_mismatches_decided_once before update on payment_mismatches
  for each row when (old.outcome is not null) execute function refuse_change();
create trigger payment_mismatches_facts_stay before update of id, payment_id, reasons, session_id, payment_intent_id,
    amount_pence, currency, event_id, received_at
  on payment_mismatches for each row execute function refuse_change();
create trigger payment_mismatches_no_delete before delete on payment_mismatches
  for each row execute function refuse_change();
create trigger payment_mismatches_no_truncate before truncate on payment_mismatches
  for each statement execute function refuse_change();

-- The facts of a refund never change, and failed or declined is final.
create trigger card_refunds_facts_stay before update of id, payment_id, credits, amount_pence, reason, asked_at, asked_by,
    needs_approval
  on card_refunds for each row execute function refuse_change();
create trigger card_refunds_ended_stay before update on card_refunds
  for each row when (old.state in ('failed', 'declined')) execute function refuse_change();
create trigger card_refunds_no_delete before delete on card_refunds
  for each row execute function refuse_change();
create trigger card_refunds_no_truncate before truncate on card_refunds
  for each statement execute function refuse_change();
create trigger credit_notes_append_only before update or delete on credit_notes
  for each row execute function refuse_change();
create trigger credit_notes_no_truncate before truncate on credit_notes
  for each statement execute function refuse_change();
