import { limits } from "#config/limits.ts";
import { waitInWords } from "#content/wait-in-words.ts";
import { inTransaction } from "#db/transaction.ts";
import { type Actor, requireApprovedInstaller, requireInstaller, requireUser } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import type { DeviceForm } from "#domain/devices/device-form.ts";
import { deleteDevice, deleteOtherOfSession, devicesOfUser, saveDevice } from "#domain/devices/devices.sql.ts";
import { callFor } from "#domain/devices/queue-notices.ts";
import { DomainError } from "#domain/errors.ts";
import { lockInstaller } from "#domain/installers/installers.sql.ts";
import { enqueue } from "#domain/outbox/enqueue.ts";
import { countAttempt } from "#domain/rate-limits.ts";
import { recordSecurityEvent } from "#domain/security-log/record-security-event.ts";

export interface Device {
  id: string;
  /** In plain words, such as "Chrome on Android". */
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
  /** Whether it is the browser making the request. */
  isThis: boolean;
}

/** The devices that get this person's notices, oldest first. Errors: not_signed_in, not_found. */
export async function myDevices({ db }: Context, actor: Actor): Promise<Device[]> {
  const { userId, sessionId } = requireUser(actor);
  const _ = requireInstaller(actor, "own");
  const rows = await devicesOfUser(db.orm, userId);
  return rows.map(({ id, device, createdAt, lastUsedAt, ...row }) => ({
    id,
    name: device,
    createdAt,
    lastUsedAt,
    isThis: row.sessionId === sessionId,
  }));
}

/**
 * Sends notices to this browser for as long as the person is signed in there; if it gave another address before, only
 * the new one is used. `id` is made by the caller (a UUID). Repeating it changes nothing. Errors: not_signed_in,
 * not_approved, conflict (someone else's browser), invalid_input (field `endpoint`: too many devices).
 */
export async function addDevice(
  context: Context,
  actor: Actor,
  { id, form }: { id: string; form: DeviceForm },
): Promise<void> {
  const { db, now } = context;
  const user = requireUser(actor);
  const installer = requireApprovedInstaller(actor, "own");
  const { userId, sessionId } = user;
  if (!sessionId) throw new DomainError("not_signed_in");
  await inTransaction(db, async (tx) => {
    await lockInstaller(tx, installer.id);
    await deleteOtherOfSession(tx, sessionId, form.endpoint);
    const before = await devicesOfUser(tx, userId);
    const isNew = !before.some(({ endpoint }) => endpoint === form.endpoint);
    if (isNew && before.length >= limits.devicesMax) throw tooMany();
    const device = context.device ?? "Unknown device";
    if (!(await saveDevice(tx, { id, userId, sessionId, ...form, device, createdAt: now }))) {
      throw new DomainError("conflict");
    }
    if (isNew) await recordSecurityEvent(tx, context, { kind: "device_added", userId, detail: device });
  });
}

/** Stops sending notices there, even those already queued. Errors: not_signed_in, not_found. */
export async function removeDevice(context: Context, actor: Actor, id: string): Promise<void> {
  const { userId } = requireUser(actor);
  const _ = requireInstaller(actor, "own");
  await inTransaction(context.db, async (tx) => {
    const detail = await deleteDevice(tx, userId, id);
    if (detail === undefined) throw new DomainError("not_found");
    await recordSecurityEvent(tx, context, { kind: "device_removed", userId, detail });
  });
}

/**
 * Queues a test notice. `testId` is made by the caller (a UUID). Errors: not_signed_in, not_approved, not_found,
 * too_many_requests.
 */
export async function testDevice(
  context: Context,
  actor: Actor,
  { deviceId, testId }: { deviceId: string; testId: string },
): Promise<void> {
  const { db, now } = context;
  const { userId } = requireUser(actor);
  const _ = requireApprovedInstaller(actor, "own");
  await inTransaction(db, async (tx) => {
    const device = (await devicesOfUser(tx, userId)).find(({ id }) => id === deviceId);
    if (!device) throw new DomainError("not_found");
    const throttle = { name: "device-tests", subject: userId, max: limits.deviceTestsMax };
    const spent = await countAttempt(tx, { ...throttle, minutes: limits.deviceTestsMinutes }, context);
    if (spent.isOver) throw tooOften(spent.resetSeconds);
    await enqueue(tx, { kind: "notify-device", payload: callFor(device, { about: "test", testId }) }, now);
  });
}

function tooMany(): DomainError {
  const message = `${limits.devicesMax} devices are sent notices, which is the most. Remove one first.`;
  return new DomainError("invalid_input", { fields: { endpoint: [message] } });
}

function tooOften(waitSeconds: number): DomainError {
  const words = `You have sent ${limits.deviceTestsMax} tests in ${limits.deviceTestsMinutes} minutes. Please try again ${waitInWords(waitSeconds)}.`;
  return new DomainError("too_many_requests", { waitSeconds, words });
}
