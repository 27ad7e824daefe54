import { getTableColumns, inArray, lte, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Queryable } from "#db/connection.ts";
import { instant } from "#db/parameters.ts";
import {
  forgottenRequests,
  leadPurchases,
  leads,
  requestHolds,
  securityEvents,
  webhookDeliveries,
  webhookEndpoints,
} from "#db/schema.ts";
import type { Entry } from "#domain/personal-data/entry.sql.ts";

// Each takes one batch, the oldest first. Rows that somebody holds are skipped, so that nobody waits for us nor we for
// them; they are taken next time.

/** Returns for each row where its file lies, if it has one. */
export async function deleteBatch(
  tx: Queryable,
  { table, file }: Pick<Entry, "table" | "file">,
  { since, before, where, limit }: { since: PgColumn; before: Date; where?: SQL | undefined; limit: number },
): Promise<(string | null)[]> {
  const key = Object.values(getTableColumns(table)).find((column) => column.primary);
  if (!key) throw new Error("Only tables with a key of one column can be removed from by age.");
  const old = tx
    .select({ key })
    .from(table)
    .where(where ?? lte(since, before))
    .orderBy(since)
    .limit(limit)
    .for("update", { skipLocked: true });
  const gone = await tx
    .delete(table)
    .where(inArray(key, old))
    .returning({ file: sql<string | null>`${file ?? null}` });
  return gone.map((row) => row.file);
}

async function countOf(tx: Queryable, statement: SQL): Promise<number> {
  const { rows } = await tx.execute<{ total: number }>(statement);
  return rows[0]?.total ?? 0;
}

/**
 * Unconfirmed requests; their recorded consent and links go with them by foreign key. The daily counts of them stay.
 * A work that was closed while others of its form were confirmed stays with those: its links open them. One that was asked for again counts from then, because the customer has a new link.
 */
export function deleteUnconfirmedRequests(tx: Queryable, before: Date, limit: number): Promise<number> {
  return countOf(
    tx,
    sql`
    with old as (
      select id from ${leads}
       where created_at <= ${instant(before)} and coalesce(link_queued_at, created_at) <= ${instant(before)}
         and origin = 'quote_request' and available_at is null and anonymised_at is null
         and not exists (select from ${requestHolds} where lead_id = ${leads}.id)
         and not exists (select from ${leadPurchases} where lead_id = ${leads}.id)
         and not exists (select from ${leads} other where other.group_id = ${leads}.group_id
                                                      and other.available_at is not null)
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
  const gone = await deleteBatch(tx, { table: securityEvents }, { since: securityEvents.at, before, limit });
  return gone.length;
}

/** Requests stay; the hash of the address that they came from goes. */
export function forgetSenders(tx: Queryable, before: Date, limit: number): Promise<number> {
  return countOf(
    tx,
    sql`
    with old as (
      select id from ${leads} where created_at <= ${instant(before)} and sender_hash is not null
       order by created_at limit ${limit} for update skip locked
    ), gone as (
      update ${leads} set sender_hash = null where id in (select id from old) returning 1
    )
    select count(*)::int as total from gone`,
  );
}
