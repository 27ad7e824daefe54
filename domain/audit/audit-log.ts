import { limits } from "#config/limits.ts";
import { type Actor, requireAdmin } from "#domain/actor.ts";
import { type AuditQuery, type AuditRow, auditActionNames, auditRows, countAudit } from "#domain/audit/audit.sql.ts";
import { type AuditFilter, auditQueryOf } from "#domain/audit/audit-filter.ts";
import { keyOf, type SubjectName, subjectNames } from "#domain/audit/subject-names.ts";
import { addressInWords } from "#domain/contact/closed-address.ts";
import type { Context } from "#domain/context.ts";
import { onePage, readNumberedCursor, writeNumberedCursor } from "#domain/cursor.ts";

/** One deed: who did what to what, when, from where, and what it changed. */
export interface AuditEntry {
  id: number;
  at: Date;
  /** The e-mail at that time, "command line", or that the account was closed with this deed. */
  actor: string;
  /** Null for the command line. */
  actorId: string | null;
  action: string;
  /** With its name and its page, where it has them. */
  subject: { type: string; id: string; name: string | null; page: string | null };
  reason: string | null;
  changes: { field: string; before: string; after: string }[];
  fromAddress: string | null;
}

export interface AuditPage {
  items: AuditEntry[];
  /** Passed back as `cursor`, it continues the list. */
  nextCursor: string | null;
}

/**
 * What was done, newest first, and how much of it a filter finds across all pages: more than `limits.recordCountMax` is
 * not counted, null without a filter. Errors: invalid_cursor, not_signed_in, not_admin.
 */
export async function auditPage(
  { db }: Pick<Context, "db">,
  actor: Actor,
  { cursor, ...filter }: AuditFilter & { cursor?: string | null } = {},
): Promise<AuditPage & { total: number | null }> {
  requireAdmin(actor);
  const query = auditQueryOf(filter);
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
  requireAdmin(actor);
  const query = auditQueryOf(filter);
  let cursor: string | null = null;
  do {
    const page: AuditPage = await pageOf(db, { ...query, after: readNumberedCursor(cursor) }, limits.exportPageSize);
    yield page.items;
    cursor = page.nextCursor;
  } while (cursor);
}

/** Every action in the log, by name. Errors: not_signed_in, not_admin. */
export async function auditActions({ db }: Pick<Context, "db">, actor: Actor): Promise<string[]> {
  requireAdmin(actor);
  return auditActionNames(db.orm);
}

async function pageOf(db: Context["db"], query: AuditQuery, size: number): Promise<AuditPage> {
  const rows = await auditRows(db.orm, query, size + 1);
  const { shown, nextCursor } = onePage(rows, size, writeNumberedCursor);
  const names = await subjectNames(
    db.orm,
    shown.map(({ subjectType, subjectId }) => ({ type: subjectType, id: subjectId })),
  );
  return { items: shown.map((row) => present(row, names)), nextCursor };
}

function present(row: AuditRow, names: ReadonlyMap<string, SubjectName>): AuditEntry {
  const subject = { type: row.subjectType, id: row.subjectId };
  return {
    id: row.id,
    at: row.at,
    actor: addressInWords(row.actorLabel),
    actorId: row.actorId,
    action: row.action,
    subject: { ...subject, ...(names.get(keyOf(subject)) ?? { name: null, page: null }) },
    reason: row.reason,
    changes: changesOf(row.before, row.after),
    fromAddress: row.fromAddress,
  };
}

function changesOf(before: unknown, after: unknown): AuditEntry["changes"] {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  const fields = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return fields.map((field) => ({ field, before: asText(was[field]), after: asText(is[field]) }));
}

function fieldsOf(values: unknown): Record<string, unknown> {
  return typeof values === "object" && values !== null ? (values as Record<string, unknown>) : {};
}

function asText(value: unknown): string {
  if (value === undefined || value === null) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}
