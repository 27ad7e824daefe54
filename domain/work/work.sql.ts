import { eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { instant, textArray } from "#db/parameters.ts";
import { adminRoles, profiles, user, workMarks } from "#db/schema.ts";
import { rolesFor } from "#domain/roles.ts";
import { type WorkKindName, workKindNames, workKinds } from "#domain/work/kinds.ts";
import { waitingOf } from "#domain/work/waiting.sql.ts";

/** Who asks, and which kinds are theirs; null for all of them, of whoever's company. */
export interface WorkReader {
  userId: string | null;
  installerId: string | null;
  kinds: readonly WorkKindName[];
}

export interface WorkRow {
  kind: WorkKindName;
  subject: string;
  since: Date;
  due: Date;
  link: string;
  company: string | null;
  installerId: string | null;
  person: string | null;
  code: string | null;
  pence: number | null;
  takenBy: string | null;
  takenName: string | null;
  snoozedUntil: Date | null;
  note: string | null;
  notedName: string | null;
  notedAt: Date | null;
}

export type WorkShown = "all" | "yours" | "nobodys" | "overdue" | "snoozed";

/** A place in the order of deadlines. */
export interface WorkPlaceInList {
  due: Date;
  kind: string;
  subject: string;
}

interface Wanted {
  reader: WorkReader;
  now: Date;
}

// Whole milliseconds, as ours are: a place in the list is compared with them.
const MILLISECONDS = sql`'milliseconds'`;

/** Whoever took something and lost the role for it no longer has it. */
function stillWorks(userId: SQL, kind: SQL): SQL {
  const roles = workKindNames.map((name) => sql`when ${name} then ${textArray(rolesFor(workKinds[name].act))}`);
  return sql`exists (select from ${adminRoles} held where held.user_id = ${userId}
    and held.role = any(case ${kind} ${sql.join(roles, sql` `)} end))`;
}

/** All that waits for a reader, with its marks: `waiting`, for a statement to begin with. */
function waiting({ reader: { userId, installerId, kinds }, now }: Wanted): SQL {
  const all = kinds.map((kind) => sql`select ${kind}::text as kind, w.* from (${waitingOf(kind, now)}) w`);
  const nothing = sql`select null::text as kind, null::text as subject, null::timestamptz as since, null::timestamptz as due,
    null::text as installer_id, null::text as person, null::text as code, null::int as pence, null::text as link,
    null::text as asked_by where false`;
  return sql`with waiting as (
    select w.kind, w.subject, w.since, date_trunc(${MILLISECONDS}, w.due) as due, w.installer_id, w.person, w.code,
           w.pence, w.link, taker.id as taken_by, taker.name as taken_name, m.note, m.noted_at, m.noted_by, m.told_at,
           case when m.snoozed_until > ${instant(now)} and w.due > ${instant(now)} then m.snoozed_until end as snoozed_until
      from (${sql.join([nothing, ...all], sql` union all `)}) w
      left join ${workMarks} m on m.kind = w.kind and m.subject = w.subject and m.since = w.since
      left join ${user} taker on taker.id = m.taken_by and ${stillWorks(sql`taker.id`, sql`w.kind`)}
     where (${installerId}::text is null or w.installer_id is distinct from ${installerId}::text)
       and (${userId}::text is null or w.asked_by is distinct from ${userId}::text))`;
}

function shownBy(shown: WorkShown, { reader: { userId }, now }: Wanted): SQL {
  if (shown === "snoozed") return sql`snoozed_until is not null`;
  const isAwake = sql`snoozed_until is null`;
  if (shown === "yours") return sql`${isAwake} and taken_by = ${userId}`;
  if (shown === "nobodys") return sql`${isAwake} and taken_by is null`;
  if (shown === "overdue") return sql`due <= ${instant(now)}`;
  return isAwake;
}

type Raw = {
  [Field in keyof WorkRow]: WorkRow[Field] extends Date
    ? string
    : Date extends WorkRow[Field]
      ? string | null
      : WorkRow[Field];
};

function isoTime(column: SQL): SQL {
  return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

const moment = (time: string | null) => (time === null ? null : new Date(time));

/** The next deadline first. */
export async function workRows(
  tx: Queryable,
  wanted: Wanted & {
    shown: WorkShown;
    about: readonly WorkKindName[];
    /** Only what the owners were told of then. */
    toldAt?: Date;
    after?: WorkPlaceInList | undefined;
    limit: number;
  },
): Promise<WorkRow[]> {
  const { shown, about, toldAt, after, limit } = wanted;
  const told = toldAt ? sql`and w.told_at = ${instant(toldAt)}` : sql``;
  const onwards = after
    ? sql`and (w.due, w.kind, w.subject) > (${instant(after.due)}, ${after.kind}, ${after.subject})`
    : sql``;
  const kinds = wanted.reader.kinds.filter((kind) => about.includes(kind));
  const { rows } = await tx.execute<Raw & Record<string, unknown>>(sql`
    ${waiting({ ...wanted, reader: { ...wanted.reader, kinds } })}
    select w.kind, w.subject, ${isoTime(sql`w.since`)} as since, ${isoTime(sql`w.due`)} as due, w.link,
           w.installer_id as "installerId", p.company_name as company, w.person, w.code, w.pence,
           w.taken_by as "takenBy", w.taken_name as "takenName", ${isoTime(sql`w.snoozed_until`)} as "snoozedUntil",
           w.note, noter.name as "notedName", ${isoTime(sql`w.noted_at`)} as "notedAt"
      from waiting w
      left join ${profiles} p on p.id = w.installer_id
      left join ${user} noter on noter.id = w.noted_by
     where ${shownBy(shown, wanted)} ${told} ${onwards}
     order by w.due, w.kind, w.subject
     limit ${limit}`);
  return rows.map((row) => ({
    ...row,
    since: new Date(row.since),
    due: new Date(row.due),
    snoozedUntil: moment(row.snoozedUntil),
    notedAt: moment(row.notedAt),
  }));
}

export interface KindCounts {
  kind: WorkKindName;
  all: number;
  overdue: number;
  yours: number;
  nobodys: number;
  snoozed: number;
}

/** How many of each kind wait, by whose they are. */
export async function workCountRows(tx: Queryable, wanted: Wanted): Promise<KindCounts[]> {
  const number = (shown: WorkShown) => sql`(count(*) filter (where ${shownBy(shown, wanted)}))::int`;
  const { rows } = await tx.execute<KindCounts & Record<string, unknown>>(sql`
    ${waiting(wanted)}
    select kind, ${number("all")} as all, ${number("overdue")} as overdue, ${number("yours")} as yours,
           ${number("nobodys")} as nobodys, ${number("snoozed")} as snoozed
      from waiting group by kind`);
  return rows;
}

/** The kind and id of something that waits. */
export interface WorkKey {
  kind: WorkKindName;
  subject: string;
}

const keys = (all: readonly WorkKey[]) =>
  sql`(kind, subject) in (${sql.join(
    all.map(({ kind, subject }) => sql`(${kind}::text, ${subject}::text)`),
    sql`, `,
  )})`;

const marked = (rows: readonly Record<string, unknown>[]) => rows as unknown as WorkKey[];

type Marking = Wanted & { all: readonly WorkKey[] };

const only = ({ reader, all, now }: Marking) =>
  waiting({ reader: { ...reader, kinds: reader.kinds.filter((kind) => all.some((one) => one.kind === kind)) }, now });

type StillWaiting = { [Field in keyof WorkKey]: WorkKey[Field] } & { takenName: string | null };

/** Those of these that wait for the reader, whoever has taken them. */
export async function stillWaiting(tx: Queryable, marking: Marking) {
  const { rows } = await tx.execute<StillWaiting & Record<string, unknown>>(sql`
    ${only(marking)} select kind, subject, taken_name as "takenName" from waiting where ${keys(marking.all)}`);
  return rows;
}

/** Returns those that nobody had. Of two people at once one gets it. */
export async function takeRows(tx: Queryable, marking: Marking & { by: string }): Promise<WorkKey[]> {
  const { now, by, all } = marking;
  const { rows } = await tx.execute(sql`
    ${only(marking)}
    insert into ${workMarks} as m (kind, subject, since, taken_by, taken_at, changed_at)
    select kind, subject, since, ${by}, ${instant(now)}, ${instant(now)} from waiting where ${keys(all)}
    on conflict (kind, subject, since) do update
       set taken_by = excluded.taken_by, taken_at = excluded.taken_at, changed_at = excluded.changed_at
     where m.taken_by is null or m.taken_by = excluded.taken_by or not ${stillWorks(sql`m.taken_by`, sql`m.kind`)}
    returning m.kind, m.subject`);
  return marked(rows);
}

/** Returns those that were theirs. */
export async function giveBackRows(tx: Queryable, { all, by, now }: Omit<Marking, "reader"> & { by: string }) {
  const { rows } = await tx.execute(sql`
    update ${workMarks} m set taken_by = null, taken_at = null, changed_at = ${instant(now)}
     where ${keys(all)} and taken_by = ${by} returning m.kind, m.subject`);
  return marked(rows);
}

/** Returns those whose deadline has not passed and is not before `until`. */
export async function snoozeRows(tx: Queryable, marking: Marking & { until: Date }): Promise<WorkKey[]> {
  const { now, until, all } = marking;
  const { rows } = await tx.execute(sql`
    ${only(marking)}
    insert into ${workMarks} as m (kind, subject, since, snoozed_until, changed_at)
    select kind, subject, since, ${instant(until)}, ${instant(now)} from waiting
     where ${keys(all)} and due > ${instant(now)} and due >= ${instant(until)}
    on conflict (kind, subject, since) do update
       set snoozed_until = excluded.snoozed_until, changed_at = excluded.changed_at
    returning m.kind, m.subject`);
  return marked(rows);
}

interface Noting {
  by: string;
  /** Null removes it. */
  note: string | null;
  /** When the note that its writer saw was written; null if there was none. */
  seen: Date | null;
}

/** Returns those whose note is still the one that was seen. */
export async function noteRows(tx: Queryable, marking: Marking & Noting): Promise<WorkKey[]> {
  const { now, all, by, note, seen } = marking;
  const at = note === null ? sql`null::timestamptz` : instant(now);
  const noter = note === null ? sql`null::text` : sql`${by}::text`;
  const { rows } = await tx.execute(sql`
    ${only(marking)}
    insert into ${workMarks} as m (kind, subject, since, note, noted_by, noted_at, changed_at)
    select kind, subject, since, ${note}::text, ${noter}, ${at}, ${instant(now)} from waiting
     where ${keys(all)} and noted_at is not distinct from ${seen && instant(seen)}::timestamptz
    on conflict (kind, subject, since) do update
       set note = excluded.note, noted_by = excluded.noted_by, noted_at = excluded.noted_at,
           changed_at = excluded.changed_at
     where m.noted_at is not distinct from ${seen && instant(seen)}::timestamptz
    returning m.kind, m.subject`);
  return marked(rows);
}

/** Marks what is overdue and has not been told, and returns it. Of two workers at once, one gets each. */
export async function markTold(tx: Queryable, wanted: Wanted): Promise<WorkKey[]> {
  const { now } = wanted;
  const { rows } = await tx.execute(sql`
    ${waiting(wanted)}
    insert into ${workMarks} as m (kind, subject, since, told_at, changed_at)
    select kind, subject, since, ${instant(now)}, ${instant(now)} from waiting
     where due <= ${instant(now)} and told_at is null
    on conflict (kind, subject, since) do update set told_at = excluded.told_at, changed_at = excluded.changed_at
     where m.told_at is null
    returning m.kind, m.subject`);
  return marked(rows);
}

export async function offersOfCompanies(tx: Queryable, ids: readonly string[]) {
  const { id, specialties } = profiles;
  return tx
    .select({ id, specialties })
    .from(profiles)
    .where(inArray(id, [...ids]));
}

/** Oldest first. */
export async function ownerIds(tx: Queryable): Promise<string[]> {
  const { userId, role, id } = adminRoles;
  const rows = await tx.select({ userId }).from(adminRoles).where(eq(role, "owner")).orderBy(id);
  return rows.map((row) => row.userId);
}
