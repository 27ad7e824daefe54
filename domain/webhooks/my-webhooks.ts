import { limits } from "#config/limits.ts";
import { waitInWords } from "#content/wait-in-words.ts";
import type { Queryable } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { type Actor, requireApprovedInstaller, requireInstaller, requireUser } from "#domain/actor.ts";
import { lockAsOwner } from "#domain/actors/still-owner.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { enqueue } from "#domain/outbox/enqueue.ts";
import { countAttempt, type RateLimit } from "#domain/rate-limits.ts";
import { recordSecurityEvent } from "#domain/security-log/record-security-event.ts";
import { recordAndTell } from "#domain/security-log/tell-owner.ts";
import type { EndpointForm } from "#domain/webhooks/endpoint-form.ts";
import { writeSecret } from "#domain/webhooks/standard-signature.ts";
import {
  countEndpoints,
  type DeliveryRow,
  deliveriesOfInstaller,
  type EndpointRow,
  endpointOf,
  endpointsOfInstaller,
  insertEach,
  insertEndpoint,
  isDeliveryOf,
  markRemoved,
  reopenDelivery,
} from "#domain/webhooks/webhooks.sql.ts";

export type Endpoint = Pick<
  EndpointRow,
  "id" | "url" | "secret" | "events" | "createdAt" | "pausedAt" | "switchedOffAt"
> & {
  /** Who may still know its secret: the owner who made or kept it, if they have left the company since. */
  knownTo: string | null;
};
export type Delivery = Omit<DeliveryRow, "endpointId" | "subjectId"> & { url: string; isPaused: boolean };

/** The installer's endpoints, oldest first, with their secrets. Errors: not_signed_in, not_found. */
export async function myEndpoints({ db }: Context, actor: Actor): Promise<Endpoint[]> {
  const rows = await endpointsOfInstaller(db.orm, requireInstaller(actor, "company").id);
  return rows.map(({ id, url, secret, events, createdAt, pausedAt, switchedOffAt, knownTo }) => ({
    id,
    url,
    secret,
    events,
    createdAt,
    pausedAt,
    switchedOffAt,
    knownTo,
  }));
}

/** What was recently sent to the installer's endpoints, newest first. Errors: not_signed_in, not_found. */
export async function myDeliveries({ db }: Context, actor: Actor): Promise<Delivery[]> {
  const rows = await deliveriesOfInstaller(
    db.orm,
    requireInstaller(actor, "company").id,
    limits.webhookDeliveriesShown,
  );
  return rows.map(({ delivery: { endpointId: _, subjectId: __, ...delivery }, ...to }) => ({ ...delivery, ...to }));
}

/**
 * Adds an endpoint, with a secret made of 32 random bytes. `id` is made by the caller (a UUID): repeating it adds
 * nothing. Errors: not_signed_in, not_approved, role_required, invalid_input (too many).
 */
export function addEndpoint(
  context: Context,
  actor: Actor,
  input: { id: string; form: EndpointForm; random: Uint8Array },
): Promise<void> {
  const { db, now } = context;
  const user = requireUser(actor);
  const { id: installerId } = requireApprovedInstaller(actor, "company");
  return inTransaction(db, async (tx) => {
    await lockAsOwner(tx, installerId, user.userId);
    if (await endpointOf(tx, installerId, input.id)) return;
    if ((await countEndpoints(tx, installerId)) >= limits.webhookEndpointsMax) throw tooMany();
    const secret = writeSecret(input.random);
    const row = { id: input.id, installerId, madeBy: user.userId, ...input.form, secret, createdAt: now };
    if (!(await insertEndpoint(tx, row))) throw new DomainError("conflict");
    const detail = new URL(input.form.url).host;
    const subject = { type: "installer", id: installerId } as const;
    const after = { host: detail, events: input.form.events };
    await recordAudit(tx, user, { action: "add-webhook", subject, after, now });
    await recordAndTell(tx, context, user, { kind: "webhook_made", detail });
  });
}

