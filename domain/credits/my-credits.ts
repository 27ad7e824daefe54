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
  /** The purchase, payment or grant behind it. */
  reference: string;
  /** Of a payment. */
  receiptNumber: number | null;
  balanceAfter: Credits;
  createdAt: Date;
}

/** The installer's balance. Errors: not_signed_in, not_found. */
export async function myBalance({ db }: Context, actor: Actor): Promise<Credits> {
  const installer = requireInstaller(actor);
  return credits(await balanceOf(db.orm, installer.id));
}

export interface TransactionPage {
  items: Transaction[];
  /** Opaque; given back as `cursor` it continues the list. */
  nextCursor: string | null;
}

/** What we write into a cursor and nothing else, within what the database takes as a number. */
const CURSOR = /^[1-9]\d{0,8}$/;

/** The newest 50 ledger rows of the installer, newest first, with the balance after each. Errors: not_signed_in, not_found. */
export async function myTransactions(context: Context, actor: Actor): Promise<Transaction[]> {
  return (await myTransactionPage(context, actor)).items;
}

/**
 * The installer's ledger rows, newest first, 50 at a time, with the balance after each. A cursor that is not ours starts
 * at the top. Errors: not_signed_in, not_found.
 */
export async function myTransactionPage(
  { db }: Context,
  actor: Actor,
  from: { cursor?: string | null } = {},
): Promise<TransactionPage> {
  const installer = requireInstaller(actor);
  const before = CURSOR.test(from.cursor ?? "") ? Number(from.cursor) : undefined;
  const rows = await ledgerRows(db.orm, installer.id, { limit: limits.historyPageSize + 1, before });
  const page = rows.slice(0, limits.historyPageSize);
  const last = page.at(-1);
  return {
    items: page.map(presentTransaction),
    nextCursor: last && rows.length > page.length ? String(last.entryNumber) : null,
  };
}

/** What leaves the domain about a ledger row. */
export function presentTransaction(row: LedgerRow & { receiptNumber: number | null }): Transaction {
  return {
    id: String(row.id),
    amount: credits(row.amount),
    type: row.transactionType,
    description: row.description,
    reference: row.causeId,
    receiptNumber: row.receiptNumber,
    balanceAfter: credits(row.balanceAfter),
    createdAt: row.createdAt,
  };
}
