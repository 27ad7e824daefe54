import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { instant } from "#db/parameters.ts";
import { graceNotices, installerCoverage, profiles, vettingExceptions } from "#db/schema.ts";
import type { ProofFacts } from "#domain/proof-ends.ts";
import { proofColumns } from "#domain/vetting/proofs.sql.ts";

/** A company's checks on record, and its services. */
export interface Offering {
  id: string;
  proofs: ProofFacts;
  services: readonly string[] | null;
  specialties: readonly string[];
}

export type GraceNoticeRow = Omit<typeof graceNotices.$inferInsert, "queuedAt">;

/**
 * The approved companies whose grace period began on the first day or later, or that have an exception until the second
 * day or later.
 */
export function offeringsWithGraceSince(tx: Queryable, began: string, exceptedUntil: string): Promise<Offering[]> {
  const hasTime = sql`(${profiles.graceFrom} >= ${began}::date or ${profiles.id} in (
    select installer_id from ${vettingExceptions} where ended_at is null and ends_on >= ${exceptedUntil}::date))`;
  return offerings(tx, and(eq(profiles.status, "approved"), hasTime));
}

export function offeringsOf(tx: Queryable, installerId: string): Promise<Offering[]> {
  return offerings(tx, eq(profiles.id, installerId));
}

function offerings(tx: Queryable, where: SQL | undefined): Promise<Offering[]> {
  return tx
    .select({
      id: profiles.id,
      ...proofColumns,
      services: installerCoverage.services,
      specialties: profiles.specialties,
    })
    .from(profiles)
    .leftJoin(installerCoverage, eq(installerCoverage.installerId, profiles.id))
    .where(where);
}

/** Returns the new ones. A concurrent write of the same ones waits for this transaction. */
export async function insertGraceNotices(
  tx: Queryable,
  notices: readonly GraceNoticeRow[],
  now: Date,
): Promise<GraceNoticeRow[]> {
  // All in one parameter, and in a fixed order, so that two calls never deadlock.
  const { rows } = await tx.execute<{ installerId: string; endsOn: string; daysBefore: number }>(sql`
    insert into ${graceNotices} (installer_id, ends_on, days_before, queued_at)
    select "installerId", "endsOn", "daysBefore", ${instant(now)}
      from jsonb_to_recordset(${JSON.stringify(notices)}::jsonb)
           as told ("installerId" text, "endsOn" date, "daysBefore" smallint)
     order by 1, 2, 3
    on conflict do nothing
    returning installer_id as "installerId", ends_on::text as "endsOn", days_before as "daysBefore"`);
  return rows;
}
