import type { Queryable } from "#db/connection.ts";
import { insertJob } from "#domain/outbox/outbox.sql.ts";

/** Has a file of the store deleted, if the caller's transaction is kept. */
export function enqueueFileRemoval(tx: Queryable, storageKey: string, now: Date): Promise<void> {
  return insertJob(tx, { kind: "remove-file", payload: { storageKey } }, now);
}
