import { and, eq, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { installerDocuments, profiles, vettingChecks } from "#db/schema.ts";

const lastChecks = (tx: Queryable) =>
  tx
    .select({ installerId: vettingChecks.installerId, at: sql<Date>`max(${vettingChecks.checkedAt})`.as("last_at") })
    .from(vettingChecks)
    .groupBy(vettingChecks.installerId)
    .as("last_check");

/** What came after the last check of a company that is not awaiting approval, oldest first, and how many there are. */
export async function newDocumentRows(tx: Queryable, limit: number) {
  const last = lastChecks(tx);
  return tx
    .select({
      document: installerDocuments,
      companyName: profiles.companyName,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(installerDocuments)
    .innerJoin(profiles, eq(profiles.id, installerDocuments.installerId))
    .leftJoin(last, eq(last.installerId, installerDocuments.installerId))
    .where(
      and(
        isNull(installerDocuments.removedAt),
        ne(profiles.status, "pending"),
        or(isNull(last.at), sql`${installerDocuments.uploadedAt} > ${last.at}`),
      ),
    )
    .orderBy(installerDocuments.uploadedAt, installerDocuments.id)
    .limit(limit);
}

/** Whether a company has such a document. An array is made once; a join would be tried company by company. */
export const hasNewDocuments: SQL = sql`${profiles.status} <> 'pending' and ${profiles.id} = any(array(
  select document.installer_id from ${installerDocuments} document
    left join (select installer_id, max(checked_at) as at from ${vettingChecks} group by installer_id) last
      on last.installer_id = document.installer_id
   where document.removed_at is null and (last.at is null or document.uploaded_at > last.at)))`;
