import { and, eq, lte, type SQL, sql } from "drizzle-orm";
import { limits } from "#config/limits.ts";
import type { Queryable } from "#db/connection.ts";
import { instant, textArray } from "#db/parameters.ts";
import { jobs } from "#db/schema.ts";
import type { TakenJob } from "#domain/outbox/job.ts";
import { type Lane, longKinds } from "#domain/outbox/job-rules.ts";

/** The number of the lock under which calls are taken; used for nothing else. */
const TAKING_CALLS = 728192;
/** How many of the oldest due calls are considered. Calls to busy endpoints or companies are not among them. */
const CANDIDATES = 1000;

export const isWaiting = sql`${jobs.doneAt} is null and ${jobs.failedAt} is null`;

/** Only while this worker holds the job: after its lease expired it may have passed to another. */
const heldBy = ({ id, attempt, lease }: Pick<TakenJob, "id" | "attempt" | "lease">) =>
  and(eq(jobs.id, id), eq(jobs.lease, lease), eq(jobs.attempts, attempt), isWaiting);

/** Ends a lease with its outcome. Returns whether it was still held; otherwise nothing changes. */
export async function endLease(
  tx: Queryable,
  taken: TakenJob,
  change: Partial<Pick<typeof jobs.$inferInsert, "doneAt" | "failedAt" | "runAt" | "lastError">>,
): Promise<boolean> {
  const rows = await tx
    .update(jobs)
    .set({ ...change, lease: null })
    .where(heldBy(taken))
    .returning({ id: jobs.id });
  return rows.length === 1;
}

/** As `endLease`, for many jobs that are done, in one statement. Returns the ids of those that were still held. */
export async function endLeasesDone(tx: Queryable, taken: readonly TakenJob[], now: Date): Promise<Set<number>> {
  const ours = JSON.stringify(taken.map(({ id, lease, attempt }) => ({ id, lease, attempt })));
  // In a fixed order, so that two workers with some of the same rows queue up instead of deadlocking.
  const { rows } = await tx.execute<{ id: string }>(sql`
    with held as (
      select ${jobs.id} from ${jobs}
        join jsonb_to_recordset(${ours}::jsonb) as ours (id bigint, lease uuid, attempt smallint)
          on ours.id = ${jobs.id} and ours.lease = ${jobs.lease} and ours.attempt = ${jobs.attempts}
       where ${isWaiting} order by ${jobs.id} for update of ${jobs}
    )
    update ${jobs} set done_at = ${instant(now)}, last_error = null, lease = null
      from held where held.id = ${jobs.id} returning held.id::text`);
  return new Set(rows.map(({ id }) => Number(id)));
}

/**
 * Whether this worker still holds the job, which it then does until the transaction ends. Call it in the transaction
 * that records the outcome.
 */
export async function holdsJob(tx: Queryable, taken: TakenJob): Promise<boolean> {
  const rows = await tx.select({ id: jobs.id }).from(jobs).where(heldBy(taken)).for("update");
  return rows.length === 1;
}

const secondsAfter = (now: Date, seconds: number) => instant(new Date(now.getTime() + seconds * 1000));

/** When a lease that begins now ends. */
export const leaseEnd = (now: Date) => sql`case when ${jobs.kind} = any(${textArray(longKinds)})
  then ${secondsAfter(now, limits.longJobLeaseSeconds)} else ${secondsAfter(now, limits.jobLeaseSeconds)} end`;

export interface Room {
  lane: Lane;
  /** How many may be taken. */
  room: number;
  /** Jobs this process is doing: not to be taken again, even if their leases expire. */
  underWay: readonly number[];
}

/** Takes due jobs of a lane for this worker by moving their time past the lease; other workers skip rows we hold. */
export function leaseJobs(tx: Queryable, now: Date, { lane, room, underWay }: Room) {
  const due = tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.lane, lane), lte(jobs.runAt, now), isWaiting, sql`not (${isAmong(underWay)})`))
    .orderBy(jobs.runAt)
    .limit(room)
    .for("update", { skipLocked: true });
  // As an array it is evaluated once; as a joined list it may be evaluated again, and take more than there is room for.
  return leaseThose(tx, now, sql`${jobs.id} = any(array(${due}))`);
}

/** One parameter, however many there are. */
const isAmong = (ids: readonly number[]) => sql`${jobs.id} = any(${`{${ids.join(",")}}`}::bigint[])`;

function leaseThose(tx: Queryable, now: Date, chosen: SQL) {
  return tx
    .update(jobs)
    .set({ runAt: leaseEnd(now), lease: sql`gen_random_uuid()`, attempts: sql`${jobs.attempts} + 1` })
    .where(and(chosen, isWaiting))
    .returning({ id: jobs.id, kind: jobs.kind, payload: jobs.payload, attempts: jobs.attempts, lease: jobs.lease });
}

/**
 * As `leaseJobs`, for calls to companies' programs: limited per endpoint and per company across all processes, so that
 * an unresponsive program delays only its own company. Call it in a transaction; other processes wait for that to end,
 * so that each sees what the one before took.
 */
export async function leaseCalls(tx: Queryable, now: Date, { lane, room, underWay }: Room) {
  await tx.execute(sql`select pg_advisory_xact_lock(${TAKING_CALLS})`);
  const moment = instant(now);
  const endpoint = sql`payload->>'endpointId'`;
  const company = sql`payload->>'installerId'`;
  const mine = isAmong(underWay);
  const leasesEnd = secondsAfter(now, limits.jobLeaseSeconds);
  const { rows } = await tx.execute<{ id: string }>(sql`
    with busy as materialized (
      select ${endpoint} as endpoint, ${company} as company from ${jobs}
       where lane = ${lane} and ${isWaiting} and lease is not null and run_at > ${moment} and run_at <= ${leasesEnd}
      union all
      select ${endpoint}, ${company} from ${jobs} where ${mine} and run_at <= ${moment}
    ), due as (
      select id, run_at, ${endpoint} as endpoint, ${company} as company from ${jobs}
       where lane = ${lane} and ${isWaiting} and run_at <= ${moment} and not (${mine})
         and ${endpoint} not in (
           select endpoint from busy group by endpoint having count(*) >= ${limits.webhookCallsPerEndpoint}::int)
         and ${company} not in (
           select company from busy group by company having count(*) >= ${limits.webhookCallsPerInstaller}::int)
       order by run_at limit ${CANDIDATES}
    ), by_endpoint as (
      select *, (select count(*) from busy where busy.endpoint = due.endpoint)
                + row_number() over (partition by endpoint order by run_at, id) as turn
        from due
    ), by_company as (
      select id, run_at, (select count(*) from busy where busy.company = by_endpoint.company)
                + row_number() over (partition by company order by run_at, id) as turn
        from by_endpoint where turn <= ${limits.webhookCallsPerEndpoint}::int
    )
    select id::text from by_company where turn <= ${limits.webhookCallsPerInstaller}::int order by run_at limit ${room}`);
  if (rows.length === 0) return [];
  const chosen = isAmong(rows.map(({ id }) => Number(id)));
  // Another worker may be ending one of them just as its lease expires.
  const free = tx.select({ id: jobs.id }).from(jobs).where(chosen).for("update", { skipLocked: true });
  return leaseThose(tx, now, sql`${jobs.id} = any(array(${free}))`);
}
