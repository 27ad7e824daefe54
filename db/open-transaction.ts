import { AsyncLocalStorage } from "node:async_hooks";
import type { PGlite } from "@electric-sql/pglite";

/** The transaction in which this code is running, and the lanes in which it has queued jobs. */
export const openTransaction = new AsyncLocalStorage<{ queued: Set<string> }>();

/**
 * The embedded database has one connection: a query bypassing the open transaction would wait for it forever. This
 * turns such a mistake into an immediate error in every test on the embedded database.
 */
export function refuseInsideTransaction(pglite: PGlite): PGlite {
  return new Proxy(pglite, {
    get(target, property) {
      const value = Reflect.get(target, property, target);
      if (typeof value !== "function") return value;
      const guarded = property === "query" || property === "exec" || property === "transaction";
      return (...args: unknown[]) => {
        if (guarded && openTransaction.getStore())
          throw new Error("Inside a transaction use tx, not the database itself.");
        return Reflect.apply(value, target, args);
      };
    },
  });
}
