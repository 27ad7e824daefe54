import { and, desc, inArray, isNotNull, lte, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { instant } from "#db/parameters.ts";
import { profiles, registerLookups } from "#db/schema.ts";

export type LookupRow = typeof registerLookups.$inferSelect;

/** What counts of each company: the newest look-up, or the newest at an earlier time. */
async function newestLookups(tx: Queryable, installerIds: readonly string[], at?: Date): Promise<LookupRow[]> {
  if (installerIds.length === 0) return [];
  return tx
    .selectDistinctOn([registerLookups.installerId])
    .from(registerLookups)
    .where(
      and(
        inArray(registerLookups.installerId, [...installerIds]),
        at === undefined ? undefined : lte(registerLookups.lookedUpAt, at),
      ),
    )
    .orderBy(registerLookups.installerId, desc(registerLookups.lookedUpAt), desc(registerLookups.id));
}

export async function newestLookup(tx: Queryable, installerId: string, at?: Date): Promise<LookupRow | undefined> {
  return (await newestLookups(tx, [installerId], at))[0];
}

export async function insertLookup(tx: Queryable, row: typeof registerLookups.$inferInsert): Promise<void> {
  await tx.insert(registerLookups).values(row);
}

/** Companies with a number of which nothing has been looked up after this moment. */
export async function companiesNotLookedUpSince(tx: Queryable, moment: Date): Promise<string[]> {
  const isFresh = sql`exists (select from ${registerLookups} l
    where l.installer_id = ${profiles.id} and l.company_number = ${profiles.companyNumber}
      and l.status is not null and l.looked_up_at > ${instant(moment)})`;
  const rows = await tx
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(isNotNull(profiles.companyNumber), sql`not ${isFresh}`))
    .orderBy(profiles.id);
  return rows.map(({ id }) => id);
}
