import type { Database, Tx } from "#db/connection.ts";
import { openTransaction } from "#db/open-transaction.ts";

/** Runs the work in one transaction: all of it is kept, or, when it throws, none. Everything inside must use `tx`. */
export function inTransaction<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.orm.transaction((tx) => openTransaction.run(true, () => work(tx)));
}
