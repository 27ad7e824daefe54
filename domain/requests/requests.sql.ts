import { and, eq, isNotNull, min, sql } from "drizzle-orm";
import { noteQueued } from "#db/bell.ts";
import type { Database, Queryable } from "#db/connection.ts";
import { instant } from "#db/parameters.ts";
import { appointments, briefs } from "#db/schema.ts";
import type { NewRequestRow } from "#domain/leads/quote-request.ts";
import type { counterOf } from "#domain/rate-limits.ts";

/** When the customer first wrote a brief; null without one. */
export async function briefSince(tx: Queryable, leadId: string): Promise<Date | null> {
  const [row] = await tx
    .select({ since: min(briefs.writtenAt) })
    .from(briefs)
    .where(eq(briefs.leadId, leadId));
  return row?.since ?? null;
}

/** The purchases whose companies were given an address with an appointment. */
export async function addressGivenTo(tx: Queryable, leadId: string): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ purchaseId: appointments.purchaseId })
    .from(appointments)
    .where(and(eq(appointments.leadId, leadId), isNotNull(appointments.address)));
  return new Set(rows.map(({ purchaseId }) => purchaseId));
}

/** Serialises requests from one mailbox; the lock ends with the transaction. */
export async function waitForTurn(tx: Queryable, mailbox: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${mailbox}, 1))`);
}

type Counter = ReturnType<typeof counterOf>;

const LEAD_COLUMNS: Record<keyof NewRequestRow, string> = {
  id: "uuid",
  origin: "text",
  status: "text",
  maxPurchases: "int",
  customerName: "text",
  customerEmail: "text",
  customerMailbox: "text",
  customerPhone: "text",
  postcode: "text",
  outcode: "text",
  location: "text",
  serviceType: "text",
  serviceSlug: "text",
  propertyType: "text",
  timeframe: "text",
  description: "text",
  budgetRange: "text",
  urgency: "text",
  contactWay: "text",
  contactTimes: "text[]",
  sharing: "text",
  plan: "jsonb",
  senderHash: "text",
  isSentAtOnce: "boolean",
  createdAt: "timestamptz",
  linkQueuedAt: "timestamptz",
  expiresAt: "timestamptz",
};
const LEAD_FIELDS = Object.keys(LEAD_COLUMNS) as (keyof NewRequestRow)[];
const LEAD_NAMES = LEAD_FIELDS.map((field) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
const LEAD_VALUES = LEAD_FIELDS.map((field, at) => `$${at + 17}::${LEAD_COLUMNS[field]}`);

/**
 * A request as one statement, for the usual case: counts attempts and writes lead, consent and mail, or nothing at all.
 * No row: this customer has an open request for this service, or a limit is reached, as far as its snapshot shows. The
 * snapshot is from before it got the mailbox's lock. Each request counts an attempt of its mailbox, so if the counters
 * are unchanged, no other request came between. If they have changed, or the lead cannot be written, the consent has no
 * lead, which its table refuses, and nothing is kept. $1 mailbox, $2 service, $3 to $11 up to three limits (key, most
 * attempts, after when a current window began), $12 after when none began, $13 the time by which attempts are counted,
 * $14 now, $15 reference, $16 version of the text about sharing, then the lead. Limits are looked up one key at a time,
 * so that any plan uses the index; so are this customer's requests, where `offset 0` delays the check for open ones: an
 * index of open requests knows the service but not the mailbox.
 */
const REQUEST_STATEMENT = `
with turn as materialized (
  select pg_advisory_xact_lock(hashtextextended($1::text, 1))
), seen as materialized (
  select place, key, max, window_started_at, hits,
         coalesce(window_started_at > after and window_started_at <= $12::timestamptz, false) as is_current
    from (values (1, $3::text, $4::int, $5::timestamptz), (2, $6, $7, $8), (3, $9, $10, $11)) as counter(place, key, max, after)
    left join lateral (select window_started_at, hits from rate_limits where rate_limits.key = counter.key limit 1) as counted on true
   where key is not null
), free as materialized (
  select from turn
   where not exists (select from seen where is_current and hits >= max)
     and not exists (select from (select origin, status from leads
                                   where customer_mailbox = $1 and service_type = $2::text offset 0) as theirs
                      where origin = 'quote_request' and status in ('unconfirmed', 'available', 'paused'))
), counted as (
  insert into rate_limits (key, window_started_at, hits)
  select key, case when is_current then window_started_at else $13::timestamptz end,
         case when is_current then hits + 1 else 1 end
    from free, seen order by place
  on conflict (key) do update set window_started_at = excluded.window_started_at, hits = excluded.hits
   where (rate_limits.window_started_at, rate_limits.hits)
       = (select window_started_at, hits from seen where seen.key = rate_limits.key)
  returning key
), request as (
  insert into leads (${LEAD_NAMES.join(", ")})
  select ${LEAD_VALUES.join(", ")} from free
  on conflict do nothing
  returning id
), consent as (
  insert into consent_records (lead_id, reference, text_version, told_at)
  select case when (select count(*) from counted) = (select count(*) from seen) then (select id from request) end,
         $15::uuid, $16::text, $14::timestamptz
    from free
  returning lead_id
)
insert into jobs (kind, lane, payload, created_at, run_at)
select 'send-mail', 'mail', jsonb_build_object('mail', 'confirm-request', 'leadId', lead_id), $14, $14 from consent
returning id`;

/** Whether the request was written. If not, something prevents it, or did by the time it got the lock (a violation). */
export async function insertRequest(
  db: Database,
  {
    row,
    counters,
    countedAt,
    now,
    reference,
    textVersion,
  }: {
    row: NewRequestRow;
    counters: Counter[];
    countedAt: Date;
    now: Date;
    reference: string;
    textVersion: string;
  },
): Promise<boolean> {
  const rows = await db.named("request-quote", REQUEST_STATEMENT, [
    row.customerMailbox,
    row.serviceType,
    ...[0, 1, 2].flatMap((at) => limitValues(counters[at])),
    counters[0]?.until ?? countedAt,
    countedAt,
    now,
    reference,
    textVersion,
    ...LEAD_FIELDS.map((field) => row[field] ?? null),
  ]);
  noteQueued(db.orm, "mail");
  return rows.length === 1;
}

const limitValues = (counter: Counter | undefined) =>
  counter ? [counter.key, counter.max, counter.after] : [null, null, null];

/** Counted for one project in one statement, because every page needs it. */
export async function countsOfLead(
  tx: Queryable,
  { leadId, now, today, openTalk }: { leadId: string; now: Date; today: string; openTalk: string | null },
) {
  const { rows } = await tx.execute<{ quotes: number; messages: number; appointments: number; companies: number }>(sql`
    select
      (select count(*)::int from quotes where lead_id = ${leadId}
         and (status = 'chosen' or (status = 'sent' and valid_until >= ${today}))) as quotes,
      (select count(*)::int from messages where lead_id = ${leadId} and sender = 'installer'
         and read_at is null and removed_at is null and decision is null
         and purchase_id is distinct from ${openTalk}::uuid) as messages,
      (select count(*)::int from appointments where lead_id = ${leadId}
         and ((status = 'offered' and offered_by = 'installer') or (status = 'booked' and starts_at > ${instant(now)}))) as appointments,
      (select count(*)::int from lead_purchases where lead_id = ${leadId} and ended_at is null) as companies`);
  return rows[0];
}
