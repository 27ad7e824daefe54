import { limits } from "#config/limits.ts";
import { inTransaction } from "#db/transaction.ts";
import { type Actor, requireInstaller, requireUser } from "#domain/actor.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { holdInstaller } from "#domain/installers/find-installer.ts";
import { enqueueDeliveries } from "#domain/outbox/enqueue-deliveries.ts";
import { recordSecurityEvent } from "#domain/security-log/record-security-event.ts";
import { recordAndTell } from "#domain/security-log/tell-owner.ts";
import type { EndpointForm } from "#domain/webhooks/endpoint-form.ts";
import { writeSecret } from "#domain/webhooks/sign-body.ts";
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

export type Endpoint = Pick<EndpointRow, "id" | "url" | "secret" | "events" | "createdAt" | "pausedAt">;
export type Delivery = Omit<DeliveryRow, "endpointId" | "subjectId"> & { url: string };

/** The installer's endpoints, oldest first, with their secrets. Errors: not_signed_in, not_found. */
export async function myEndpoints({ db }: Context, actor: Actor): Promise<Endpoint[]> {
  const rows = await endpointsOfInstaller(db.orm, requireInstaller(actor).id);
  return rows.map(({ id, url, secret, events, createdAt, pausedAt }) => ({
    ...{ id, url, secret, events, createdAt, pausedAt },
  }));
}

/** What was sent to the installer's endpoints lately, newest first. Errors: not_signed_in, not_found. */
export async function myDeliveries({ db }: Context, actor: Actor): Promise<Delivery[]> {
  const rows = await deliveriesOfInstaller(db.orm, requireInstaller(actor).id, limits.webhookDeliveriesShown);
  return rows.map(({ delivery: { endpointId: _, subjectId: __, ...delivery }, url }) => ({ ...delivery, url }));
}

/**
 * Adds an endpoint, with a secret made of 32 random bytes. `id` is made by the caller (a UUID): the same one again adds
 * nothing. Errors: not_signed_in, not_found, invalid_input (too many).
 */
export function addEndpoint(
  context: Context,
  actor: Actor,
  input: { id: string; form: EndpointForm; random: Uint8Array },
): Promise<void> {
  const [{ db, now }, user, { id: installerId }] = [context, requireUser(actor), requireInstaller(actor)];
  return inTransaction(db, async (tx) => {
    await holdInstaller(tx, installerId);
    if (await endpointOf(tx, installerId, input.id)) return;
    if ((await countEndpoints(tx, installerId)) >= limits.webhookEndpointsMax) throw tooMany();
    const secret = writeSecret(input.random);
    if (!(await insertEndpoint(tx, { id: input.id, installerId, ...input.form, secret, createdAt: now }))) {
      throw new DomainError("conflict");
    }
    const detail = new URL(input.form.url).host;
    const subject = { type: "installer", id: installerId } as const;
    const after = { host: detail, events: input.form.events };
    await recordAudit(tx, user, { action: "add-webhook", subject, after, now });
    await recordAndTell(tx, context, user, { kind: "webhook_made", detail });
  });
}

/** From now on nothing is sent there, not even what was on its way. Errors: not_signed_in, not_found. */
export async function removeEndpoint(context: Context, actor: Actor, id: string): Promise<void> {
  const [{ db, now }, user, { id: installerId }] = [context, requireUser(actor), requireInstaller(actor)];
  await inTransaction(db, async (tx) => {
    const endpoint = await endpointOf(tx, installerId, id);
    if (!endpoint || !(await markRemoved(tx, installerId, id, now))) throw new DomainError("not_found");
    const detail = new URL(endpoint.url).host;
    const subject = { type: "installer", id: installerId } as const;
    await recordAudit(tx, user, { action: "remove-webhook", subject, before: { host: detail }, now });
    await recordSecurityEvent(tx, context, { kind: "webhook_removed", userId: user.userId, detail });
  });
}

/** Queues a test; `testId` is made by the caller (a UUID): the same one again is the same test. Errors: as above. */
export function sendTest(
  { db, now }: Context,
  actor: Actor,
  { endpointId, testId }: { endpointId: string; testId: string },
): Promise<void> {
  const installer = requireInstaller(actor);
  return inTransaction(db, async (tx) => {
    if (!(await endpointOf(tx, installer.id, endpointId))) throw new DomainError("not_found");
    await enqueueDeliveries(tx, await insertEach(tx, [{ endpointId, event: "test", subjectId: testId }], now), now);
  });
}

/** Sends once more what was delivered or given up; what is on its way stays so. Errors: not_signed_in, not_found. */
export function sendAgain({ db, now }: Context, actor: Actor, deliveryId: string): Promise<void> {
  const installer = requireInstaller(actor);
  return inTransaction(db, async (tx) => {
    if (await reopenDelivery(tx, installer.id, deliveryId)) return enqueueDeliveries(tx, [deliveryId], now);
    if (!(await isDeliveryOf(tx, installer.id, deliveryId))) throw new DomainError("not_found");
  });
}

function tooMany(): DomainError {
  const message = `You have ${limits.webhookEndpointsMax} addresses, which is the most. Remove one first.`;
  return new DomainError("invalid_input", { fields: { url: [message] } });
}
