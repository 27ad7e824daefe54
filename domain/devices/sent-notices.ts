import type { Queryable } from "#db/connection.ts";
import type { Context } from "#domain/context.ts";
import { type DeviceRow, deleteGone, deviceById, noteUsed } from "#domain/devices/devices.sql.ts";

/** A device as its push service knows it. */
export type PushDevice = Pick<DeviceRow, "id" | "userId" | "endpoint" | "publicKey" | "authSecret">;

/** The device; undefined once it was switched off or its session has ended. Authorises nothing. */
export async function findDevice(tx: Queryable, id: string): Promise<PushDevice | undefined> {
  const row = await deviceById(tx, id);
  if (!row) return undefined;
  const { userId, endpoint, publicKey, authSecret } = row;
  return { id, userId, endpoint, publicKey, authSecret };
}

/** Records that the push service accepted a notice. Errors: none. */
export function noteNoticeTaken({ db, now }: Context, id: string): Promise<void> {
  return noteUsed(db.orm, id, now);
}

/** Removes a device its push service no longer knows: the browser or its permission is gone. Errors: none. */
export function forgetDevice({ db }: Context, device: Pick<PushDevice, "id" | "endpoint">): Promise<void> {
  return deleteGone(db.orm, device);
}
