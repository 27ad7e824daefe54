import { limits } from "#config/limits.ts";
import { type Actor, requireAdmin } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { ledgerRows, ledgerRowsOfCauses } from "#domain/credits/ledger.sql.ts";
import { presentTransaction, type Transaction } from "#domain/credits/my-credits.ts";

/** The newest ledger rows of a company, for administrators. Errors: not_signed_in, not_admin. */
export async function ledgerOf({ db }: Context, actor: Actor, installerId: string): Promise<Transaction[]> {
  requireAdmin(actor);
  const rows = await ledgerRows(db.orm, installerId, { limit: limits.installerFileRows, before: undefined });
  return rows.map(presentTransaction);
}

/**
 * The ledger rows that a payment, a purchase or news of them brought about, in their order, for administrators.
 * Errors: not_signed_in, not_admin.
 */
export async function ledgerOfCauses(
  { db }: Pick<Context, "db">,
  actor: Actor,
  causeIds: readonly string[],
): Promise<Transaction[]> {
  requireAdmin(actor);
  return (await ledgerRowsOfCauses(db.orm, causeIds)).map((row) =>
    presentTransaction({ ...row, receiptNumber: null, serviceType: null }),
  );
}
