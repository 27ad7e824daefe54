import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { instant } from "#db/parameters.ts";
import {
  accountLinks,
  DEMONSTRATION_MARK,
  files,
  forgottenRequests,
  heldMails,
  jobs,
  leadEvents,
  leadPurchases,
  leads,
  publicComplaints,
  quoteDrafts,
  rateLimits,
  requestLinks,
  scheduledRuns,
  securityEvents,
  session,
  verification,
  webhookDeliveries,
  webhookEndpoints,
} from "#db/schema.ts";
import { londonDay } from "#domain/time/calendar.ts";

// Each takes one batch and returns how many rows that was. Rows that somebody holds are skipped, so that nobody waits
// for us nor we for them; they are taken next time.

async function countOf(tx: Queryable, statement: SQL): Promise<number> {
  const { rows } = await tx.execute<{ total: number }>(statement);
  return rows[0]?.total ?? 0;
}

/**
 * Unconfirmed requests; their recorded consent and links go with them by foreign key. The daily counts of them stay.
 * One that was asked for again counts from then, because the customer has a new link.
 */
export function deleteUnconfirmedRequests(tx: Queryable, before: Date, limit: number): Promise<number> {
  return countOf(
    tx,
    sql`
    with old as (
      select id from ${leads}
       where created_at <= ${instant(before)} and coalesce(link_queued_at, created_at) <= ${instant(before)}
         and origin = 'quote_request' and available_at is null and anonymised_at is null
         and not exists (select from ${leadPurchases} where lead_id = ${leads}.id)
       order by created_at limit ${limit} for update skip locked
    ), gone as (
      delete from ${leads} where id in (select id from old) returning created_at
    ), counted as (
      insert into ${forgottenRequests} (asked_on, requests)
      select (created_at at time zone 'Europe/London')::date, count(*) from gone group by 1 order by 1
      on conflict (asked_on) do update set requests = ${forgottenRequests}.requests + excluded.requests
    )
    select count(*)::int as total from gone`,
  );
}

