import { limits } from "#config/limits.ts";
import { leadServiceLabel } from "#content/options.ts";
import { type Actor, requireInstaller } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { type Beside, balanceOf, type LedgerRow, ledgerRows } from "#domain/credits/ledger.sql.ts";
import { onePage, ours, type Page } from "#domain/cursor.ts";
import { type Credits, credits } from "#domain/money.ts";

export interface Transaction {
  id: string;
  amount: Credits;
  type: LedgerRow["transactionType"];
  description: string;
  /** The purchase, payment, grant or payment event behind it. */
  reference: string;
  /** For a payment. */
  receiptNumber: number | null;
  /** The service of a lead that was bought. */
  serviceLabel: string | null;
  balanceAfter: Credits;
  createdAt: Date;
}

export interface CreditState {
  /** What can be spent. */
  balance: Credits;
  /** Held besides the balance: for outlines, and while someone is claiming back a payment. */
  held: Credits;
  /** How many of these are held for outlines awaiting an answer. */
  heldForOutlines: Credits;
  /** An open dispute claims more than what is held and left, so buying is blocked (`payment_disputed`). */
  isPaused: boolean;
}

/** The installer's spendable balance alone. Errors: not_signed_in, not_found. */
export async function myBalance(context: Context, actor: Actor): Promise<Credits> {
  return (await myCredits(context, actor)).balance;
}

/**
 * The installer's credits: what can be spent, what is held, and whether buying is paused. Errors: not_signed_in,
 * not_found.
 */
export async function myCredits({ db }: Context, actor: Actor): Promise<CreditState> {
  const installer = requireInstaller(actor, "money");
  const { balance, held, disputed, outlined } = await balanceOf(db.orm, installer.id);
  const isPaused = balance + held < disputed;
  return { balance: credits(balance), held: credits(held), heldForOutlines: credits(outlined), isPaused };
}

/** Matches only cursors we write, within the database's range of integers. */
const CURSOR = /^[1-9]\d{0,8}$/;

/**
 * The installer's newest 50 ledger rows, newest first, with the balance after each. Errors: not_signed_in, not_found.
 */
export async function myTransactions(context: Context, actor: Actor): Promise<Transaction[]> {
  return (await myTransactionPage(context, actor)).items;
}

/**
 * The installer's ledger rows, newest first, 50 at a time, with the balance after each. Errors: not_signed_in,
 * not_found, invalid_cursor.
 */
export async function myTransactionPage(
  { db }: Context,
  actor: Actor,
  from: { cursor?: string | null } = {},
): Promise<Page<Transaction>> {
  const installer = requireInstaller(actor, "money");
  const before = ours(from.cursor, (text) => (CURSOR.test(text) ? Number(text) : undefined));
  const rows = await ledgerRows(db.orm, installer.id, { limit: limits.historyPageSize + 1, before });
  const { shown, nextCursor } = onePage(rows, limits.historyPageSize, ({ entryNumber }) => String(entryNumber));
  return { items: shown.map(presentTransaction), nextCursor };
}

/** A ledger row as shown outside the domain. */
export function presentTransaction(row: LedgerRow & Beside): Transaction {
  return {
    id: String(row.id),
    amount: credits(row.amount),
    type: row.transactionType,
    description: row.description,
    reference: row.causeId,
    receiptNumber: row.receiptNumber,
    serviceLabel: row.serviceType && leadServiceLabel(row.serviceType),
    balanceAfter: credits(row.balanceAfter),
    createdAt: row.createdAt,
  };
}
