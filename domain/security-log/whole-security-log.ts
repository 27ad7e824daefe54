import { limits } from "#config/limits.ts";
import { type Actor, requireAdmin } from "#domain/actor.ts";
import { addressInWords } from "#domain/contact/closed-address.ts";
import type { Context } from "#domain/context.ts";
import { onePage, readNumberedCursor, writeNumberedCursor } from "#domain/cursor.ts";
import { securityEventInWords } from "#domain/security-log/event-in-words.ts";
import { countSecurityEvents, namedSecurityEventRows } from "#domain/security-log/security-log.sql.ts";
import { type SecurityLogFilter, securityLogQueryOf } from "#domain/security-log/security-log-filter.ts";

/** One line of the security log, as administrators read it. */
export interface LoggedEvent {
  id: number;
  at: Date;
  /** In words. */
  what: string;
  alarming: boolean;
  /** Whose account it is; null where none is known. */
  account: { userId: string; name: string; email: string; isCompany: boolean } | null;
  /** Who did it, if that was somebody else. */
  by: string | null;
  /** The lead that was read. */
  leadId: string | null;
  detail: string | null;
  device: string | null;
  fromAddress: string | null;
}

/**
 * The security log of all accounts, filtered, newest first, a page at a time, and how much of it the filter finds across
 * all pages: more than `limits.recordCountMax` is not counted, null without a filter.
 * Errors: invalid_cursor, not_signed_in, not_admin.
 */
export async function wholeSecurityLog(
  { db }: Pick<Context, "db">,
  actor: Actor,
  { cursor, ...filter }: SecurityLogFilter & { cursor?: string | null } = {},
): Promise<{ items: LoggedEvent[]; nextCursor: string | null; total: number | null }> {
  requireAdmin(actor);
  const size = limits.securityLogPageSize;
  const query = securityLogQueryOf(filter);
  const isFiltered = Object.keys(filter).length > 0;
  const [rows, total] = await Promise.all([
    namedSecurityEventRows(db.orm, { ...query, after: readNumberedCursor(cursor) }, size + 1),
    isFiltered ? countSecurityEvents(db.orm, query, limits.recordCountMax + 1) : null,
  ]);
  const { shown, nextCursor } = onePage(rows, size, writeNumberedCursor);
  return { items: shown.map(present), nextCursor, total };
}

type Row = Awaited<ReturnType<typeof namedSecurityEventRows>>[number];

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function present(row: Row): LoggedEvent {
  const leadId = row.kind === "customer_read" && UUID.test(row.detail ?? "") ? row.detail : null;
  return {
    id: row.id,
    at: row.at,
    what: securityEventInWords(row.kind).label,
    alarming: securityEventInWords(row.kind).alarming,
    account: accountOf(row),
    by: row.actorId !== null && row.actorId !== row.userId ? addressInWords(row.actorEmail ?? row.actorId) : null,
    leadId,
    detail: leadId ? null : row.detail,
    device: row.device,
    fromAddress: row.fromAddress,
  };
}

function accountOf({ userId, name, email, companyName }: Row): LoggedEvent["account"] {
  if (userId === null) return null;
  const shown = { name: companyName ?? name ?? userId, email: addressInWords(email ?? userId) };
  return { userId, ...shown, isCompany: companyName !== null };
}
