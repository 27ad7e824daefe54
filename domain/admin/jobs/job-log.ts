import { limits } from "#config/limits.ts";
import { type Actor, requireAdmin } from "#domain/actor.ts";
import {
  failedJobRows,
  type JobLogRow,
  lanesOfProcesses,
  mailRows,
  queueFigures,
} from "#domain/admin/jobs/job-log.sql.ts";
import { isClosedAddress } from "#domain/contact/closed-address.ts";
import { maskEmail } from "#domain/contact/mask.ts";
import type { Context } from "#domain/context.ts";
import { type Asked, onePage, ours, type Page } from "#domain/cursor.ts";
import { nameInLog } from "#domain/mails/mails.ts";
import { type Lane, lanes } from "#domain/outbox/job-rules.ts";
import { daysBefore } from "#domain/time/periods.ts";

/** A piece of work for the outside world, as administrators see it: never what a mail says, nor its whole address. */
export interface LoggedJob {
  id: number;
  kind: string;
  /** Which mail, if it is one, and what we call it. */
  mail: string | null;
  mailName: string | null;
  /** To whom, masked; null for other work, and where the record behind it, or its address, is gone. */
  recipientMasked: string | null;
  /** Whose work it is, by name: a company that has a page of its own, or somebody without a company. */
  company: { id: string; name: string } | null;
  person: string | null;
  /** The lead it is about, by its place: the lead's own page says who the customer is. */
  lead: { id: string; location: string } | null;
  createdAt: Date;
  /** When it was sent, or found to be no longer needed. */
  doneAt: Date | null;
  /** When it was given up. */
  failedAt: Date | null;
  attempts: number;
  /** What went wrong the last time, with addresses masked. */
  lastError: string | null;
}

export interface QueueState {
  waiting: number;
  failed: number;
  /** When the oldest one waiting was queued. */
  oldestQueuedAt: Date | null;
}

export type LaneState = QueueState & {
  lane: Lane;
  /** How many processes work here, by their connections; null with the embedded database, which has one. */
  processes: number | null;
  /** Since when its oldest due job has been due, if that is so long ago that it is not being worked in. */
  stalledSince: Date | null;
};

/** A lane whose oldest due job has been due for longer is not being worked in, or not enough. */
const STALLED_MILLISECONDS = 300_000;

/** These match only what we write into cursors, within what the database accepts. */
const NUMBER = /^[1-9]\d{0,14}$/;
const FAILED = /^([1-9]\d{3}-\d\d-\d\dT[\d:.]{12}Z)_([1-9]\d{0,14})$/;
const EMAIL = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;

/**
 * How much is waiting and for how long, how much was given up, and who works, lane by lane. Errors: not_signed_in,
 * not_admin.
 */
export async function queueState({ db, now }: Context, actor: Actor): Promise<LaneState[]> {
  requireAdmin(actor, "operation");
  const found = new Map((await queueFigures(db.orm, now)).map((row) => [row.lane, row]));
  const working = db.kind === "embedded" ? null : await lanesOfProcesses(db.orm);
  const stalledBefore = new Date(now.getTime() - STALLED_MILLISECONDS);
  return lanes.map((lane) => {
    const { waiting = 0, failed = 0, oldest = null, dueSince = null } = found.get(lane) ?? {};
    const due = momentOf(dueSince);
    return {
      lane,
      waiting,
      failed,
      oldestQueuedAt: momentOf(oldest),
      processes: working?.filter((one) => one === lane).length ?? null,
      stalledSince: due && due < stalledBefore ? due : null,
    };
  });
}

/**
 * Jobs that were given up, most recent first, a page at a time. With `onlyLateMails`,
 * only the mails of the last 14 days. Errors: invalid_cursor, not_signed_in, not_admin.
 */
export async function failedJobs(
  { db, now }: Context,
  actor: Actor,
  { cursor, onlyLateMails = false }: Asked<{ onlyLateMails?: boolean }> = {},
): Promise<Page<LoggedJob>> {
  requireAdmin(actor, "operation");
  const after = ours(cursor, (text) => {
    const [, time = "", id = ""] = FAILED.exec(text) ?? [];
    const at = momentOf(time);
    return at ? { at, id: Number(id) } : undefined;
  });
  const mailsSince = onlyLateMails ? daysBefore(now, limits.failedMailsToldDays) : undefined;
  const rows = await failedJobRows(db.orm, { after, mailsSince, limit: limits.adminPageSize + 1 });
  return pageOf(rows, ({ failedAt, id }) => `${failedAt}_${id}`);
}

/**
 * The mails of the outbox, newest first, a page at a time. Finished ones are
 * kept for 30 days. Errors: invalid_cursor, not_signed_in, not_admin.
 */
export async function mailLog({ db }: Context, actor: Actor, cursor?: string | null): Promise<Page<LoggedJob>> {
  requireAdmin(actor, "operation");
  const before = ours(cursor, (text) => (NUMBER.test(text) ? Number(text) : undefined));
  return pageOf(await mailRows(db.orm, before, limits.adminPageSize + 1), ({ id }) => String(id));
}

function pageOf(rows: readonly JobLogRow[], cursorOf: (row: JobLogRow) => string): Page<LoggedJob> {
  const { shown, nextCursor } = onePage(rows, limits.adminPageSize, cursorOf);
  return { items: shown.map(present), nextCursor };
}

function present(row: JobLogRow): LoggedJob {
  return {
    id: row.id,
    kind: row.kind,
    mail: row.mail,
    mailName: row.mail === null ? null : nameInLog(row.mail),
    recipientMasked: row.recipient && !isClosedAddress(row.recipient) ? maskEmail(row.recipient) : null,
    company: row.accountId && row.companyName ? { id: row.accountId, name: row.companyName } : null,
    person: row.companyName ? null : row.personName,
    lead: row.leadId && row.leadLocation ? { id: row.leadId, location: row.leadLocation } : null,
    createdAt: new Date(row.createdAt),
    doneAt: momentOf(row.doneAt),
    failedAt: momentOf(row.failedAt),
    attempts: row.attempts,
    lastError: row.lastError?.replace(EMAIL, maskEmail) ?? null,
  };
}

function momentOf(time: string | null): Date | null {
  const moment = new Date(time ?? "");
  return Number.isNaN(moment.getTime()) ? null : moment;
}
