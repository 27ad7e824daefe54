import type { Tx } from "#db/connection.ts";
import { deleteFilesOfMessage, deleteWaiting } from "#domain/files/files.sql.ts";
import { enqueueFileRemovals } from "#domain/outbox/enqueue.ts";

/** The files of a message go with it, inside the caller's transaction, which holds the lead. Authorizes nothing. */
export async function removeFilesOfMessage(tx: Tx, messageId: string, now: Date): Promise<void> {
  await enqueueFileRemovals(tx, await deleteFilesOfMessage(tx, messageId), now);
}

/**
 * One that waits for the next quote of a purchase is taken back, inside the caller's transaction, which holds the lead;
 * again, it changes nothing. Authorizes nothing.
 */
export async function removeWaitingFile(tx: Tx, key: { id: string; purchaseId: string; now: Date }): Promise<void> {
  await enqueueFileRemovals(tx, await deleteWaiting(tx, key), key.now);
}
