import type { Queryable } from "#db/connection.ts";
import { openTransaction } from "#db/open-transaction.ts";

type Listener = (lane: string) => void;

/** Keyed by the connection that statements outside a transaction are given. */
const listeners = new WeakMap<Queryable, Set<Listener>>();

/**
 * Call after each statement that queues jobs due at once: workers of this lane are told once they are committed. A
 * lost call only delays a job until the next poll.
 */
export function noteQueued(tx: Queryable, lane: string): void {
  const transaction = openTransaction.getStore();
  if (transaction) transaction.queued.add(lane);
  else ring(tx, lane);
}

/** Tells listeners that jobs of this lane have been committed. */
export function ring(orm: Queryable, lane: string): void {
  for (const listener of listeners.get(orm) ?? []) listener(lane);
}

/** Calls the listener with each lane in which this process has queued jobs. Returns how to stop. */
export function hearQueued(orm: Queryable, listener: Listener): () => void {
  const all = listeners.get(orm) ?? new Set();
  listeners.set(orm, all.add(listener));
  return () => void all.delete(listener);
}
