import { and, eq, or, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { leads } from "#db/schema.ts";
import type { Place } from "#domain/cursor.ts";
import type { AllLeadsFilter, LeadSearch } from "#domain/leads/all-leads-filter.ts";
import type { LeadRow } from "#domain/leads/leads.sql.ts";

export interface AllLeadsQuery extends Omit<AllLeadsFilter, "search" | "ageDays"> {
  search?: LeadSearch | undefined;
  createdSince?: Date | undefined;
  after?: Place | undefined;
  limit: number;
}

type TextColumn = typeof leads.customerEmail | typeof leads.customerPhone | typeof leads.postcode;

// Only beginnings are searched for: an index finds them among a million.
const startsWith = (column: TextColumn, text: string) => sql`${column} like ${`${text.replace(/[\\%_]/g, "\\$&")}%`}`;

function searched({ id, emailStart, phoneStart, postcodeStart, nameWords }: LeadSearch): SQL {
  const words = nameWords?.map((word) => `${word}:*`).join(" & ");
  const fits = or(
    id ? eq(leads.id, id) : undefined,
    emailStart ? startsWith(leads.customerEmail, emailStart) : undefined,
    phoneStart ? startsWith(leads.customerPhone, phoneStart) : undefined,
    postcodeStart ? startsWith(leads.postcode, postcodeStart) : undefined,
    words ? sql`to_tsvector('simple', ${leads.customerName}) @@ to_tsquery('simple', ${words})` : undefined,
  );
  return fits ?? sql`false`;
}

/** Newest first, in the order of the index. */
export async function allLeadRows(tx: Queryable, query: AllLeadsQuery): Promise<LeadRow[]> {
  const { search, status, service, origin, createdSince, after } = query;
  return tx
    .select()
    .from(leads)
    .where(
      and(
        search ? searched(search) : undefined,
        status ? eq(leads.status, status) : undefined,
        service ? eq(leads.serviceType, service) : undefined,
        origin ? eq(leads.origin, origin) : undefined,
        createdSince ? sql`${leads.createdAt} >= ${createdSince.toISOString()}::timestamptz` : undefined,
        after ? behind(after) : undefined,
      ),
    )
    .orderBy(sql`${leads.createdAt} desc nulls last`, leads.id)
    .limit(query.limit);
}

// The first half alone is what an index can begin at.
function behind({ at, id }: Place): SQL {
  const moment = sql`${at.toISOString()}::timestamptz`;
  return sql`${leads.createdAt} <= ${moment} and (${leads.createdAt} < ${moment} or ${leads.id} > ${id}::uuid)`;
}
