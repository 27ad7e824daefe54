import { ring } from "#db/bell.ts";
import type { Database, Orm, Tx } from "#db/connection.ts";
import { openTransaction } from "#db/open-transaction.ts";

/** Runs the work in one transaction: if it throws, none of it is kept. Everything inside must use `tx`. */
export async function inTransaction<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  const outer = openTransaction.getStore();
  const queued = new Set<string>();
  const result = await db.orm.transaction((tx) => openTransaction.run({ queued }, () => work(tx)));
  // Within another transaction nothing is committed yet.
  for (const lane of queued) outer ? outer.queued.add(lane) : ring(db.orm, lane);
  return result;
}

/** The database for verbs that take part in this transaction: what each does in one of its own is a part of it. */
export function within(db: Database, tx: Tx): Database {
  return { ...db, orm: tx as unknown as Orm };
}
