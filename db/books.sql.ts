import { sql } from "drizzle-orm";
import { limits } from "#config/limits.ts";
import type { Queryable } from "./connection.ts";

/** Finished mails are removed after a time, so we expect only the mails of recent actions. */
export const mailIsKept = (act: string) =>
  `${act} > coalesce((select max(created_at) from jobs) - interval '${limits.finishedJobsKeptDays} days', '-infinity')`;

/** What must always hold, each as a query that finds the rows breaking it. */
const BOOKS: Record<string, string> = {
  "a balance is the sum of its ledger": `
    select p.id from profiles p left join credit_transactions t on t.installer_id = p.id
    group by p.id having p.credits <> coalesce(sum(t.amount), 0)`,
  "a balance is what its last ledger row says": `
    select p.id from profiles p left join credit_transactions t
      on t.installer_id = p.id and t.entry_number = p.ledger_entries
    where p.credits <> coalesce(t.balance_after, 0)`,
  "each ledger row carries on from the one before": `
    select t.id::text from (
      select id, balance_after, sum(amount) over (partition by installer_id order by entry_number) as running
      from credit_transactions) t
    where t.balance_after <> t.running or t.balance_after < 0`,
  "held credits are the holds that nothing has released": `
    select p.id from profiles p left join credit_transactions t
      on t.installer_id = p.id and t.transaction_type in ('hold', 'release')
    group by p.id having p.held_credits <> -coalesce(sum(t.amount), 0)`,
  "each ledger row carries the held credits on": `
    select t.id::text from (
      select id, held_after, sum(case when transaction_type in ('hold', 'release') then -amount else 0 end)
               over (partition by installer_id order by entry_number) as running
      from credit_transactions) t
    where t.held_after <> t.running or t.held_after < 0`,
  "a release gives back one whole hold": `
    select t.id::text from credit_transactions t left join credit_transactions h on h.cause_id = t.cause_id
      and h.transaction_type = 'hold' and h.installer_id = t.installer_id and h.amount = -t.amount
    where t.transaction_type = 'release' and h.id is null`,
  "a hold or reversal is caused by news of a payment of the company, or a hold by its outline": `
    select t.id::text from credit_transactions t
    left join payment_reversals r on r.id = t.cause_id
    left join payments p on p.id = r.payment_id and p.installer_id = t.installer_id and p.status = 'paid'
    left join outlines o on o.id = t.cause_id and o.installer_id = t.installer_id and t.transaction_type = 'hold'
      and t.amount = -o.price_credits
    where t.transaction_type in ('hold', 'reversal') and p.id is null and o.id is null`,
  "an outline holds its credits while it waits, and no longer": `
    select o.id::text from outlines o left join credit_transactions t on t.cause_id = o.id
      and t.transaction_type in ('hold', 'release')
    group by o.id having count(t.id) <> case o.status when 'waiting' then 1 else 2 end
      or coalesce(sum(t.amount), 0) <> case o.status when 'waiting' then -o.price_credits else 0 end`,
  "a picked outline is a purchase, and no other is": `
    select o.id::text from outlines o left join lead_purchases b on b.id = o.id and b.lead_id = o.lead_id
      and b.installer_id = o.installer_id and b.price_credits = o.price_credits
    where (o.status = 'picked') <> (b.id is not null)`,
  "a lead knows how many outlines wait, at most six, and none once it is decided": `
    select l.id::text from leads l left join outlines o on o.lead_id = l.id and o.status = 'waiting'
    group by l.id having count(o.id) <> l.outlines_waiting or count(o.id) > 6
      or (count(o.id) > 0 and l.status in ('sold', 'withdrawn'))`,
  "a payment loses no more credits than it brought, and none while nobody asks for its money": `
    select p.id::text from payments p join payment_reversals r on r.payment_id = p.id
    join credit_transactions t on t.cause_id = r.id and t.transaction_type in ('hold', 'release', 'reversal')
    group by p.id having -sum(t.amount) > p.credits
      or (p.refunded_pence + p.pending_refund_pence + p.lost_pence = 0 and p.disputed_credits = 0 and sum(t.amount) <> 0
        and not exists (select from card_refunds c where c.payment_id = p.id and c.state in ('asked', 'approved', 'sent')))`,
  "money that went back through us is refunded, and a refund above the limit was approved by another": `
    select p.id::text from payments p join card_refunds c on c.payment_id = p.id
    group by p.id having p.refunded_pence < coalesce(sum(c.amount_pence) filter (where c.state = 'succeeded'), 0)
      or bool_or(c.needs_approval and c.state in ('approved', 'sent', 'succeeded') and c.decided_by = c.asked_by)`,
  "what disputes ask back is added up": `
    select f.id from profiles f left join payments p on p.installer_id = f.id
    group by f.id having f.disputed_credits <> coalesce(sum(p.disputed_credits), 0)`,
  "a mismatched payment has a mismatch": `
    select p.id::text from payments p left join payment_mismatches m on m.payment_id = p.id
    where p.status = 'mismatched' and m.id is null`,
  "ledger rows are numbered without gaps": `
    select p.id from profiles p left join credit_transactions t on t.installer_id = p.id
    group by p.id
    having count(t.id) <> p.ledger_entries
      or coalesce(max(t.entry_number), 0) <> p.ledger_entries or coalesce(min(t.entry_number), 1) <> 1`,
  "each ledger row's hash follows from its facts and the row before": `
    select t.id::text from (
      select *, lag(entry_hash, 1, repeat('0', 64)) over (partition by installer_id order by entry_number) as previous
      from credit_transactions) t
    where t.entry_hash is distinct from ledger_entry_hash(t.previous, t.installer_id, t.entry_number, t.amount,
      t.transaction_type, t.cause_id, t.balance_after, t.held_after, t.created_at, t.created_by)`,
  "a company's head is the hash of its newest ledger row": `
    select p.id from profiles p left join credit_transactions t
      on t.installer_id = p.id and t.entry_number = p.ledger_entries
    where p.ledger_head <> coalesce(t.entry_hash, repeat('0', 64))`,
  "a purchase has its ledger row": `
    select b.id::text from lead_purchases b left join credit_transactions t
      on t.id = b.spend_id and t.transaction_type = 'spend' and t.cause_id = b.id
      and t.installer_id = b.installer_id and t.amount = -b.price_credits
    where t.id is null`,
  "no report waits of a purchase that was refunded": `
    select r.id::text from refund_requests r join credit_transactions t
      on t.cause_id = r.purchase_id and t.transaction_type = 'refund' where r.status = 'open'`,
  "nothing is spent or refunded without a purchase": `
    select t.id::text from credit_transactions t left join lead_purchases b on b.id = t.cause_id
    where t.transaction_type in ('spend', 'refund') and b.id is null`,
  "a payment gives its credits and its mail when it is paid, and only then": `
    select p.id::text from payments p
    left join credit_transactions t on t.cause_id = p.id and t.transaction_type = 'purchase'
    where (p.status = 'paid') is distinct from coalesce(t.installer_id = p.installer_id and t.amount = p.credits, false)
      or (select count(*) from jobs where payload->>'mail' = 'credits-purchased' and payload->>'paymentId' = p.id::text)
        not between case when p.status = 'paid' and ${mailIsKept("p.paid_at")} then 1 else 0 end
          and case when p.status = 'paid' then 1 else 0 end`,
  "credits are bought by a payment": `
    select t.id::text from credit_transactions t left join payments p on p.id = t.cause_id
    where t.transaction_type = 'purchase' and p.id is null`,
  "receipts are numbered without gaps": `
    select r.last::text from receipt_numbers r, payments p group by r.last
    having count(p.receipt_number) <> r.last or coalesce(max(p.receipt_number), 0) <> r.last`,
  "credit notes are numbered without gaps": `
    select r.last::text from credit_note_numbers r left join credit_notes c on true group by r.last
    having count(c.number) <> r.last or coalesce(max(c.number), 0) <> r.last`,
  "money that went back through us has its credit note": `
    select c.id::text from card_refunds c left join credit_notes n on n.provider_refund_id = c.provider_refund_id
      and n.payment_id = c.payment_id and n.amount_pence = c.amount_pence
    where c.state = 'succeeded' and n.number is null`,
  "a lead has as many purchases as places taken, and no more than it may": `
    select l.id::text from leads l left join lead_purchases b on b.lead_id = l.id
    group by l.id having count(b.id) filter (where b.place_freed_at is null) <> l.places_taken
      or l.places_taken > l.max_purchases or count(b.id) filter (where b.ended_at is null) > l.places_taken`,
  "at most three companies have a customer's details": `
    select lead_id::text from lead_purchases where ended_at is null
    group by lead_id having count(*) > ${limits.leadPlacesMax}`,
  "a customer has chosen one quote, as their project says, and none while it is open": `
    select p.lead_id::text from projects p left join quotes q on q.lead_id = p.lead_id and q.status = 'chosen'
    group by p.lead_id having count(q.id) > 1 or (p.status in ('chosen', 'done') and count(q.id) = 0)
      or (p.status = 'open' and count(q.id) > 0)`,
  "a company is ordered to stop once for a purchase": `
    select purchase_id::text from stops group by purchase_id having count(*) > 1`,
  "a lead that was ever for sale has its customer's project": `
    select l.id::text from leads l left join projects p on p.lead_id = l.id
    where (l.available_at is not null) <> (p.lead_id is not null)`,
  "a stopped project sells nothing, shows nobody and has ordered every company to stop": `
    select p.lead_id::text from projects p join leads l on l.id = p.lead_id
    left join lead_purchases b on b.lead_id = l.id left join stops s on s.purchase_id = b.id
    where p.status = 'stopped' and (l.status = 'available' or b.id is not null and (b.ended_at is null or s.purchase_id is null))`,
  "a company knows when its next order to stop falls due": `
    select f.id from profiles f left join stops s on s.installer_id = f.id and s.status in ('asked', 'overdue')
    group by f.id having f.stop_due_at is distinct from min(s.due_at)`,
  "a company's statistics are what its purchases said when they were counted, or are about to be counted again": `
    select s.installer_id from company_stats s
    where (select f from company_stats_at(s.installer_id, s.counted_at) f) is distinct from s
      and not exists (select from jobs j where j.kind = 'count-company' and j.done_at is null
        and j.payload->>'installerId' = s.installer_id)`,
  "a lead is sold when it is full": `
    select id::text from leads where (status = 'sold') <> (places_taken = max_purchases)`,
};

/** Every broken promise about credits, payments, purchases and places, in words, with the row that breaks it. */
export function brokenBooks(tx: Queryable): Promise<string[]> {
  return broken(tx, BOOKS);
}

/** The same for any promises, each a query that finds the rows breaking it. */
export async function broken(tx: Queryable, promises: Record<string, string>): Promise<string[]> {
  const found: string[] = [];
  for (const [promise, query] of Object.entries(promises)) {
    const { rows } = await tx.execute<{ id: string }>(sql.raw(query));
    found.push(...rows.map((row) => `${promise}: ${Object.values(row)[0]}`));
  }
  return found;
}
