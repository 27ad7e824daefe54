import { limits } from "#config/limits.ts";
import { type Actor, requireAdmin } from "#domain/actor.ts";
import { addressInWords } from "#domain/contact/closed-address.ts";
import type { Context } from "#domain/context.ts";
import { type Asked, onePage, type Page, readNumberedCursor, writeNumberedCursor } from "#domain/cursor.ts";
import { days, filterReader, text } from "#domain/list-filter.ts";
import { securityEventInWords } from "#domain/security-log/event-in-words.ts";
import { securityEventKinds } from "#domain/security-log/security-event.ts";
import { countSecurityEvents, namedSecurityEventRows } from "#domain/security-log/security-log.sql.ts";
import { momentsOf } from "#domain/time/days.ts";

/** Which part of the log to show. */
export const readSecurityLogFilter = filterReader({
  /** An email or the id of a user. */
  account: text(),
  kind: (given) => securityEventKinds.find((kind) => kind === text()(given)),
  /** A network address. */
  address: text(),
  ...days,
});

export type SecurityLogFilter = ReturnType<typeof readSecurityLogFilter>;

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
  { cursor, ...filter }: Asked<SecurityLogFilter> = {},
): Promise<Page<LoggedEvent> & { total: number | null }> {
  requireAdmin(actor, "audit");
  const size = limits.securityLogPageSize;
  const { account, kind, address, ...period } = filter;
  const query = { account, kind, fromAddress: address, ...momentsOf(period) };
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
