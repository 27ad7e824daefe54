import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import { ask, brokenPromises } from "#tests/support/invariants.ts";

/** What clients have been told is done. All of it must be there, whatever happens next. */
export interface Told {
  purchases: Map<string, { leadId: string; installerId: string }>;
  /** By purchase: the last stage requested and the last confirmed. */
  stages: Map<string, { asked: string; told: string | undefined }>;
  reports: Set<string>;
  refunds: Set<string>;
  grants: Set<string>;
  payments: Set<string>;
  leads: Set<string>;
  /** Emails of customers whose request was accepted, and of those who confirmed it. */
  requests: Set<string>;
  confirmations: Set<string>;
  outlines: Set<string>;
  /** Outlines whose customers shared their details. */
  picks: Set<string>;
  quotes: Set<string>;
  /** Quotes that their customers chose. */
  choices: Set<string>;
  /** Quotes whose contracts their customers cancelled. */
  cancellations: Set<string>;
  /** Times that companies offered, and those that a customer booked. */
  offers: Set<string>;
  bookings: Set<string>;
  messages: Set<string>;
  /** Emails of customers who stopped everything. */
  stops: Set<string>;
}

export interface Damage {
  lost: string[];
  doubled: string[];
  broken: string[];
}

export function nothingTold(): Told {
  return {
    purchases: new Map(),
    stages: new Map(),
    reports: new Set(),
    refunds: new Set(),
    grants: new Set(),
    payments: new Set(),
    leads: new Set(),
    requests: new Set(),
    confirmations: new Set(),
    outlines: new Set(),
    picks: new Set(),
    messages: new Set(),
    stops: new Set(),
    quotes: new Set(),
    choices: new Set(),
    cancellations: new Set(),
    offers: new Set(),
    bookings: new Set(),
  };
}

export function countOf(told: Told): number {
  const { stages, ...sets } = told;
  const settled = [...stages.values()].filter((stage) => stage.told !== undefined).length;
  return settled + Object.values(sets).reduce((sum, { size }) => sum + size, 0);
}

/** What exists exactly once for each of these, by the query's first column. */
const KEPT: Record<Exclude<keyof Told, "purchases" | "stages">, string> = {
  reports: "select id::text from refund_requests",
  refunds: `select r.id::text from refund_requests r
    join credit_transactions t on t.cause_id = r.purchase_id and t.transaction_type = 'refund'
    where r.status = 'accepted'`,
  // Above £500 in 30 days a grant waits for a second person.
  grants: `select cause_id::text as id from credit_transactions where transaction_type = 'grant'
    union all select id::text from credit_grants where state = 'asked'`,
  payments: `select p.id::text from payments p
    join credit_transactions t on t.cause_id = p.id and t.transaction_type = 'purchase' where p.status = 'paid'`,
  leads: "select id::text from leads",
  requests: "select customer_email as id from leads where origin = 'quote_request'",
  confirmations: "select customer_email as id from leads where origin = 'quote_request' and status <> 'unconfirmed'",
  outlines: "select id::text from outlines",
  picks: `select o.id::text from outlines o join lead_purchases b on b.id = o.id where o.status = 'picked'`,
  quotes: "select id::text from quotes where status <> 'draft'",
  choices: `select id::text from quotes where status = 'chosen'
    union select quote_id::text from contracts where cancelled_at is not null`,
  cancellations: "select quote_id::text as id from contracts where cancelled_at is not null and letter is not null",
  offers: "select id::text from appointments",
  bookings: "select id::text from appointments where starts_at is not null",
  messages: "select id::text from messages",
  stops: `select l.customer_email as id from leads l join projects p on p.lead_id = l.id
    where p.status = 'stopped' and not exists (
      select from lead_purchases b left join stops s on s.purchase_id = b.id
       where b.lead_id = l.id and (b.ended_at is null or s.purchase_id is null))`,
};

