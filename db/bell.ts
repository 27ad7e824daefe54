import type { Queryable } from "#db/connection.ts";
import { openTransaction } from "#db/open-transaction.ts";

type Listener = (lane: string) => void;

/** By the connection that statements outside a transaction are given. */
const listeners = new WeakMap<Queryable, Set<Listener>>();

/**
 * To be called after each statement that queues jobs due at once: those who work in this lane hear of it when they are
 * committed. Losing a call only delays, until they look by themselves.
 */
export function noteQueued(tx: Queryable, lane: string): void {
  const transaction = openTransaction.getStore();
  if (transaction) transaction.queued.add(lane);
  else ring(tx, lane);
}

/** Jobs that this process queued in a lane have been committed. */
export function ring(orm: Queryable, lane: string): void {
  for (const listener of listeners.get(orm) ?? []) listener(lane);
}

/** Hears of each lane in which this process has queued jobs. Returns how to stop. */
export function hearQueued(orm: Queryable, listener: Listener): () => void {
  const all = listeners.get(orm) ?? new Set();
  listeners.set(orm, all.add(listener));
  return () => void all.delete(listener);
}
