import { limits } from "#config/limits.ts";
import type { VettingCheck } from "#content/vetting.ts";
import type { Queryable } from "#db/connection.ts";
import { type Actor, requireAdmin, type User } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { servicesOfInstallers } from "#domain/coverage/coverage.sql.ts";
import { type Asked, onePage, ours, type Page } from "#domain/cursor.ts";
import { filterReader, oneOf } from "#domain/list-filter.ts";
import { mayAdminister } from "#domain/roles.ts";
import { vettingProgress } from "#domain/vetting/checklist.ts";
import {
  isWorkKind,
  type WaitingFacts,
  type WorkKindName,
  type WorkSubject,
  workKindNames,
  workKinds,
} from "#domain/work/kinds.ts";
import {
  offersOfCompanies,
  type WorkPlaceInList,
  type WorkReader,
  type WorkRow,
  type WorkShown,
  workCountRows,
  workRows,
} from "#domain/work/work.sql.ts";

/** Something that waits for an administrator. */
export interface Waiting extends WaitingFacts {
  kind: WorkKindName;
  /** Its id, which with the kind names it. */
  subject: string;
  since: Date;
  due: Date;
  isOverdue: boolean;
  /** Where it is decided. */
  to: string;
  label: string;
  title: string;
  takenBy: { name: string; isMe: boolean } | null;
  /** Never after the deadline; null once it has passed. */
  snoozedUntil: Date | null;
  note: { text: string; by: string | null; at: Date } | null;
  /** For an application: how many of its checks have passed, and which have not. */
  checks: { done: number; needed: number; missing: VettingCheck[] } | null;
}

const workSubjects = ["companies", "customers", "stops", "money", "system"] as const satisfies WorkSubject[];

/** Which part of the work a list shows. Absent: everything that is not snoozed. */
export const readWorkFilter = filterReader({
  show: oneOf<WorkShown>(["yours", "nobodys", "overdue", "snoozed"]),
  about: oneOf<WorkSubject>(workSubjects),
});

export type WorkFilter = ReturnType<typeof readWorkFilter>;

/** The caller, and the kinds of work that are theirs by their roles. Errors: not_signed_in, not_admin. */
export function workReader(actor: Actor): WorkReader & { userId: string } {
  const { userId, installer, adminRoles } = requireAdmin(actor, "desk");
  const kinds = workKindNames.filter((kind) => mayAdminister(adminRoles, workKinds[kind].act));
  return { userId, installerId: installer?.id ?? null, kinds };
}

/**
 * What waits for the caller, the next deadline first, a page at a time. Left out are what is about their own company
 * and what they asked for themselves, which are for others to decide. Errors: invalid_cursor, not_signed_in, not_admin.
 */
export async function waitingWork(
  { db, now }: Pick<Context, "db" | "now">,
  actor: Actor,
  { show = "all", about, cursor }: Asked<WorkFilter> = {},
): Promise<Page<Waiting>> {
  const reader = workReader(actor);
  const rows = await workRows(db.orm, {
    reader,
    now,
    shown: show,
    about: about ? kindsAbout(about) : workKindNames,
    after: ours(cursor, readPlace),
    limit: limits.workPageSize + 1,
  });
  const { shown, nextCursor } = onePage(rows, limits.workPageSize, writePlace);
  const checks = await checksOf(db.orm, shown, now);
  const items = shown.map((row) => ({ ...presentWork(row, { reader, now }), checks: checks.get(row.subject) ?? null }));
  return { items, nextCursor };
}

function kindsAbout(about: WorkSubject): WorkKindName[] {
  return workKindNames.filter((kind) => workKinds[kind].about === about);
}

function presentWork(row: WorkRow, { reader, now }: { reader: WorkReader; now: Date }): Waiting {
  const { kind, subject, since, due, link, company, person, code, pence, snoozedUntil } = row;
  const facts = { company, person, code, pence };
  const { label, to, title } = workKinds[kind];
  return {
    ...facts,
    kind,
    subject,
    since,
    due,
    isOverdue: due <= now,
    to: to(link),
    label,
    title: title(facts),
    takenBy: row.takenName === null ? null : { name: row.takenName, isMe: row.takenBy === reader.userId },
    snoozedUntil,
    note: row.note !== null && row.notedAt ? { text: row.note, by: row.notedName, at: row.notedAt } : null,
    checks: null,
  };
}

async function checksOf(tx: Queryable, rows: readonly WorkRow[], now: Date) {
  const ids = rows.flatMap(({ kind, subject }) => (kind === "application" ? [subject] : []));
  if (ids.length === 0) return new Map<string, never>();
  const services = await servicesOfInstallers(tx, ids);
  const companies = await offersOfCompanies(tx, ids);
  const offers = companies.map(({ id, specialties }) => ({ id, specialties, services: services.get(id) ?? null }));
  return vettingProgress(tx, offers, now);
}

/**
 * What the owners were told of at a moment and is still overdue, as one of them may see it. Authorises nothing.
 */
export async function overdueToldAt(
  { db, now }: Pick<Context, "db" | "now">,
  toldAt: Date,
  owner: User,
): Promise<Waiting[]> {
  const reader = workReader(owner);
  const about = workKindNames;
  const rows = await workRows(db.orm, { reader, now, shown: "overdue", about, toldAt, limit: limits.workPageSize });
  return rows.map((row) => presentWork(row, { reader, now }));
}

/** How much waits for somebody, in all and by what it is about. Snoozed things count only as snoozed. */
export interface WorkCounts {
  all: number;
  overdue: number;
  yours: number;
  nobodys: number;
  snoozed: number;
  about: Readonly<Record<WorkSubject, number>>;
}

/** Errors: not_signed_in, not_admin. */
export async function workCounts({ db, now }: Pick<Context, "db" | "now">, actor: Actor): Promise<WorkCounts> {
  const rows = await workCountRows(db.orm, { reader: workReader(actor), now });
  const sum = (field: Exclude<WorkShown, never>, of = rows) => of.reduce((total, row) => total + row[field], 0);
  const about = (subject: WorkSubject) =>
    sum(
      "all",
      rows.filter(({ kind }) => workKinds[kind].about === subject),
    );
  return {
    all: sum("all"),
    overdue: sum("overdue"),
    yours: sum("yours"),
    nobodys: sum("nobodys"),
    snoozed: sum("snoozed"),
    about: {
      companies: about("companies"),
      customers: about("customers"),
      stops: about("stops"),
      money: about("money"),
      system: about("system"),
    },
  };
}

/** Matches only what we write: the database fails on other moments. */
const PLACE = /^([1-9]\d{3}-\d\d-\d\dT[\d:.]{12}Z) ([a-z-]+) ([\w-]{1,100})$/;

function writePlace({ due, kind, subject }: WorkPlaceInList): string {
  return Buffer.from(`${due.toISOString()} ${kind} ${subject}`).toString("base64url");
}

function readPlace(cursor: string): WorkPlaceInList | undefined {
  const [, time = "", kind = "", subject = ""] = PLACE.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  const due = new Date(time);
  return Number.isNaN(due.getTime()) || !isWorkKind(kind) ? undefined : { due, kind, subject };
}
