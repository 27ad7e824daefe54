import { limits } from "#config/limits.ts";
import { type Actor, requireInstaller } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { balanceOf, type LedgerRow, ledgerRows } from "#domain/credits/ledger.sql.ts";
import { type Credits, credits } from "#domain/money.ts";

export interface Transaction {
  id: string;
  amount: Credits;
  type: LedgerRow["transactionType"];
  description: string;
  balanceAfter: Credits;
  createdAt: Date;
}

/** The installer's balance. Errors: not_signed_in, not_found. */
export async function myBalance({ db }: Context, actor: Actor): Promise<Credits> {
  const installer = requireInstaller(actor);
  return credits(await balanceOf(db.orm, installer.id));
}

/** The newest 50 ledger rows of the installer, newest first, with the balance after each. Errors: not_signed_in, not_found. */
export async function myTransactions({ db }: Context, actor: Actor): Promise<Transaction[]> {
  const installer = requireInstaller(actor);
  const rows = await ledgerRows(db.orm, installer.id, limits.historyPageSize);
  return rows.map((row) => ({
    id: String(row.id),
    amount: credits(row.amount),
    type: row.transactionType,
    description: row.description,
    balanceAfter: credits(row.balanceAfter),
    createdAt: row.createdAt,
  }));
}
