import { limits } from "#config/limits.ts";
import { type Actor, requireAdmin } from "#domain/actor.ts";
import { type AuditQuery, type AuditRow, auditActionNames, auditRows, countAudit } from "#domain/audit/audit.sql.ts";
import { auditSubjects, COMMAND_LINE } from "#domain/audit/audit-subject.ts";
import { fieldsOf, inSentences, type Sentence } from "#domain/audit/in-sentences.ts";
import { named } from "#domain/audit/named.sql.ts";
import { addressInWords } from "#domain/contact/closed-address.ts";
import type { Context } from "#domain/context.ts";
import { type Asked, everyPage, onePage, type Page, readNumberedCursor, writeNumberedCursor } from "#domain/cursor.ts";
import { days, filterReader, oneOf, text } from "#domain/list-filter.ts";
import { momentsOf } from "#domain/time/days.ts";

/** Which part of the log to show. */
export const readAuditFilter = filterReader({
  /** In the name of a company, a person, an administrator or a lead's customer. */
  q: text(),
  /** An email or the id of a user, or `COMMAND_LINE`. */
  actor: text(),
  action: text(),
  subject: oneOf(auditSubjects),
  id: text(),
  ...days,
});

export type AuditFilter = ReturnType<typeof readAuditFilter>;

/** One deed: who did what to what, when, from where, and what it changed. */
export interface AuditEntry {
  id: number;
  at: Date;
  /** The email at that time, "command line", or that the account was closed with this deed. */
  actor: string;
  /** Null for the command line. */
  actorId: string | null;
  action: string;
  /** The same in a sentence: who, and what they did to the subject, which SUBJECT stands for. */
  who: string;
  words: string;
  /** With its name and its page, where it has them. */
  subject: { type: string; id: string; name: string | null; page: string | null };
  reason: string | null;
  changes: { field: string; before: string; after: string }[];
  fromAddress: string | null;
}

/**
 * What was done, newest first, and how much of it a filter finds across all pages: more than `limits.recordCountMax` is
 * not counted, null without a filter. Errors: invalid_cursor, not_signed_in, not_admin.
 */
export async function auditPage(
  { db }: Pick<Context, "db">,
  actor: Actor,
  { cursor, ...filter }: Asked<AuditFilter> = {},
): Promise<Page<AuditEntry> & { total: number | null }> {
  requireAdmin(actor, "audit");
  const query = await queryOf(db, filter);
  const isFiltered = Object.keys(filter).length > 0;
  const [page, total] = await Promise.all([
    pageOf(db, { ...query, after: readNumberedCursor(cursor) }, limits.adminPageSize),
    isFiltered ? countAudit(db.orm, query, limits.recordCountMax + 1) : null,
  ]);
  return { ...page, total };
}

/** Everything the filter matches, newest first, a page at a time. Errors: not_signed_in, not_admin. */
export async function* wholeAuditLog(
  { db }: Pick<Context, "db">,
  actor: Actor,
  filter: AuditFilter,
): AsyncGenerator<AuditEntry[]> {
  requireAdmin(actor, "audit");
  const query = await queryOf(db, filter);
  yield* everyPage((cursor) => pageOf(db, { ...query, after: readNumberedCursor(cursor) }, limits.exportPageSize));
}

/** Every action in the log, by name. Errors: not_signed_in, not_admin. */
export async function auditActions({ db }: Pick<Context, "db">, actor: Actor): Promise<string[]> {
  requireAdmin(actor, "audit");
  return auditActionNames(db.orm);
}

async function queryOf(
  db: Context["db"],
  { q, actor, action, subject, id, ...period }: AuditFilter,
): Promise<AuditQuery> {
  return {
    named: q === undefined ? undefined : await named(db.orm, q),
    actor: actor === COMMAND_LINE ? null : actor,
    action,
    // The index begins with the type, so an id alone is looked up under every type.
    subjectTypes: subject ? [subject] : id ? auditSubjects : undefined,
    subjectId: id,
    ...momentsOf(period),
  };
}

async function pageOf(db: Context["db"], query: AuditQuery, size: number): Promise<Page<AuditEntry>> {
  const rows = await auditRows(db.orm, query, size + 1);
  const { shown, nextCursor } = onePage(rows, size, writeNumberedCursor);
  const sentences = await inSentences(db.orm, shown);
  return { items: shown.flatMap((row, n) => (sentences[n] ? [present(row, sentences[n])] : [])), nextCursor };
}

function present(row: AuditRow, { who, words, subject }: Sentence): AuditEntry {
  return {
    id: row.id,
    at: row.at,
    actor: addressInWords(row.actorLabel),
    actorId: row.actorId,
    action: row.action,
    who,
    words,
    subject: { type: row.subjectType, id: row.subjectId, ...(subject ?? { name: null, page: null }) },
    reason: row.reason,
    changes: changesOf(row.before, row.after),
    fromAddress: row.fromAddress,
  };
}

function changesOf(before: unknown, after: unknown): AuditEntry["changes"] {
  const was = fieldsOf(before);
  const is = fieldsOf(after);
  const fields = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return fields.map((field) => ({ field, before: asText(was[field]), after: asText(is[field]) }));
}

function asText(value: unknown): string {
  if (value === undefined || value === null) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}
