import { and, asc, eq, ne, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { textArray } from "#db/parameters.ts";
import { pushSubscriptions } from "#db/schema.ts";

export type DeviceRow = typeof pushSubscriptions.$inferSelect;

/** Oldest first. */
export function devicesOfUser(tx: Queryable, userId: string): Promise<DeviceRow[]> {
  return tx
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(asc(pushSubscriptions.createdAt), pushSubscriptions.id);
}

/**
 * Adds a browser, or gives the row of its address to this person and session. Returns whether it did: another person's
 * address stays theirs unless the browser shows that it holds the same secret.
 */
export async function saveDevice(tx: Queryable, device: Omit<DeviceRow, "lastUsedAt">): Promise<boolean> {
  const { id: _, createdAt: __, ...given } = device;
  const rows = await tx
    .insert(pushSubscriptions)
    .values(device)
    .onConflictDoUpdate({
      target: pushSubscriptions.endpoint,
      set: given,
      setWhere: sql`${pushSubscriptions.userId} = ${device.userId} or ${pushSubscriptions.authSecret} = ${device.authSecret}`,
    })
    .returning({ id: pushSubscriptions.id });
  return rows.length === 1;
}

/** A browser has one address, so the ones this session gave before are useless. */
export async function deleteOtherOfSession(tx: Queryable, sessionId: string, endpoint: string): Promise<void> {
  await tx
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.sessionId, sessionId), ne(pushSubscriptions.endpoint, endpoint)));
}

/** Returns the device's name; undefined if the person has no such device. */
export async function deleteDevice(tx: Queryable, userId: string, id: string): Promise<string | undefined> {
  const rows = await tx
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.id, id)))
    .returning({ device: pushSubscriptions.device });
  return rows[0]?.device;
}

export async function deviceById(tx: Queryable, id: string): Promise<DeviceRow | undefined> {
  const [row] = await tx.select().from(pushSubscriptions).where(eq(pushSubscriptions.id, id));
  return row;
}

export function devicesOfUsers(tx: Queryable, userIds: readonly string[]) {
  const { id, userId, endpoint } = pushSubscriptions;
  return tx
    .select({ id, userId, endpoint })
    .from(pushSubscriptions)
    .where(sql`${userId} = any(${textArray(userIds)})`)
    .orderBy(asc(id));
}

export async function noteUsed(tx: Queryable, id: string, now: Date): Promise<void> {
  await tx.update(pushSubscriptions).set({ lastUsedAt: now }).where(eq(pushSubscriptions.id, id));
}

/** Only this exact subscription: the browser may have given us another since. */
export async function deleteGone(tx: Queryable, { id, endpoint }: Pick<DeviceRow, "id" | "endpoint">): Promise<void> {
  await tx
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.id, id), sql`${pushSubscriptions.endpoint} = ${endpoint}`));
}
