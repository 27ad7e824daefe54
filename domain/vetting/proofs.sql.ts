import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { instant } from "#db/parameters.ts";
import {
  expiryNotices,
  installerDocuments,
  profiles,
  purchasePauses,
  vettingChecks,
  vettingExceptions,
} from "#db/schema.ts";
import type { ProofFacts } from "#domain/proof-ends.ts";

/**
 * The facts about the proofs of a row of `profiles`, as one column for any query that reads that table, in the same
 * round trip.
 */
export const proofColumns = {
  // The name is written out: in a single-table query columns lose their table name, and would be taken for the inner
  // table's.
  proofs: sql<ProofFacts>`jsonb_build_object(
    'checks', coalesce((
      select jsonb_agg(newest) from (
        select distinct on (technology, "check") technology, "check", outcome, "expiresOn" from (
          select technology, "check", outcome, expires_on as "expiresOn", checked_at, id
            from ${vettingChecks} where installer_id = "profiles"."id") as own
         order by technology, "check", checked_at desc, id desc) as newest), '[]'),
    'papers', coalesce((
      select jsonb_agg(latest) from (
        select kind as proof, max(expires_on) as "endsOn"
          from ${installerDocuments}
         where installer_id = "profiles"."id" and kind in ('mcs', 'insurance')
         group by kind) as latest), '[]'),
    'exceptions', coalesce((
      select jsonb_agg(jsonb_build_object('technology', technology, 'endsOn', ends_on))
        from ${vettingExceptions} where installer_id = "profiles"."id" and ended_at is null), '[]'),
    'holidays', coalesce((
      select jsonb_agg(jsonb_build_object('serviceType', service_type, 'startsOn', starts_on, 'endsOn', ends_on))
        from ${purchasePauses} where installer_id = "profiles"."id" and ended_at is null), '[]'),
    'stopDueAt', "profiles"."stop_due_at",
    'heldAt', "profiles"."buying_held_at",
    'graceFrom', "profiles"."grace_from",
    'version', "profiles"."gate_version")`.as("proofs"),
};

/** The facts of these companies, by id. */
export async function proofFactsOf(
  tx: Queryable,
  installerIds: readonly string[],
): Promise<ReadonlyMap<string, ProofFacts>> {
  if (installerIds.length === 0) return new Map();
  return factsById(tx, inArray(profiles.id, [...installerIds]));
}

/** The facts of the approved companies with a recorded day no later than this one. */
export async function proofFactsEndingBy(tx: Queryable, day: string): Promise<ReadonlyMap<string, ProofFacts>> {
  const someEnds = sql`${profiles.id} in (
    select installer_id from ${installerDocuments} where expires_on <= ${day}::date
    union all
    select installer_id from ${vettingChecks} where expires_on <= ${day}::date)`;
  return factsById(tx, and(eq(profiles.status, "approved"), someEnds));
}

async function factsById(tx: Queryable, where: SQL | undefined): Promise<ReadonlyMap<string, ProofFacts>> {
  const rows = await tx
    .select({ id: profiles.id, ...proofColumns })
    .from(profiles)
    .where(where);
  return new Map(rows.map(({ id, proofs }) => [id, proofs]));
}

export type NoticeRow = Omit<typeof expiryNotices.$inferInsert, "queuedAt">;

/** Returns the new ones. A concurrent write of the same ones waits for this transaction. */
export async function insertNotices(tx: Queryable, notices: readonly NoticeRow[], now: Date): Promise<NoticeRow[]> {
  // All in one parameter, and in a fixed order, so that two calls never deadlock.
  const { rows } = await tx.execute<{
    installerId: string;
    proof: NoticeRow["proof"];
    endsOn: string;
    daysBefore: number;
  }>(sql`
    insert into ${expiryNotices} (installer_id, proof, ends_on, days_before, queued_at)
    select "installerId", proof, "endsOn", "daysBefore", ${instant(now)}
      from jsonb_to_recordset(${JSON.stringify(notices)}::jsonb)
           as told ("installerId" text, proof text, "endsOn" date, "daysBefore" smallint)
     order by 1, 2, 3, 4
    on conflict do nothing
    returning installer_id as "installerId", proof, ends_on::text as "endsOn", days_before as "daysBefore"`);
  return rows;
}
