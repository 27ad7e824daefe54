import type { Database, Tx } from "#db/connection.ts";
import { openTransaction } from "#db/open-transaction.ts";

/** Runs the work in one transaction: if it throws, none of it is kept. Everything inside must use `tx`. */
export function inTransaction<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.orm.transaction((tx) => openTransaction.run(true, () => work(tx)));
}
