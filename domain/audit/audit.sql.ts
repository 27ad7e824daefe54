import { and, desc, eq, gte, inArray, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { textArray } from "#db/parameters.ts";
import { auditLog, companyMembers, user } from "#db/schema.ts";
import type { Named } from "#domain/audit/named.sql.ts";
import { behindNumbered, countUpTo } from "#domain/cursor.sql.ts";
import type { NumberedPlace } from "#domain/cursor.ts";

export type AuditRow = typeof auditLog.$inferSelect;

export async function insertAudit(tx: Queryable, row: typeof auditLog.$inferInsert): Promise<void> {
  await tx.insert(auditLog).values(row);
}

export interface AuditQuery {
  /** An email, the id of a user, or null for the command line. Absent: everybody. */
  actor?: string | null | undefined;
  action?: string | undefined;
  subjectTypes?: readonly string[] | undefined;
  subjectId?: string | undefined;
  /** Only what was done by or to somebody or something of a name. */
  named?: Named | undefined;
  from?: Date | undefined;
  /** The first moment no longer included. */
  until?: Date | undefined;
  /** Only what comes after this place in the list. */
  after?: NumberedPlace | undefined;
}

/** Newest first. */
export async function auditRows(tx: Queryable, query: AuditQuery, many: number): Promise<AuditRow[]> {
  return tx
    .select()
    .from(auditLog)
    .where(fitting(query))
    .orderBy(sql`${auditLog.at} desc nulls last`, sql`${auditLog.id} desc nulls last`)
    .limit(many);
}

/** How many there are; counts no further than `most`. */
export function countAudit(tx: Queryable, query: AuditQuery, most: number): Promise<number> {
  return countUpTo(tx, auditLog, fitting(query), most);
}

function fitting({ actor, action, subjectTypes, subjectId, named, from, until, after }: AuditQuery): SQL | undefined {
  return and(
    actorIs(actor),
    action === undefined ? undefined : eq(auditLog.action, action),
    subjectTypes && inArray(auditLog.subjectType, [...subjectTypes]),
    subjectId === undefined ? undefined : eq(auditLog.subjectId, subjectId),
    named && byOrTo(named),
    from && gte(auditLog.at, from),
    until && lt(auditLog.at, until),
    after && behindNumbered(auditLog.at, auditLog.id, after),
  );
}

/**
 * Ids as parameters, so that the indexes on actors and on subjects answer it together. What was done to a member is a
 * record of their company.
 */
function byOrTo(named: Named): SQL {
  const to = [...named].map(
    ([type, ids]) => sql`${auditLog.subjectType} = ${type} and ${auditLog.subjectId} = any(${textArray(ids)})`,
  );
  const people = textArray(named.get("user") ?? []);
  const theirCompanies = sql`array(select ${companyMembers.installerId}::text from ${companyMembers}
    where ${companyMembers.userId} = any(${people}))`;
  const asMembers = sql`${auditLog.subjectType} = 'installer' and ${auditLog.subjectId} = any(${theirCompanies})
    and ${auditLog.after}->>'userId' = any(${people})`;
  return or(sql`${auditLog.actorId} = any(${people})`, ...to, asMembers) ?? sql`false`;
}

/** Also finds what the present owner of this email did under an earlier one. */
function actorIs(actor: string | null | undefined) {
  if (actor === undefined) return undefined;
  if (actor === null) return isNull(auditLog.actorId);
  const now = sql`(select ${user.id} from ${user} where ${user.email} = ${actor.toLowerCase()})`;
  return eq(auditLog.actorId, sql`coalesce(${now}, ${actor})`);
}

/** Every action in the log, by name. Jumps from name to name, so that the log's length does not matter. */
export async function auditActionNames(tx: Queryable): Promise<string[]> {
  const { rows } = (await tx.execute(sql`
    with recursive known(action) as (
      (select ${auditLog.action} from ${auditLog} order by ${auditLog.action} limit 1)
      union all
      select (select min(a.action) from audit_log a where a.action > known.action) from known where known.action is not null
    )
    select action from known where action is not null`)) as { rows: { action: string }[] };
  return rows.map(({ action }) => action);
}

/** The newest of these actions for each of these subjects that has one. */
export async function newestActions(
  tx: Queryable,
  {
    subjectType,
    subjectIds,
    actions,
  }: { subjectType: string; subjectIds: readonly string[]; actions: readonly string[] },
): Promise<{ subjectId: string; action: string }[]> {
  return tx
    .selectDistinctOn([auditLog.subjectId], { subjectId: auditLog.subjectId, action: auditLog.action })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subjectType, subjectType),
        inArray(auditLog.subjectId, [...subjectIds]),
        inArray(auditLog.action, [...actions]),
      ),
    )
    .orderBy(auditLog.subjectId, desc(auditLog.id));
}
