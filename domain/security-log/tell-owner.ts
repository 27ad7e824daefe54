import type { Queryable } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { enqueueMail } from "#domain/outbox/enqueue.ts";
import { coarseAddress } from "#domain/security-log/coarse-address.ts";
import { recordSecurityEvent } from "#domain/security-log/record-security-event.ts";
import { securityEventById } from "#domain/security-log/security-log.sql.ts";

/** Something an account did that outlives the session. */
export type NoticedKind =
  | "api_key_made"
  | "webhook_made"
  | "webhook_changed"
  | "calendar_link_made"
  | "data_exported"
  | "admin_granted"
  | "admin_revoked"
  | "admin_roles_changed";

/**
 * Records an act that outlives the session in the security log and tells the account's owner by mail, both in the
 * caller's transaction. `ofUserId`: whose account it concerns, if somebody else's; both are told. Errors: none of its
 * own.
 */
export async function recordAndTell(
  tx: Queryable,
  context: Pick<Context, "now" | "address" | "device">,
  user: User,
  act: { kind: NoticedKind; detail?: string; ofUserId?: string },
): Promise<void> {
  const { kind, detail, ofUserId = user.userId } = act;
  const byOther = ofUserId !== user.userId;
  const eventId = await recordSecurityEvent(tx, context, {
    kind,
    userId: ofUserId,
    actorId: byOther ? user.userId : null,
    detail: detail ?? null,
  });
  for (const userId of new Set([user.userId, ofUserId])) {
    await enqueueMail(tx, { mail: "security-notice", eventId, userId }, context.now);
  }
}

/** What this reader is told of such an act, now; undefined if the log no longer has it. Authorises nothing. */
export async function noticedAct({ db }: Pick<Context, "db">, eventId: number, readerId: string) {
  const event = await securityEventById(db.orm, eventId);
  if (!event) return undefined;
  const byReader = event.actorId === readerId;
  // Where our staff are is nobody's business but theirs.
  const mayKnow = event.actorId === null || byReader;
  return {
    kind: event.kind as NoticedKind,
    at: event.at.toISOString(),
    detail: event.detail,
    byReader,
    /** Whose account it concerned; null once nobody can know any more. */
    ofUserId: event.userId,
    device: mayKnow ? event.device : null,
    fromAddress: mayKnow && event.fromAddress ? coarseAddress(event.fromAddress) : null,
  };
}
