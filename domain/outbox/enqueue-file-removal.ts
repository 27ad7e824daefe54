import type { Queryable } from "#db/connection.ts";
import { insertJob } from "#domain/outbox/outbox.sql.ts";

/** Queues the deletion of a stored file in the caller's transaction: it happens only if that commits. */
export function enqueueFileRemoval(tx: Queryable, storageKey: string, now: Date): Promise<void> {
  return insertJob(tx, { kind: "remove-file", payload: { storageKey } }, now);
}
