import type { Queryable } from "#db/connection.ts";
import { insertLedgerRow, type LedgerRow, ledgerRowOfCause } from "#domain/credits/ledger.sql.ts";
import { DomainError } from "#domain/errors.ts";
import { type Credits, credits } from "#domain/money.ts";

export interface LedgerEntry {
  installerId: string;
  /** Positive for credits that can be spent from now on, negative for those that no longer can. */
  amount: Credits;
  type: Exclude<LedgerRow["transactionType"], "spend">;
  /** What the row is for: the payment, purchase, grant or news of a payment. One row of a type for each cause. */
  causeId: string;
  description: string;
  createdBy?: string;
  now: Date;
}

/**
 * Posts one ledger row; the database carries it over to the balance. The same cause again changes nothing and returns
 * the earlier row (`replayed`). Spending is part of the purchase statement (domain/leads/leads.sql.ts).
 * Errors: conflict (the cause belongs to another installer).
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