/** Each finds rows that exist twice. */
const ONCE: Record<string, string> = {
  // A customer who asks again, not having heard from us, gets the link again.
  "a mail was queued twice": `select payload::text as id from (
      select payload, created_at - lag(created_at) over (partition by payload order by id) as since
      from jobs where kind = 'send-mail') j
    where since is not null
      and (payload->>'mail' <> 'confirm-request' or since < interval '${limits.requestLinkPauseSeconds} seconds')`,
  "a change of credits has two rows": `select cause_id::text as id from credit_transactions
    group by transaction_type, cause_id having count(*) > 1`,
  "a customer's request is there twice": `select customer_email as id from leads where origin = 'quote_request'
    group by customer_email, service_type having count(*) > 1`,
  "a quote was sent twice": "select purchase_id::text as id from quotes group by purchase_id having count(*) > 1",
  "times were offered twice": `select purchase_id::text as id from appointments
    group by purchase_id having count(*) > 1`,
  "a contract was cancelled twice": "select quote_id::text as id from contracts group by quote_id having count(*) > 1",
  "a lead was bought twice by one company": `select min(id::text) as id from lead_purchases
    group by lead_id, installer_id having count(*) > 1`,
};

/** Each finds what is there by half: an act without its mail, or a mail without its act. */
const HALVES: Record<string, string> = {
  "a contract that is cancelled without letter, message, event and a mail to both, or is still chosen": `
    select c.id::text as id from contracts c join quotes q on q.id = c.quote_id
    where c.cancelled_at is not null and (q.status = 'chosen'
      or not exists (select from messages m where m.id = c.id and m.text = c.letter)
      or not exists (select from project_events e where e.kind = 'contract_cancelled' and e.purchase_id = c.purchase_id)
      or 2 <> (select count(*) from jobs where kind = 'send-mail' and payload->>'contractId' = c.id::text))`,
  "a refund without its mail, or a mail without its refund": `
    select coalesce(r.purchase_id::text, j.purchase) as id
    from (select purchase_id from refund_requests where status = 'accepted') r
    full join (select payload->>'purchaseId' as purchase from jobs where payload->>'mail' = 'purchase-refunded') j
      on j.purchase = r.purchase_id::text
    where r.purchase_id is null or j.purchase is null`,
  "a request without its mail, or a mail without its request": `
    select coalesce(l.id::text, j.lead) as id from (select id from leads where origin = 'quote_request') l
    full join (select distinct payload->>'leadId' as lead from jobs where payload->>'mail' = 'confirm-request') j
      on j.lead = l.id::text
    where l.id is null or j.lead is null`,
};

/** Checks everything that was confirmed. `still`: nobody is changing anything, so stages can be compared. */
export async function damageDone(db: Database, told: Told, { still }: { still: boolean }): Promise<Damage> {
  const before = copyOf(told);
  const find = async (query: string) => (await ask<{ id: string }>(db.orm, query)).map(({ id }) => id);
  const lost = await purchasesLost(db, before);
  for (const [what, query] of Object.entries(KEPT) as [keyof typeof KEPT, string][]) {
    const kept = new Set(await find(query));
    for (const id of before[what]) if (!kept.has(id)) lost.push(`${what}: ${id}`);
  }
  if (still) lost.push(...(await stagesLost(db, before)));
  const found = async (queries: Record<string, string>) => {
    const all: string[] = [];
    for (const [words, query] of Object.entries(queries))
      all.push(...(await find(query)).map((id) => `${words}: ${id}`));
    return all;
  };
  return { lost, doubled: await found(ONCE), broken: [...(await brokenPromises(db.orm)), ...(await found(HALVES))] };
}

function copyOf(told: Told): Told {
  return Object.fromEntries(
    Object.entries(told).map(([what, all]) => [what, all instanceof Map ? new Map(all) : new Set(all)]),
  ) as unknown as Told;
}

async function purchasesLost(db: Database, { purchases }: Told): Promise<string[]> {
  const rows = await ask<{ id: string; lead: string; installer: string }>(
    db.orm,
    "select id::text, lead_id::text as lead, installer_id as installer from lead_purchases",
  );
  const kept = new Map(rows.map((row) => [row.id, row]));
  return [...purchases]
    .filter(([id, { leadId, installerId }]) => kept.get(id)?.lead !== leadId || kept.get(id)?.installer !== installerId)
    .map(([id]) => `purchases: ${id}`);
}

async function stagesLost(db: Database, { stages }: Told): Promise<string[]> {
  const rows = await ask<{ id: string; stage: string }>(db.orm, "select id::text, stage from lead_purchases");
  const kept = new Map(rows.map(({ id, stage }) => [id, stage]));
  return [...stages]
    .filter(([id, { asked, told }]) => told !== undefined && ![asked, told].includes(kept.get(id) ?? ""))
    .map(([id, { told }]) => `stages: ${id} ${told}, is ${kept.get(id)}`);
}
