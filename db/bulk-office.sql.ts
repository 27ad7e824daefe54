import { sql } from "drizzle-orm";
import { bulkId, pick } from "#db/bulk.sql.ts";
import type { Database, Tx } from "#db/connection.ts";
import { instant } from "#db/parameters.ts";

// Bulk test data for the admin pages: what accumulates over the years around the installers and leads of
// db/bulk.sql.ts.

export async function insertBulkAdmin(tx: Tx, email: string, now: Date): Promise<string> {
  const id = "bulk-administrator";
  await tx.execute(sql`
    insert into "user" (id, name, email, email_verified, created_at, updated_at)
    values (${id}, 'Administrator', ${email}, true, ${instant(now)}, ${instant(now)})`);
  await tx.execute(sql`insert into admin_roles (user_id, role, created_at) values (${id}, 'owner', ${instant(now)})`);
  return id;
}

export async function givePassword({ orm }: Database, userId: string, passwordHash: string): Promise<void> {
  await orm.execute(sql`
    insert into account (id, account_id, provider_id, user_id, password, created_at, updated_at)
    values (${userId}, ${userId}, 'credential', ${userId}, ${passwordHash}, now(), now())`);
}

/** Three in a hundred installers await approval and two are suspended. Their purchases stay. */
export async function changeBulkStatuses(tx: Tx, now: Date): Promise<void> {
  await tx.execute(sql`
    update profiles set status = case when number % 100 < 3 then 'pending' else 'suspended' end,
           status_reason = case when number % 100 >= 3 then 'Bulk test data' end,
           status_changed_at = ${instant(now)} - number % 50 * interval '1 day'
      from (select id, substr(id, 16)::int as number from profiles where id like 'bulk-installer-%') as company
     where profiles.id = company.id and number % 100 < 5`);
}

/**
 * Two documents and two checks per installer. Two documents in a hundred expire soon; one arrived after the last
 * check.
 */
export async function insertBulkProofs(tx: Tx, adminId: string, now: Date): Promise<void> {
  const today = sql`(${instant(now)})::date`;
  const company = sql`(select id, substr(id, 16)::int as n, created_at from profiles where id like 'bulk-installer-%')`;
  await tx.execute(sql`
    insert into installer_documents (id, installer_id, kind, reference, expires_on, file_name, media_type, size_bytes,
                                     storage_key, uploaded_at)
    select gen_random_uuid(), id, kind, upper(kind) || '-' || n,
           ${today} + case when ${pick(100, 51)} < 2 then ${pick(60, 52)} - 30 else 31 + ${pick(330, 53)} end,
           kind || '.pdf', 'application/pdf', 200000, 'bulk/' || kind || '/' || n,
           case when ${pick(100, 54)} = 0 then ${instant(now)} - ${pick(20, 55)} * interval '1 hour'
                else ${instant(now)} - (100 + ${pick(200, 56)}) * interval '1 day' end
      from ${company} as company cross join (values ('mcs'), ('insurance')) as paper(kind)`);
  await tx.execute(sql`
    insert into vetting_checks (id, installer_id, technology, "check", outcome, evidence, expires_on, checked_by, checked_at)
    select gen_random_uuid(), id, technology, name, 'passed', 'Bulk test data',
           case name when 'insurance' then ${today} + 31 + ${pick(330, 57)} end, ${adminId},
           ${instant(now)} - (2 + ${pick(90, 58)}) * interval '1 day'
      from ${company} as company cross join (values ('solar', 'mcs_number'), ('solar', 'insurance')) as one(technology, name)
     where ${pick(100, 59)} >= 3`);
}

/** Entries from the last three years, most by administrators, about installers and leads. */
export async function insertBulkAudit(
  tx: Tx,
  { rows, installers, leads, adminId }: { rows: number; installers: number; leads: number; adminId: string },
  now: Date,
): Promise<void> {
  await tx.execute(sql`
    insert into audit_log (at, actor_id, actor_label, action, subject_type, subject_id, reason, before, after, from_address)
    select ${instant(now)} - (${rows}::int - n) * (interval '1095 days' / ${rows}::int),
           case when ${pick(10, 61)} < 9 then ${adminId} end,
           case when ${pick(10, 61)} < 9 then 'administrator@example.com' else 'command line' end,
           action, type,
           case type when 'lead' then ${bulkId("lead", `(1 + (hashint8extended(n, 63) & 2147483647) % ${Math.floor(leads)})`)}::text
                     else 'bulk-installer-' || (1 + ${pick(installers, 64)}) end,
           case when action in ('suspend-installer', 'withdraw-lead') then 'Bulk test data' end,
           '{"status": "approved"}'::jsonb, '{"status": "approved", "credits": 10}'::jsonb, '192.0.2.1'
      from generate_series(1, ${rows}::int) as n
      join (values (0, 'grant-credits', 'installer'), (1, 'approve-installer', 'installer'),
                   (2, 'suspend-installer', 'installer'), (3, 'record-check', 'installer'), (4, 'edit-lead', 'lead'),
                   (5, 'withdraw-lead', 'lead'), (6, 'import-lead', 'lead')) as act(number, action, type)
        on act.number = ${pick(7, 62)}
     order by n`);
}

