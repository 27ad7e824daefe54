import { and, eq, gte, inArray, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { asTyped, textArray } from "#db/parameters.ts";
import { consentRecords, leads } from "#db/schema.ts";
import { behind, countUpTo } from "#domain/cursor.sql.ts";
import type { CursorPosition } from "#domain/cursor.ts";
import type { LeadRow } from "#domain/leads/leads.sql.ts";

/** A search as the database runs it: a lead that fits any of these is found. Empty: nothing can match. */
export interface LeadSearch {
  id?: string;
  emailStart?: string;
  /** In the form in which phone numbers are stored: +447700900123. */
  phoneStart?: string;
  /** A postcode in its normal form, or an outward code and a space. */
  postcodeStart?: string;
  /** Each is the beginning of a word in the name. */
  nameWords?: string[];
}

export interface AllLeadsQuery {
  status?: LeadRow["status"];
  service?: string;
  origin?: LeadRow["origin"];
  /** Whether the customer has confirmed it, or an administrator has entered it. */
  confirmed?: "yes" | "no";
  search?: LeadSearch | undefined;
  createdSince?: Date | undefined;
  /** The end of the period, exclusive. */
  createdBefore?: Date | undefined;
  /** Only leads in these outward codes, or only those in none of them. */
  places?: { outcodes: readonly string[]; isIn: boolean } | undefined;
  after?: CursorPosition | undefined;
  limit: number;
}

type TextColumn = typeof leads.customerEmail | typeof leads.customerPhone | typeof leads.postcode;

// Only beginnings are searched for, so that an index finds them among a million.
const startsWith = (column: TextColumn, text: string) => sql`${column} like ${`${asTyped(text)}%`}`;

/** Each way of being found, with an index of its own. */
function waysToBeFound({ id, emailStart, phoneStart, postcodeStart, nameWords }: LeadSearch): SQL[] {
  const words = nameWords?.map((word) => `${word}:*`).join(" & ");
  const ways = [
    id ? eq(leads.id, id) : undefined,
    id ? sql`${leads.id} = (select lead_id from ${consentRecords} where reference = ${id}::uuid)` : undefined,
    emailStart ? startsWith(leads.customerEmail, emailStart) : undefined,
    phoneStart ? startsWith(leads.customerPhone, phoneStart) : undefined,
    postcodeStart ? startsWith(leads.postcode, postcodeStart) : undefined,
    words ? sql`to_tsvector('simple', ${leads.customerName}) @@ to_tsquery('simple', ${words})` : undefined,
  ];
  return ways.filter((way) => way !== undefined);
}

/** Newest first. */
export async function allLeadRows(tx: Queryable, asked: AllLeadsQuery): Promise<LeadRow[]> {
  const query = isSparse(asked.places, asked) ? { ...asked, places: await strayPlaces(tx, asked.places) } : asked;
  const ways = query.search ? waysToBeFound(query.search) : query === asked ? undefined : postcodesIn(query.places);
  if (!ways) return rowsWhere(tx, onwards(query), query.limit);
  if (ways.length === 0) return [];
  const soon = await rowsWhere(tx, and(onwards(query), amongNewest(query.after)), query.limit);
  if (soon.length === query.limit) return soon;
  return rowsWhere(tx, inArray(leads.id, await newestFound(tx, ways, query)), query.limit);
}

type Places = NonNullable<AllLeadsQuery["places"]>;

/** Leads in no known place are few. Those of a few days are quickly scanned, those of all time are not. */
function isSparse(places: Places | undefined, { createdSince }: AllLeadsQuery): places is Places {
  return places !== undefined && !places.isIn && !createdSince;
}

/** Outward codes of leads other than these. Jumps from code to code along the postcode index. */
async function strayPlaces(tx: Queryable, { outcodes }: Places): Promise<Places> {
  const { rows } = await tx.execute<{ outcode: string }>(sql`
    with recursive known(outcode) as (
      (select outcode from ${leads} order by postcode using ~<~ limit 1)
      union all
      select (select next.outcode from leads next where next.postcode ~>~ (known.outcode || ' ~')
               order by next.postcode using ~<~ limit 1)
        from known where known.outcode is not null
    )
    select outcode from known where outcode is not null`);
  const known = new Set(outcodes);
  return { outcodes: rows.map(({ outcode }) => outcode).filter((outcode) => !known.has(outcode)), isIn: true };
}

function postcodesIn(places: Places | undefined): SQL[] {
  return (places?.outcodes ?? []).map((outcode) => startsWith(leads.postcode, `${outcode} `));
}

/** In index order. */
function rowsWhere(tx: Queryable, where: SQL | undefined, limit: number): Promise<LeadRow[]> {
  const order = [sql`${leads.createdAt} desc nulls last`, leads.id];
  return tx
    .select()
    .from(leads)
    .where(where)
    .orderBy(...order)
    .limit(limit);
}

function onwards({ after, limit: _, ...query }: AllLeadsQuery): SQL | undefined {
  return and(fitting(query), after && behind(leads.createdAt, leads.id, after));
}

/**
 * Frequent matches fill a page within this many leads, read in list order. Rare ones are found through indexes and
 * sorted: left to itself, the database would read every lead in order until the page was full.
 */
const READ_IN_ORDER = 10_000;

function amongNewest(after: CursorPosition | undefined): SQL {
  const remaining = after ? behind(leads.createdAt, leads.id, after) : sql`true`;
  const oldest = sql`(select created_at from ${leads} where ${remaining}
    order by created_at desc nulls last offset ${READ_IN_ORDER}::int limit 1)`;
  return sql`${leads.createdAt} >= coalesce(${oldest}, '-infinity')`;
}

/** Materialized, so that it is planned to be read to the end and each way uses its index. */
async function newestFound(tx: Queryable, ways: SQL[], { search: _, ...others }: AllLeadsQuery) {
  const fits = onwards(others) ?? sql`true`;
  const branches = ways.map((way) => sql`select id, created_at from ${leads} where ${way} and ${fits}`);
  const { rows } = await tx.execute<{ id: string }>(sql`
    with found as materialized (${sql.join(branches, sql` union `)})
    select id from found order by created_at desc, id limit ${others.limit}::int`);
  return rows.map(({ id }) => id);
}

/** How many leads match, up to `limit`. */
export function countLeads(tx: Queryable, { limit, ...query }: AllLeadsQuery): Promise<number> {
  return countUpTo(tx, leads, fitting(query), limit);
}

function fitting(query: Omit<AllLeadsQuery, "after" | "limit">): SQL | undefined {
  const { search, status, service, origin, confirmed, createdSince, createdBefore, places } = query;
  return and(
    search ? (or(...waysToBeFound(search)) ?? sql`false`) : undefined,
    status ? eq(leads.status, status) : undefined,
    service ? eq(leads.serviceType, service) : undefined,
    origin ? eq(leads.origin, origin) : undefined,
    confirmed && (confirmed === "yes" ? isNotNull(leads.availableAt) : isNull(leads.availableAt)),
    createdSince ? gte(leads.createdAt, createdSince) : undefined,
    createdBefore ? lt(leads.createdAt, createdBefore) : undefined,
    places ? placed(places) : undefined,
  );
}

function placed({ outcodes, isIn }: NonNullable<AllLeadsQuery["places"]>): SQL {
  const known = textArray(outcodes);
  return isIn ? sql`${leads.outcode} = any(${known})` : sql`${leads.outcode} <> all(${known})`;
}
