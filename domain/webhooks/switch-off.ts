import { limits } from "#config/limits.ts";
import type { Queryable } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { type Actor, requireApprovedInstaller } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { enqueueMail } from "#domain/outbox/enqueue.ts";
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
 * switched off: nothing more is sent there, its owner gets a mail, and the security log an entry.
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
  const { id: endpointId, installerId, url } = endpoint;
  await markSwitchedOff(tx, endpointId, now);
  await enqueueMail(tx, { mail: "webhook-switched-off", installerId, endpointId }, now);
  await recordSecurityEvent(tx, { now }, { kind: "webhook_switched_off", userId: installerId, detail: hostOf(url) });
}

/**
 * Switches an endpoint on again; what was not sent meanwhile can be resent one by one. Repeating it changes nothing.
 * Errors: not_signed_in, not_approved, not_found.
 */
export function switchOnEndpoint(context: Context, actor: Actor, id: string): Promise<void> {
  const { id: installerId } = requireApprovedInstaller(actor, "company");
  return inTransaction(context.db, async (tx) => {
    const endpoint = await endpointOf(tx, installerId, id);
    if (!endpoint) throw new DomainError("not_found");
    if (!(await markSwitchedOn(tx, id))) return;
    const detail = hostOf(endpoint.url);
    await recordSecurityEvent(tx, context, { kind: "webhook_switched_on", userId: installerId, detail });
  });
}

/** The address of an endpoint that is switched off. Undefined once it is removed or back on. Authorises nothing. */
export async function switchedOffUrl({ db }: Context, endpointId: string): Promise<string | undefined> {
  const endpoint = await endpointById(db.orm, endpointId);
  return endpoint && !endpoint.removedAt && endpoint.switchedOffAt ? endpoint.url : undefined;
}

const hostOf = (url: string) => new URL(url).host;
