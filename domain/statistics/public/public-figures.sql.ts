import { type SQL, sql } from "drizzle-orm";
import { limits } from "#config/limits.ts";
import type { Queryable } from "#db/connection.ts";
import { instant } from "#db/parameters.ts";
import {
  auditLog,
  complaints,
  creditTransactions,
  leadPurchases,
  leads,
  publicComplaints,
  publicMonths,
  quotes,
  refundEvidence,
  refundRequests,
  reviewActs,
  vettingChecks,
} from "#db/schema.ts";

// What /transparency counts. Each query is named in content/counters.ts, which says the same in a sentence.

/** From its first moment until before its end, as known at `now`. */
export interface Period {
  from: Date;
  until: Date;
  now: Date;
}

/** A count, out of how many; by reason where there are reasons. */
export interface Counted {
  count: number;
  of?: number;
  by?: Record<string, number>;
  medianMinutes?: number | null;
}

const within = (moment: SQL, { from, until }: Period) =>
  sql`${moment} >= ${instant(from)} and ${moment} < ${instant(until)}`;

async function one<Row extends object>(tx: Queryable, query: SQL): Promise<Row> {
  const [row] = (await tx.execute(query)).rows;
  return row as Row;
}

/** Rows of a reason and its count, added up. */
async function byReason(tx: Queryable, query: SQL): Promise<Required<Pick<Counted, "count" | "by">>> {
  const { rows } = await tx.execute<{ reason: string; count: number }>(query);
  const by = Object.fromEntries(rows.map(({ reason, count }) => [reason, count]));
  return { count: Object.values(by).reduce((sum, count) => sum + count, 0), by };
}

const confirmed = (period: Period) =>
  sql`${leads} l where l.origin = 'quote_request' and ${within(sql`l.available_at`, period)}`;

export function requestsConfirmed(tx: Queryable, period: Period): Promise<Counted> {
  return one(tx, sql`select count(*)::int as count from ${confirmed(period)}`);
}

export function requestsWithThreeCompanies(tx: Queryable, period: Period): Promise<Counted> {
  const bought = sql`(select count(*) from ${leadPurchases} p where p.lead_id = l.id)`;
  return one(
    tx,
    sql`select (count(*) filter (where ${bought} >= ${limits.leadPlacesMax}::int))::int as count, count(*)::int as of
          from ${confirmed(period)}`,
  );
}

/** Purchases that became a day old within the period, contacted within that day, and after how long half of them were. */
export function firstContacts(tx: Queryable, period: Period): Promise<Counted> {
  const hours = sql`make_interval(hours => ${limits.statisticsContactHours}::int)`;
  const from = new Date(period.from.getTime() - limits.statisticsContactHours * HOUR_MILLISECONDS);
  const now = instant(period.now);
  return one(
    tx,
    sql`select count(*)::int as of, (count(*) filter (where wait <= ${hours}))::int as count,
               case when 2 * count(wait) > count(*) then
                 floor((percentile_cont(0.5) within group (
                   order by coalesce(extract(epoch from wait)::float8, 'infinity'))) / 60 + 0.5)::int end as "medianMinutes"
          from (select first.at - p.purchased_at as wait
                  from ${leadPurchases} p
                  left join (select purchase_id, min(at) as at from contacts_until(${now})
                              where at >= ${instant(from)} group by 1) as first on first.purchase_id = p.id
                 where ${within(sql`p.purchased_at + ${hours}`, period)} and ${within(sql`p.purchased_at`, { ...period, from })}
                   and not was_refunded(p.id, ${now})) as bought`,
  );
}

const HOUR_MILLISECONDS = 3_600_000;

/** Companies that sent a quote, for the requests confirmed in the period. */
export function quotesOfRequests(tx: Queryable, period: Period): Promise<Counted> {
  const sent = sql`(select count(distinct q.purchase_id) from ${quotes} q join ${leadPurchases} p on p.id = q.purchase_id
                     where p.lead_id = l.id and q.status <> 'draft')`;
  return one(tx, sql`select coalesce(sum(${sent}), 0)::int as count, count(*)::int as of from ${confirmed(period)}`);
}

export function requestsThatChose(tx: Queryable, period: Period): Promise<Counted> {
  const chose = sql`exists (select from ${quotes} q join ${leadPurchases} p on p.id = q.purchase_id
                             where p.lead_id = l.id and q.status = 'chosen')`;
  return one(
    tx,
    sql`select (count(*) filter (where ${chose}))::int as count, count(*)::int as of from ${confirmed(period)}`,
  );
}

