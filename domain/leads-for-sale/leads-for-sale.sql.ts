import { and, eq, getTableColumns, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { instant, textArray } from "#db/parameters.ts";
import { leadPurchases, leads } from "#db/schema.ts";
import type { CursorPosition, RankedPlace } from "#domain/cursor.ts";
import type { LeadRow } from "#domain/leads/leads.sql.ts";

/** Further apart than any two places in the country. */
const UNKNOWN_MILES = 9999;

/** Whose list it is, and what narrows it. */
export interface ForSaleQuery {
  installerId: string;
  now: Date;
  /** Ids of leads whose purchase would be refused. */
  refused: readonly string[];
  services?: readonly string[] | undefined;
  urgency?: LeadRow["urgency"] | undefined;
  budgets?: readonly string[] | undefined;
  outcodes?: readonly string[] | undefined;
  /** Leaves out leads with one of these budgets; those without a budget stay. */
  budgetsBelow?: readonly string[] | undefined;
  needsPhone?: boolean | undefined;
  since?: Date | undefined;
}

/**
 * Newest first, in exactly the order of the index `leads_for_sale`. Leaves out leads this installer has bought or may
 * not buy again.
 */
export async function leadsForSaleRows(
  tx: Queryable,
  query: ForSaleQuery & { limit: number; after?: CursorPosition | undefined },
): Promise<LeadRow[]> {
  const after = query.after
    ? sql`(${leads.availableAt}, ${leads.id}) < (${instant(query.after.at)}, ${query.after.id}::uuid)`
    : undefined;
  return tx
    .select()
    .from(leads)
    .where(and(forSale(query), after))
    .orderBy(sql`${leads.availableAt} desc nulls last`, sql`${leads.id} desc nulls last`)
    .limit(query.limit);
}

/**
 * As above, but by whole miles, the newest first within a mile. Outward codes missing from `miles` come last. The
 * database sorts, and looks each lead's outward code up in one parameter.
 */
export async function nearestLeadsForSaleRows(
  tx: Queryable,
  query: ForSaleQuery & { limit: number; miles: Readonly<Record<string, number>>; after?: RankedPlace | undefined },
): Promise<(LeadRow & { rank: number })[]> {
  const rank = sql<number>`coalesce((${JSON.stringify(query.miles)}::jsonb ->> ${leads.outcode})::int, ${UNKNOWN_MILES}::int)`;
  const { after } = query;
  const further = sql`${rank} > ${after?.rank}::int`;
  const asFar = after && sql`(${leads.availableAt}, ${leads.id}) < (${instant(after.at)}, ${after.id}::uuid)`;
  return tx
    .select({ ...getTableColumns(leads), rank: rank.as("rank") })
    .from(leads)
    .where(and(forSale(query), after && sql`(${further} or (${rank} = ${after.rank}::int and ${asFar}))`))
    .orderBy(sql`rank`, sql`${leads.availableAt} desc nulls last`, sql`${leads.id} desc nulls last`)
    .limit(query.limit);
}

/** How many there are, counted up to `max`. */
export async function countLeadsForSale(tx: Queryable, query: ForSaleQuery, max: number): Promise<number> {
  const some = tx.select({ one: sql`1` }).from(leads).where(forSale(query)).limit(max).as("some");
  const [row] = await tx.select({ total: sql<number>`count(*)::int` }).from(some);
  return row?.total ?? 0;
}

function forSale(query: ForSaleQuery): SQL | undefined {
  return and(
    eq(leads.status, "available"),
    // With a plain comparison the planner assumes few leads are this young, when most of those for sale are: it would
    // expect a handful, read all and sort them.
    sql`coalesce(${leads.expiresAt} > ${instant(query.now)}, false)`,
    notBoughtBy(query.installerId),
    query.refused.length > 0 ? sql`${leads.id} <> all(${textArray(query.refused)}::uuid[])` : undefined,
    query.services && sql`${leads.serviceType} = any(${textArray(query.services)})`,
    query.urgency && eq(leads.urgency, query.urgency),
    query.budgets && inArray(leads.budgetRange, [...query.budgets]),
    query.outcodes && sql`${leads.outcode} = any(${textArray(query.outcodes)})`,
    query.budgetsBelow?.length
      ? sql`(${leads.budgetRange} = any(${textArray(query.budgetsBelow)})) is not true`
      : undefined,
    query.needsPhone ? isNotNull(leads.customerPhone) : undefined,
    query.since && sql`${leads.availableAt} >= ${instant(query.since)}`,
  );
}

function notBoughtBy(installerId: string): SQL {
  return sql`not exists (select from ${leadPurchases} where ${leadPurchases.leadId} = ${leads.id} and ${leadPurchases.installerId} = ${installerId})`;
}
