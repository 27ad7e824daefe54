import { inTransaction } from "#db/transaction.ts";
import { type BalanceRow, insertBalanceEntries, noteFetched } from "#domain/accounting/accounting.sql.ts";
import { type Actor, requireAdmin } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { enqueue } from "#domain/outbox/enqueue.ts";

/** A line of our account with the provider. Amounts in pence. */
export type BalanceEntry = BalanceRow;

/** An administrator has the worker ask the provider for a London month. Errors: not_signed_in, not_admin. */
export async function askForBalance({ db, now }: Context, actor: Actor, month: string): Promise<void> {
  requireAdmin(actor, "accounting");
  await enqueue(db.orm, { kind: "fetch-balance", payload: { month } }, now);
}

/** What the provider listed for a month; told again, it changes nothing. */
export function recordBalance({ db, now }: Context, month: string, entries: readonly BalanceEntry[]): Promise<void> {
  return inTransaction(db, async (tx) => {
    for (let start = 0; start < entries.length; start += BATCH) {
      await insertBalanceEntries(tx, entries.slice(start, start + BATCH));
    }
    await noteFetched(tx, month, now);
  });
}

const BATCH = 500;
