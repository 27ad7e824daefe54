import { limits } from "#config/limits.ts";
import type { Queryable } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { type Actor, requireApprovedInstaller, requireUser } from "#domain/actor.ts";
import { ownersOf } from "#domain/actors/actors.sql.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { enqueueMails } from "#domain/outbox/enqueue.ts";
import { recordSecurityEvent } from "#domain/security-log/record-security-event.ts";
import { hoursBefore } from "#domain/time/periods.ts";
import {
  countFailure,
  endpointById,
  endpointOf,
  markSwitchedOff,
  markSwitchedOn,
} from "#domain/webhooks/webhooks.sql.ts";

/**
 * Counts a failure of a delivery's endpoint. Once it has only failed for over an hour, or says that it is gone, it is
 * switched off: nothing more is sent there, the company's owners get a mail, and the security log an entry.
 */
export async function noteFailure(
  tx: Queryable,
  deliveryId: string,
  { now, isGone }: { now: Date; isGone: boolean },
): Promise<void> {
  const endpoint = await countFailure(tx, deliveryId, now);
  const { failures = 0, failingSince = null, switchedOffAt = null } = endpoint ?? {};
  if (!endpoint || switchedOffAt) return;
  const longAgo = hoursBefore(now, limits.webhookSwitchedOffMinutes / 60);
  const isDead = failures >= limits.webhookSwitchedOffFailures && failingSince !== null && failingSince <= longAgo;
  if (!isDead && !isGone) return;
  const { id: endpointId, installerId, url, madeBy } = endpoint;
  await markSwitchedOff(tx, endpointId, now);
  const owners = await ownersOf(tx, installerId);
  await enqueueMails(
    tx,
    owners.map((userId) => ({ mail: "webhook-switched-off", userId, endpointId })),
    now,
  );
  await recordSecurityEvent(tx, { now }, { kind: "webhook_switched_off", userId: madeBy, detail: hostOf(url) });
}

/**
 * Switches an endpoint on again; what was not sent meanwhile can be resent one by one. Repeating it changes nothing.
 * Errors: not_signed_in, not_approved, not_found.
 */
export function switchOnEndpoint(context: Context, actor: Actor, id: string): Promise<void> {
  const { userId } = requireUser(actor);
  const { id: installerId } = requireApprovedInstaller(actor, "company");
  return inTransaction(context.db, async (tx) => {
    const endpoint = await endpointOf(tx, installerId, id);
    if (!endpoint) throw new DomainError("not_found");
    if (!(await markSwitchedOn(tx, id))) return;
    const detail = hostOf(endpoint.url);
    await recordSecurityEvent(tx, context, { kind: "webhook_switched_on", userId, detail });
  });
}

/** An endpoint that is switched off. Undefined once it is removed or back on. Authorises nothing. */
export async function switchedOff({ db }: Context, endpointId: string) {
  const endpoint = await endpointById(db.orm, endpointId);
  if (!endpoint || endpoint.removedAt || !endpoint.switchedOffAt) return undefined;
  return { installerId: endpoint.installerId, url: endpoint.url };
}

const hostOf = (url: string) => new URL(url).host;
