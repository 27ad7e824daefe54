import type { Queryable } from "#db/connection.ts";
import type { Context } from "#domain/context.ts";
import type { SecurityEventKind } from "#domain/security-log/security-event.ts";
import { insertSecurityEvent } from "#domain/security-log/security-log.sql.ts";

export interface SecurityEvent {
  kind: SecurityEventKind;
  /** Whose account; null where none is known. */
  userId: string | null;
  /** Who did it, if that was somebody else. */
  actorId?: string | null;
  /** The name of a key, the host of a webhook: nothing about customers, no secret. */
  detail?: string | null;
}

/**
 * Writes one row of the security log, with the context's network address, device and time. Inside a transaction the row
 * is kept if, and only if, the act is; what failed is recorded outside one. Returns its number.
 * Errors: none of its own.
 */
export function recordSecurityEvent(
  tx: Queryable,
  { now, address, device }: Pick<Context, "now" | "address" | "device">,
  { kind, userId, actorId, detail }: SecurityEvent,
): Promise<number> {
  return insertSecurityEvent(tx, {
    at: now,
    kind,
    userId,
    actorId: actorId ?? null,
    fromAddress: address ?? null,
    device: device ?? null,
    detail: detail ?? null,
  });
}
