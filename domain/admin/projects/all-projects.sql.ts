import { and, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { leadPurchases, leads, type ProjectStatus, projects, quotes, stops } from "#db/schema.ts";
import { behind } from "#domain/cursor.sql.ts";
import type { CursorPosition } from "#domain/cursor.ts";

/** How many rows of the project meet the condition: counted for the page's projects alone. */
function countOf(table: typeof leadPurchases | typeof quotes | typeof stops, condition: SQL = sql`true`) {
  return sql<number>`(select count(*)::int from ${table} where ${table.leadId} = ${projects.leadId} and ${condition})`;
}

interface ProjectsQuery {
  status?: ProjectStatus | undefined;
  service?: string | undefined;
  after?: CursorPosition | undefined;
  limit: number;
}

/** Newest first. */
export function projectRows(tx: Queryable, { status, service, after, limit }: ProjectsQuery) {
  return tx
    .select({
      project: getTableColumns(projects),
      lead: getTableColumns(leads),
      ever: countOf(leadPurchases),
      active: countOf(leadPurchases, sql`${leadPurchases.endedAt} is null`),
      quotes: countOf(quotes, sql`${quotes.status} in ('sent', 'chosen')`),
      stops: countOf(stops),
      openStops: countOf(stops, sql`${stops.status} in ('asked', 'overdue')`),
    })
    .from(projects)
    .innerJoin(leads, eq(leads.id, projects.leadId))
    .where(
      and(
        status && eq(projects.status, status),
        service ? eq(leads.serviceType, service) : undefined,
        after && behind(projects.openedAt, projects.leadId, after),
      ),
    )
    .orderBy(sql`${projects.openedAt} desc nulls last`, projects.leadId)
    .limit(limit);
}
