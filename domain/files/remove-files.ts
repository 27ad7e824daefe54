import type { Tx } from "#db/connection.ts";
import { deleteFilesOfMessage, deleteWaiting } from "#domain/files/files.sql.ts";
import { enqueueFileRemovals } from "#domain/outbox/enqueue.ts";

/** Removes the files of a message, inside the caller's transaction, which holds the lead. Authorises nothing. */
export async function removeFilesOfMessage(tx: Tx, messageId: string, now: Date): Promise<void> {
  await enqueueFileRemovals(tx, await deleteFilesOfMessage(tx, messageId), now);
}

/**
 * Removes a file waiting for the next quote of a purchase, inside the caller's transaction, which holds the lead;
 * repeating it changes nothing. Authorises nothing.
 */
export async function removeWaitingFile(tx: Tx, key: { id: string; purchaseId: string; now: Date }): Promise<void> {
  await enqueueFileRemovals(tx, await deleteWaiting(tx, key), key.now);
}
