import { ring } from "#db/bell.ts";
import type { Database, Tx } from "#db/connection.ts";
import { openTransaction } from "#db/open-transaction.ts";

/** Runs the work in one transaction: if it throws, none of it is kept. Everything inside must use `tx`. */
export async function inTransaction<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  const queued = new Set<string>();
  const result = await db.orm.transaction((tx) => openTransaction.run({ queued }, () => work(tx)));
  for (const lane of queued) ring(db.orm, lane);
  return result;
}
