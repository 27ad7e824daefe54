import { limits } from "#config/limits.ts";
import { type Actor, requireUser } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { onePage, type Page, readNumberedCursor, writeNumberedCursor } from "#domain/cursor.ts";
import { securityEventInWords } from "#domain/security-log/event-in-words.ts";
import { type SecurityEventRow, securityEventRows } from "#domain/security-log/security-log.sql.ts";

/** One line of an account's security log, as its owner reads it. */
export interface MySecurityEvent {
  id: number;
  at: Date;
  /** In words. */
  what: string;
  /** Whether an owner who did not do this should take action. */
  alarming: boolean;
  /** The name of a key, the host of a webhook. */
  detail: string | null;
  /** Whether one of our administrators did it; companies are not told which. */
  byAdministrator: boolean;
  device: string | null;
  fromAddress: string | null;
}

/** What happened to one's own account, newest first. Errors: invalid_cursor, not_signed_in. */
export async function mySecurityLog(
  { db }: Pick<Context, "db">,
  actor: Actor,
  cursor: string | null,
): Promise<Page<MySecurityEvent>> {
  const { userId } = requireUser(actor);
  const size = limits.securityLogPageSize;
  const rows = await securityEventRows(db.orm, { userId, after: readNumberedCursor(cursor) }, size + 1);
  const { shown, nextCursor } = onePage(rows, size, writeNumberedCursor);
  return { items: shown.map(present), nextCursor };
}

function present(row: SecurityEventRow): MySecurityEvent {
  const byAdministrator = row.actorId !== null && row.actorId !== row.userId;
  return {
    id: row.id,
    at: row.at,
    what: securityEventInWords(row.kind).label,
    alarming: securityEventInWords(row.kind).alarming,
    detail: row.detail,
    byAdministrator,
    // Where our staff are is nobody's business.
    device: byAdministrator ? null : row.device,
    fromAddress: byAdministrator ? null : row.fromAddress,
  };
}