/** Stops sending there, even what was already on its way. Errors: not_signed_in, not_found. */
export async function removeEndpoint(context: Context, actor: Actor, id: string): Promise<void> {
  const { db, now } = context;
  const user = requireUser(actor);
  const { id: installerId } = requireInstaller(actor, "company");
  await inTransaction(db, async (tx) => {
    const endpoint = await endpointOf(tx, installerId, id);
    if (!endpoint || !(await markRemoved(tx, installerId, id, now))) throw new DomainError("not_found");
    const detail = new URL(endpoint.url).host;
    const subject = { type: "installer", id: installerId } as const;
    await recordAudit(tx, user, { action: "remove-webhook", subject, before: { host: detail }, now });
    await recordSecurityEvent(tx, context, { kind: "webhook_removed", userId: user.userId, detail });
  });
}

/**
 * Queues a test; `testId` is made by the caller (a UUID): repeating it means the same test. Errors: not_signed_in,
 * not_approved, not_found, too_many_requests.
 */
export function sendTest(
  context: Context,
  actor: Actor,
  { endpointId, testId }: { endpointId: string; testId: string },
): Promise<void> {
  const { db, now } = context;
  const { id: installerId } = requireApprovedInstaller(actor, "company");
  return inTransaction(db, async (tx) => {
    if (!(await endpointOf(tx, installerId, endpointId))) throw new DomainError("not_found");
    const calls = await insertEach(tx, [{ endpointId, installerId, event: "test", subjectId: testId }], now);
    if (calls.length === 0) return;
    await spendCall(tx, { endpointId, installerId }, context);
    await enqueue(
      tx,
      calls.map((payload) => ({ kind: "deliver-webhook", payload })),
      now,
    );
  });
}

/**
 * Resends a delivery that was made or given up; one on its way is left alone. Errors: not_signed_in, not_approved,
 * not_found, too_many_requests.
 */
export function sendAgain(context: Context, actor: Actor, deliveryId: string): Promise<void> {
  const { db, now } = context;
  const { id: installerId } = requireApprovedInstaller(actor, "company");
  return inTransaction(db, async (tx) => {
    const endpointId = await reopenDelivery(tx, installerId, deliveryId);
    if (endpointId) {
      await spendCall(tx, { endpointId, installerId }, context);
      return enqueue(tx, { kind: "deliver-webhook", payload: { deliveryId, endpointId, installerId } }, now);
    }
    if (!(await isDeliveryOf(tx, installerId, deliveryId))) throw new DomainError("not_found");
  });
}

/** Manual calls must not become a way to pester others. Errors: too_many_requests. */
async function spendCall(
  tx: Queryable,
  { endpointId, installerId }: { endpointId: string; installerId: string },
  context: Context,
): Promise<void> {
  const throttles: RateLimit[] = [
    {
      name: "webhook-calls",
      subject: endpointId,
      max: limits.webhookTestsPerEndpointMax,
      minutes: limits.webhookTestsPerEndpointMinutes,
    },
    {
      name: "webhook-calls-of-company",
      subject: installerId,
      max: limits.webhookTestsPerInstallerMax,
      minutes: limits.webhookTestsPerInstallerMinutes,
    },
  ];
  for (const throttle of throttles) {
    const { isOver, resetSeconds } = await countAttempt(tx, throttle, context);
    if (!isOver) continue;
    const words = `You have sent ${throttle.max} tests or repeats in ${throttle.minutes} minutes. Please try again ${waitInWords(resetSeconds)}.`;
    throw new DomainError("too_many_requests", { waitSeconds: resetSeconds, words });
  }
}

function tooMany(): DomainError {
  const message = `You have ${limits.webhookEndpointsMax} webhooks, the most you can have. Remove one first.`;
  return new DomainError("invalid_input", { fields: { url: [message] } });
}