/** Of the purchases of the period, those whose credits came back: by the report, or else by the rule. */
export async function purchasesRefunded(tx: Queryable, period: Period): Promise<Counted> {
  const bought = await one<{ of: number }>(
    tx,
    sql`select count(*)::int as of from ${leadPurchases} p where ${within(sql`p.purchased_at`, period)}`,
  );
  const refunded = await byReason(
    tx,
    sql`select coalesce(e.detail, case when r.rule = 'withdrawn' then r.rule else r.reason end, 'withdrawn') as reason,
               count(*)::int as count
          from ${leadPurchases} p
          join ${creditTransactions} t on t.cause_id = p.id and t.transaction_type = 'refund'
          left join ${refundRequests} r on r.purchase_id = p.id
          left join ${refundEvidence} e on e.purchase_id = p.id and e.kind = 'refund'
         where ${within(sql`p.purchased_at`, period)} group by 1 order by 1`,
  );
  return { ...refunded, ...bought };
}

/** Checks that failed; and passed ones whose last day went by in the period, unless renewed by then. */
export function checksFailedOrEnded(tx: Queryable, period: Period): Promise<Counted> {
  const ended = sql`((c.expires_on + 1)::timestamp at time zone 'Europe/London')`;
  const renewed = sql`exists (
    select from ${vettingChecks} n
     where n.installer_id = c.installer_id and n."check" = c."check" and n.technology is not distinct from c.technology
       and n.checked_at > c.checked_at and n.checked_at < ${ended})`;
  return byReason(
    tx,
    sql`select 'failed' as reason, count(*)::int as count from ${vettingChecks} c
         where c.outcome = 'failed' and ${within(sql`c.checked_at`, period)}
         union all
        select 'ended', count(*)::int from ${vettingChecks} c
         where c.outcome = 'passed' and c.expires_on is not null and ${within(ended, period)}
           and ${ended} <= ${instant(period.now)} and not ${renewed}`,
  );
}

/** By what was decided: an approved company suspended, or an application declined. */
export function companiesSuspended(tx: Queryable, period: Period): Promise<Counted> {
  return byReason(
    tx,
    sql`select case a.action when 'suspend-installer' then 'suspended' else 'declined' end as reason,
               count(*)::int as count
          from ${auditLog} a
         where a.action in ('suspend-installer', 'decline-installer') and ${within(sql`a.at`, period)}
         group by 1 order by 1`,
  );
}

/** Reviews published, and those removed by reason. */
export async function reviewsPublishedAndRemoved(tx: Queryable, period: Period): Promise<Counted> {
  const { by } = await byReason(
    tx,
    sql`select case a.kind when 'removed' then a.reason else 'published' end as reason,
               count(distinct a.review_id)::int as count
          from ${reviewActs} a
         where a.kind in ('published', 'removed') and ${within(sql`a.at`, period)} group by 1 order by 1`,
  );
  return { count: by.published ?? 0, by };
}

/** Complaints whose answer was due in the period, to us and about companies, and how many were answered by then. */
export function complaintsAnsweredInTime(tx: Queryable, period: Period): Promise<Counted> {
  const due = sql`${within(sql`answer_by`, period)} and answer_by <= ${instant(period.now)}`;
  return one(
    tx,
    sql`select count(*)::int as of, (count(*) filter (where answered <= answer_by))::int as count from (
          select answer_by, answered_at as answered from ${publicComplaints} where ${due}
          union all
          select answer_by, decided_at from ${complaints} where ${due} and decision is distinct from 'gone') as complaint`,
  );
}

/** The files that are kept, oldest month first. */
export function keptMonths(tx: Queryable, since: string): Promise<{ month: string; file: string }[]> {
  return tx
    .select({ month: publicMonths.month, file: publicMonths.file })
    .from(publicMonths)
    .where(sql`${publicMonths.month} >= ${since}`)
    .orderBy(publicMonths.month);
}

export async function keptMonth(tx: Queryable, month: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ file: publicMonths.file })
    .from(publicMonths)
    .where(sql`${publicMonths.month} = ${month}`);
  return row?.file;
}

/** Keeps a month's file, unless one is kept already. */
export async function keepMonthRow(tx: Queryable, row: typeof publicMonths.$inferInsert): Promise<void> {
  await tx.insert(publicMonths).values(row).onConflictDoNothing();
}

/** Leads for sale, by the work that they are about. */
export async function liveLeadsByService(tx: Queryable, now: Date): Promise<{ service: string; count: number }[]> {
  const { rows } = await tx.execute<{ service: string; count: number }>(
    sql`select l.service_type as service, count(*)::int as count from ${leads} l
         where l.status = 'available' and l.expires_at > ${instant(now)} group by 1`,
  );
  return rows;
}

/** Purchases of the period and those whose credits came back, by the work that they are about. */
export async function refundedByService(
  tx: Queryable,
  period: Period,
): Promise<{ service: string; count: number; of: number }[]> {
  const { rows } = await tx.execute<{ service: string; count: number; of: number }>(
    sql`select l.service_type as service, count(*)::int as of, count(t.id)::int as count
          from ${leadPurchases} p
          join ${leads} l on l.id = p.lead_id
          left join ${creditTransactions} t on t.cause_id = p.id and t.transaction_type = 'refund'
         where ${within(sql`p.purchased_at`, period)} group by 1`,
  );
  return rows;
}