/** The oldest leads that still say who asked, locked for the caller. */
export async function leadsToForget(tx: Queryable, before: Date, limit: number): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id::text as id from ${leads} where created_at <= ${instant(before)} and anonymised_at is null
     order by created_at limit ${limit} for update skip locked`);
  return rows.map(({ id }) => id);
}

export function deleteRequestLinks(tx: Queryable, before: Date, limit: number): Promise<number> {
  return deleteBatch(
    tx,
    requestLinks,
    sql`token_hash`,
    sql`created_at <= ${instant(before)} and (last_used_on is null or last_used_on <= ${londonDay(before)}::date) order by created_at`,
    limit,
  );
}

export function deleteFinishedJobs(tx: Queryable, before: Date, limit: number): Promise<number> {
  return deleteBatch(tx, jobs, sql`id`, sql`done_at <= ${instant(before)} order by done_at`, limit);
}

/** Uses the index `jobs_failed`, read from its end. */
export function deleteFailedJobs(tx: Queryable, before: Date, limit: number): Promise<number> {
  return deleteBatch(tx, jobs, sql`id`, sql`failed_at <= ${instant(before)} order by failed_at, id desc`, limit);
}

export function deleteLeadEvents(tx: Queryable, before: Date, limit: number): Promise<number> {
  return deleteBatch(tx, leadEvents, sql`id`, sql`at <= ${instant(before)} order by at`, limit);
}

/** A used link ends when it would have ended unused. */
export function deleteAccountLinks(tx: Queryable, before: Date, limit: number): Promise<number> {
  return deleteBatch(tx, accountLinks, sql`token_hash`, sql`expires_at <= ${instant(before)}`, limit);
}

export function deleteSessions(tx: Queryable, before: Date, limit: number): Promise<number> {
  return deleteBatch(tx, session, sql`id`, sql`expires_at <= ${instant(before)}`, limit);
}

/** What the accounts library has asked for and not received, such as the second step of a sign-in. */
export function deleteVerifications(tx: Queryable, before: Date, limit: number): Promise<number> {
  return deleteBatch(tx, verification, sql`id`, sql`expires_at <= ${instant(before)}`, limit);
}

export function deleteRateLimits(tx: Queryable, before: Date, limit: number): Promise<number> {
  return deleteBatch(tx, rateLimits, sql`key`, sql`window_started_at <= ${instant(before)}`, limit);
}

/** `before`: a London day, which itself stays, as does the demonstration's marker. */
export function deleteScheduledRuns(tx: Queryable, before: string, limit: number): Promise<number> {
  const old = sql`day < ${before}::date and task <> ${DEMONSTRATION_MARK}`;
  return deleteBatch(tx, scheduledRuns, sql`id`, old, limit);
}

/** By each endpoint's index, because there is none by age alone. */
export function deleteWebhookDeliveries(tx: Queryable, before: Date, limit: number): Promise<number> {
  return countOf(
    tx,
    sql`
    with old as (
      select delivery.id from ${webhookEndpoints} as endpoint cross join lateral (
        select id from ${webhookDeliveries}
         where endpoint_id = endpoint.id and created_at <= ${instant(before)}
         order by created_at limit ${limit}
      ) as delivery limit ${limit}
    ), gone as (
      delete from ${webhookDeliveries} where id in (select id from old) returning 1
    )
    select count(*)::int as total from gone`,
  );
}

/** The table lets nobody else delete: the transaction declares that it removes what is old. */
export async function deleteSecurityEvents(tx: Queryable, before: Date, limit: number): Promise<number> {
  await tx.execute(sql`select set_config('fairwatt.removes_old_rows', 'yes', true)`);
  return deleteBatch(tx, securityEvents, sql`id`, sql`at <= ${instant(before)} order by at, id`, limit);
}

/** What a company typed of a quote and never sent. */
export function deleteQuoteDrafts(tx: Queryable, before: Date, limit: number): Promise<number> {
  return deleteBatch(tx, quoteDrafts, sql`purchase_id`, sql`updated_at <= ${instant(before)}`, limit);
}

/** Mails that went into a daily one, or whose company has been suspended since. */
export function deleteHeldMails(tx: Queryable, before: Date, limit: number): Promise<number> {
  return deleteBatch(tx, heldMails, sql`job_id`, sql`held_at <= ${instant(before)}`, limit);
}

export function deletePublicComplaints(tx: Queryable, before: Date, limit: number): Promise<number> {
  return deleteBatch(tx, publicComplaints, sql`id`, sql`made_at <= ${instant(before)} order by made_at`, limit);
}

/** Files that waited for a quote that was never sent. Returns where they lie. */
export async function deleteWaitingFiles(tx: Queryable, before: Date, limit: number): Promise<string[]> {
  const { rows } = await tx.execute<{ key: string }>(sql`
    delete from ${files}
     where id in (
       select id from ${files}
        where message_id is null and quote_id is null and created_at <= ${instant(before)}
        order by created_at limit ${limit} for update skip locked)
    returning storage_key as key`);
  return rows.map(({ key }) => key);
}

type Prunable =
  | typeof quoteDrafts
  | typeof requestLinks
  | typeof jobs
  | typeof heldMails
  | typeof leadEvents
  | typeof publicComplaints
  | typeof accountLinks
  | typeof session
  | typeof verification
  | typeof rateLimits
  | typeof scheduledRuns
  | typeof securityEvents;

function deleteBatch(tx: Queryable, table: Prunable, key: SQL, old: SQL, limit: number): Promise<number> {
  return countOf(
    tx,
    sql`
    with gone as (
      delete from ${table}
       where ${key} in (select ${key} from ${table} where ${old} limit ${limit} for update skip locked)
      returning 1
    )
    select count(*)::int as total from gone`,
  );
}
