import type { Queryable } from "#db/connection.ts";
import { insertLedgerRow, type LedgerRow, ledgerRowOfCause } from "#domain/credits/ledger.sql.ts";
import { DomainError } from "#domain/errors.ts";
import { type Credits, credits } from "#domain/money.ts";

export interface LedgerEntry {
  installerId: string;
  /** Positive for credits that become spendable, negative for those that stop being so. */
  amount: Credits;
  type: Exclude<LedgerRow["transactionType"], "spend">;
  /** The payment, purchase, grant or payment event behind the row. One row of each type per cause. */
  causeId: string;
  description: string;
  createdBy?: string;
  now: Date;
}

/**
 * Posts one ledger row; the database updates the balance. Repeating a cause changes nothing and returns the earlier row
 * (`replayed`). Spending is part of the purchase statement (domain/leads/leads.sql.ts). Errors: conflict (the cause
 * belongs to another installer).
 */
export async function postEntry(
  tx: Queryable,
  entry: LedgerEntry,
): Promise<{ balanceAfter: Credits; replayed: boolean }> {
  const inserted = await insertLedgerRow(tx, {
    installerId: entry.installerId,
    amount: entry.amount,
    transactionType: entry.type,
    causeId: entry.causeId,
    description: entry.description,
    createdBy: entry.createdBy ?? null,
    createdAt: entry.now,
  });
  const row: LedgerRow | undefined = inserted ?? (await ledgerRowOfCause(tx, entry.causeId, entry.type));
  if (row?.installerId !== entry.installerId) throw new DomainError("conflict");
  return { balanceAfter: credits(row.balanceAfter), replayed: !inserted };
}
