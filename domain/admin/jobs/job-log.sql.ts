import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { instant } from "#db/parameters.ts";
import { jobs, leadPurchases, leads, payments, profiles, user } from "#db/schema.ts";
import type { Recipient } from "#domain/mails/letter/mail-kind.ts";
import { mails } from "#domain/mails/mails.ts";
import type { Lane } from "#domain/outbox/job-rules.ts";

export interface JobLogRow {
  id: number;
  kind: string;
  /** Which mail, if it is one. */
  mail: string | null;
  recipient: string | null;
  /** What it is about: the account it goes to or that caused it, and the lead. */
  accountId: string | null;
  companyName: string | null;
  personName: string | null;
  leadId: string | null;
  leadLocation: string | null;
  createdAt: string;
  doneAt: string | null;
  failedAt: string | null;
  attempts: number;
  lastError: string | null;
}

/** The account behind a mail that goes to one: named, or the buyer of the purchase, or the payer. */
const accountId = sql`coalesce(
  payload->>'userId', payload->>'installerId',
  (select installer_id from ${leadPurchases} where id = (payload->>'purchaseId')::uuid),
  (select installer_id from ${payments} where id = (payload->>'paymentId')::uuid))`;

/** The lead that the work is about: named, or the one that was bought. */
const leadId = sql`coalesce(
  (payload->>'leadId')::uuid, (select lead_id from ${leadPurchases} where id = (payload->>'purchaseId')::uuid))`;

/** Where the worker would send the mail now: what its file in domain/mails says. */
const recipient = sql`case payload->>'mail' ${sql.join(Object.entries(mails).flatMap(whenMail), sql` `)}
  else ${addressOf("account")} end`;

function whenMail([name, { recipient: to }]: [string, { recipient: Recipient }]): SQL[] {
  return to === "account" ? [] : [sql`when ${name} then ${addressOf(to)}`];
}

function addressOf(to: Recipient): SQL {
  if (to === "customer") return sql`(select customer_email from ${leads} where id = ${leadId})`;
  if (to !== "account") return sql`payload->>${to.inPayload}::text`;
  return sql`coalesce(
    (select email from ${profiles} where id = ${accountId}), (select email from ${user} where id = ${accountId}))`;
}

async function jobRows(tx: Queryable, chosen: SQL): Promise<JobLogRow[]> {
  const { rows } = await tx.execute<{ [Field in keyof JobLogRow]: JobLogRow[Field] }>(sql`
    select id::float8 as id, kind, payload->>'mail' as mail,
           case when kind = 'send-mail' then ${recipient} end as recipient,
           ${accountId} as "accountId", ${leadId}::text as "leadId",
           (select company_name from ${profiles} where id = ${accountId}) as "companyName",
           (select name from ${user} where id = ${accountId}) as "personName",
           (select location from ${leads} where id = ${leadId}) as "leadLocation",
           ${isoTime(sql`created_at`)} as "createdAt", ${isoTime(sql`done_at`)} as "doneAt",
           ${isoTime(sql`failed_at`)} as "failedAt", attempts, last_error as "lastError"
      from ${jobs} where ${chosen}`);
  return rows;
}

function isoTime(column: SQL): SQL {
  return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

interface FailedJobsQuery {
  after?: { at: Date; id: number } | undefined;
  /** Only mails, and only those given up since then. */
  mailsSince?: Date | undefined;
  limit: number;
}

/** Most recently given up first, after a place in that order. */
export function failedJobRows(tx: Queryable, { after, mailsSince, limit }: FailedJobsQuery) {
  const onwards = after
    ? sql`and (failed_at < ${instant(after.at)}
          or (failed_at = ${instant(after.at)} and id > ${after.id}))`
    : sql``;
  const mails = mailsSince ? sql`and kind = 'send-mail' and failed_at >= ${instant(mailsSince)}` : sql``;
  return jobRows(tx, sql`failed_at is not null ${mails} ${onwards} order by failed_at desc, ${jobs}.id limit ${limit}`);
}

/** Newest first, before a number. Ordered by the table's own number, which is indexed; the one selected is a copy. */
export function mailRows(tx: Queryable, before: number | undefined, limit: number) {
  const onwards = before === undefined ? sql`` : sql`and id < ${before}`;
  return jobRows(tx, sql`kind = 'send-mail' ${onwards} order by ${jobs}.id desc limit ${limit}`);
}

/** Gives a failed job all its attempts back. Undefined when it has not failed, as one of two callers at once finds. */
export async function reopenFailedJob(tx: Queryable, { id, kind }: { id: number; kind?: "send-mail" }, now: Date) {
  const ofKind = kind ? sql`and kind = ${kind}` : sql``;
  const { rows } = await tx.execute<{ kind: string; mail: string | null; attempts: number }>(sql`
    with failed as (
      select id, attempts from ${jobs} where id = ${id} ${ofKind} and failed_at is not null for update
    )
    update ${jobs} set failed_at = null, attempts = 0, run_at = ${instant(now)}
      from failed where ${jobs}.id = failed.id
    returning kind, payload->>'mail' as mail, failed.attempts`);
  return rows[0];
}

export async function jobExists(tx: Queryable, id: number): Promise<boolean> {
  return (await tx.execute(sql`select from ${jobs} where id = ${id}`)).rows.length > 0;
}

interface LaneFigures extends Record<string, unknown> {
  lane: Lane;
  waiting: number;
  failed: number;
  oldest: string | null;
  dueSince: string | null;
}

/** For each lane that has anything: how much is waiting, since when, since when due, and how much was given up. */
export async function queueFigures(tx: Queryable, now: Date) {
  const isDue = sql`not failed and run_at <= ${instant(now)}`;
  const { rows } = await tx.execute<LaneFigures>(sql`
    select lane, count(*) filter (where not failed)::int as waiting, count(*) filter (where failed)::int as failed,
           ${isoTime(sql`min(created_at) filter (where not failed)`)} as oldest,
           ${isoTime(sql`min(run_at) filter (where ${isDue})`)} as "dueSince"
      from (select lane, created_at, run_at, false as failed from ${jobs} where done_at is null and failed_at is null
            union all select lane, created_at, run_at, true from ${jobs} where failed_at is not null) as unfinished
     group by lane`);
  return rows;
}

/** The name of each process's listening connection (`nameOfListener` in db/wake-up.sql.ts) says where it works. */
export async function lanesOfProcesses(tx: Queryable): Promise<string[]> {
  const { rows } = await tx.execute<{ lane: string }>(sql`
    select lane from pg_stat_activity, regexp_split_to_table(application_name, ' ') as lane
     where datname = current_database() and application_name like 'fairwatt %'`);
  return rows.map(({ lane }) => lane);
}
