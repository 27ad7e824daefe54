import type { Queryable } from "#db/connection.ts";
import { devicesOfUsers } from "#domain/devices/devices.sql.ts";
import { enqueue } from "#domain/outbox/enqueue.ts";
import type { DeviceNotice } from "#domain/outbox/job.ts";

/**
 * Queues a notice for every device of these people, inside the caller's transaction. What it says, and whether it is still worth sending, is decided when it is sent. Authorises nothing.
 */
export async function queueNotices(
  tx: Queryable,
  { people, notice, now }: { people: readonly { userId: string }[]; notice: DeviceNotice; now: Date },
): Promise<void> {
  if (people.length === 0) return;
  const devices = await devicesOfUsers(
    tx,
    people.map(({ userId }) => userId),
  );
  await enqueue(
    tx,
    devices.map((device) => ({ kind: "notify-device", payload: callFor(device, notice) })),
    now,
  );
}

/** The job that notifies one device. Errors: none. */
export function callFor(device: { id: string; userId: string; endpoint: string }, notice: DeviceNotice) {
  const { host } = new URL(device.endpoint);
  return { deviceId: device.id, notice, endpointId: host, installerId: device.userId };
}
