import { and, count, eq, or, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { asTyped, textArray } from "#db/parameters.ts";
import { installerCoverage, installerDocuments, installerNotes, profiles, vettingChecks } from "#db/schema.ts";
import type { InstallerRow } from "#domain/installers/installers.sql.ts";

export interface ListQuery {
  status?: InstallerRow["status"] | undefined;
  /** Occurs in the company's name, the contact's name or the email. */
  words?: string | undefined;
  /** Only approved companies with a document that ends on or before this day. */
  documentsEndBy?: string | undefined;
  /** Only companies with documents that came after their last check. */
  withNewDocuments?: boolean | undefined;
  /** Only companies whose radius is at least this many miles, depending on the outward code of their base. */
  reaching?: readonly { outcode: string; miles: number }[] | undefined;
  /** Only companies with their base in one of these outward codes. */
  basedIn?: readonly string[] | undefined;
}

/** Newest first; `after` is the id of the last company on the previous page. */
export async function installerRows(
  tx: Queryable,
  query: ListQuery & { after?: string | undefined; limit: number },
): Promise<InstallerRow[]> {
  return tx
    .select()
    .from(profiles)
    .where(and(matching(query), query.after ? onwards(query.after) : undefined))
    .orderBy(sql`${profiles.createdAt} desc nulls last`, profiles.id)
    .limit(query.limit);
}

export async function countInstallers(tx: Queryable, query: ListQuery): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(profiles).where(matching(query));
  return row?.total ?? 0;
}

function matching({ status, words, documentsEndBy, withNewDocuments, reaching, basedIn }: ListQuery): SQL | undefined {
  const contains = (column: SQL) => sql`${column} ilike ${`%${asTyped(words ?? "")}%`}`;
  return and(
    status ? eq(profiles.status, status) : undefined,
    words
      ? or(
          contains(sql`${profiles.companyName}`),
          contains(sql`${profiles.contactName}`),
          contains(sql`${profiles.email}`),
        )
      : undefined,
    documentsEndBy
      ? and(
          eq(profiles.status, "approved"),
          sql`${profiles.id} in (select ${installerDocuments.installerId} from ${installerDocuments}
               where ${installerDocuments.removedAt} is null and ${installerDocuments.expiresOn} <= ${documentsEndBy}::date)`,
        )
      : undefined,
    withNewDocuments ? hasNewDocuments : undefined,
    reaching ? reachingFrom(reaching) : undefined,
    basedIn
      ? sql`${profiles.id} in (select ${installerCoverage.installerId} from ${installerCoverage}
             where ${installerCoverage.baseOutcode} = any(${textArray(basedIn)}))`
      : undefined,
  );
}

function reachingFrom(bases: NonNullable<ListQuery["reaching"]>): SQL {
  const outcodes = textArray(bases.map(({ outcode }) => outcode));
  const miles = sql`${`{${bases.map((base) => base.miles).join(",")}}`}::float8[]`;
  return sql`${profiles.id} in (
    select ${installerCoverage.installerId} from ${installerCoverage}
      join unnest(${outcodes}, ${miles}) as base(outcode, miles) on base.outcode = ${installerCoverage.baseOutcode}
     where ${installerCoverage.radiusMiles} >= base.miles)`;
}

// Compared in the database, whose timestamps are finer than ours.
function onwards(after: string): SQL | undefined {
  const then = sql`(select c.created_at from ${profiles} c where c.id = ${after})`;
  return and(
    sql`${profiles.createdAt} <= ${then}`,
    or(sql`${profiles.createdAt} < ${then}`, sql`${profiles.id} > ${after}`),
  );
}

export async function countInstallersByStatus(tx: Queryable): Promise<Map<InstallerRow["status"], number>> {
  const rows = await tx.select({ status: profiles.status, total: count() }).from(profiles).groupBy(profiles.status);
  return new Map(rows.map((row) => [row.status, row.total]));
}

/** Returns whether the note is new. */
export async function insertNote(tx: Queryable, row: typeof installerNotes.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(installerNotes).values(row).onConflictDoNothing().returning({ id: installerNotes.id });
  return rows.length === 1;
}

/**
 * Whether a company that is not awaiting approval has documents that came after its last check. An array is made once;
 * a join would be tried company by company.
 */
const hasNewDocuments: SQL = sql`${profiles.status} <> 'pending' and ${profiles.id} = any(array(
  select document.installer_id from ${installerDocuments} document
    left join (select installer_id, max(checked_at) as at from ${vettingChecks} group by installer_id) last
      on last.installer_id = document.installer_id
   where document.removed_at is null and (last.at is null or document.uploaded_at > last.at)))`;