/** Mails from the last 30 days: alerts, confirmation requests and purchases. Some failed, some are being retried. */
export async function insertBulkJobs(
  tx: Tx,
  { done, failed, leads, installers }: { done: number; failed: number; leads: number; installers: number },
  now: Date,
): Promise<void> {
  const lead = bulkId(
    "lead",
    `(${Math.floor(leads)} - (hashint8extended(n, 71) & 2147483647) % ${Math.ceil(leads / 20)})`,
  );
  const mails = (many: number) => sql`
    select n, ${instant(now)} - (${many}::int - n) * (interval '29 days' / ${many}::int) as at,
           case when ${pick(10, 72)} < 6
                then jsonb_build_object('mail', 'lead-alert', 'leadId', ${lead},
                                        'installerId', 'bulk-installer-' || (1 + ${pick(installers, 73)}))
                when ${pick(10, 72)} < 8 then jsonb_build_object('mail', 'confirm-request', 'leadId', ${lead})
                else jsonb_build_object(
                  'mail', case when ${pick(2, 74)} = 0 then 'lead-bought-customer' else 'lead-bought-installer' end,
                  'purchaseId', sale.id) end as payload
      from generate_series(1, ${many}::int) as n
      left join (select id, row_number() over (order by purchased_at desc) as position
                   from (select id, purchased_at from lead_purchases order by purchased_at desc limit 30000) as newest
                ) as sale on sale.position = 1 + ${pick(30_000, 75)}`;
  await tx.execute(sql`
    insert into jobs (kind, payload, created_at, run_at, attempts, done_at)
    select 'send-mail', jsonb_strip_nulls(payload), at, at, 1, at + interval '1 second'
      from (${mails(done)}) as mail order by n`);
  await tx.execute(sql`
    insert into jobs (kind, payload, created_at, run_at, attempts, last_error, failed_at)
    select 'send-mail', jsonb_strip_nulls(payload), at, at, 1, '550 5.1.1 no such mailbox', at + interval '1 second'
      from (${mails(failed)}) as mail order by n`);
}

/** Reports about the newest purchases, one per installer; the oldest have been decided, half of them accepted. */
export async function insertBulkRefunds(
  tx: Tx,
  { requests, open, adminId }: { requests: number; open: number; adminId: string },
  now: Date,
): Promise<void> {
  await tx.execute(sql`
    insert into refund_requests (id, purchase_id, installer_id, reason, note, status, requested_at, decided_at, decided_by,
                                 decision_reason)
    select gen_random_uuid(), id, installer_id, case n % 3 when 0 then 'wrong_phone' when 1 then 'wrong_email'
                                                 else 'not_genuine' end, 'Bulk test data',
           case when n <= ${open}::int then 'open' when n % 2 = 0 then 'accepted' else 'declined' end,
           ${instant(now)} - n * interval '1 hour',
           case when n > ${open}::int then ${instant(now)} - n * interval '30 minutes' end,
           case when n > ${open}::int then ${adminId} end,
           case when n > ${open}::int and n % 2 = 1 then 'Bulk test data' end
      from (select id, installer_id, row_number() over (order by purchased_at desc, id) as n
              from (select distinct on (installer_id) id, installer_id, purchased_at
                      from lead_purchases order by installer_id, purchased_at desc) as newest) as reported
     where n <= ${requests}::int`);
  // Or each refund would ask for its company to be counted.
  await tx.execute(sql`alter table credit_transactions disable trigger credit_transactions_counted`);
  await tx.execute(sql`
    insert into credit_transactions
           (installer_id, entry_number, amount, transaction_type, cause_id, description, balance_after, created_by, created_at)
    select request.installer_id, 0, price_credits, 'refund', purchase_id, 'Refund: bulk test data', 0, decided_by, decided_at
      from refund_requests request join lead_purchases purchase on purchase.id = purchase_id
     where request.status = 'accepted' order by decided_at`);
  await tx.execute(sql`alter table credit_transactions enable trigger credit_transactions_counted`);
}

/** Paid payments from the last two years, each with its receipt and ledger row. One in two hundred was disputed. */
export async function insertBulkPayments(
  tx: Tx,
  { payments, installers }: { payments: number; installers: number },
  now: Date,
): Promise<void> {
  await tx.execute(sql`
    insert into payments (id, installer_id, pack, credits, amount_pence, status, session_id, payment_intent_id, created_at,
                          paid_at, receipt_number, receipt_company, refunded_pence, disputed_at, dispute_status,
                          reversal_open)
    select ${bulkId("payment", "n")}, 'bulk-installer-' || (1 + (n - 1) % ${installers}::int), 'professional', 50, 20000, 'paid',
           'bulk-session-' || n, 'bulk-intent-' || n, at, at, last + n, 'Bulk test data',
           case when n % 200 = 1 then 20000 else 0 end, case when n % 200 = 0 then at end,
           case when n % 200 = 0 then 'needs_response' end, n % 200 < 2
      from receipt_numbers,
           (select n, ${instant(now)} - (${payments}::int - n) * (interval '730 days' / ${payments}::int) as at
              from generate_series(1, ${payments}::int) as n) as one`);
  await tx.execute(sql`update receipt_numbers set last = last + ${payments}::int`);
  // One row per installer in each statement: the ledger would number a second one the same as the first.
  for (let from = 0; from < payments; from += installers) {
    await tx.execute(sql`
      insert into credit_transactions
             (installer_id, entry_number, amount, transaction_type, cause_id, description, balance_after, created_at)
      select installer_id, 0, credits, 'purchase', payments.id, 'Bulk test data', 0, paid_at
        from generate_series(${from}::int + 1, least(${from + installers}::int, ${payments}::int)) as n
        join payments on payments.id = ${bulkId("payment", "n")}
       order by paid_at`);
  }
}

/** Marks today's and tomorrow's tasks as done, so that none runs during a measurement. */
export async function skipDailyTasks({ orm }: Database, tasks: readonly string[], now: Date): Promise<void> {
  await orm.execute(sql`
    insert into scheduled_runs (task, day)
    select task, (${instant(now)})::date + days
      from unnest(${`{${tasks.join(",")}}`}::text[]) as task, generate_series(-1, 1) as days
    on conflict do nothing`);
}
