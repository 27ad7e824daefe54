import { limits } from "#config/limits.ts";
import { type Actor, requireAdmin } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { ledgerRows, ledgerRowsOfCauses, sumOfIssuedCredits } from "#domain/credits/ledger.sql.ts";
import { presentTransaction, type Transaction } from "#domain/credits/my-credits.ts";
import { type Credits, credits } from "#domain/money.ts";

/** The newest ledger rows of a company, for administrators. Errors: not_signed_in, not_admin. */
export async function ledgerOf({ db }: Context, actor: Actor, installerId: string): Promise<Transaction[]> {
  requireAdmin(actor, "payments");
  const rows = await ledgerRows(db.orm, installerId, { limit: limits.installerFileRows, before: undefined });
  return rows.map(presentTransaction);
}

/**
 * The ledger rows caused by a payment, a purchase or a payment event, in order, for administrators. Errors:
 * not_signed_in, not_admin.
 */
export async function ledgerOfCauses(
  { db }: Pick<Context, "db">,
  actor: Actor,
  causeIds: readonly string[],
): Promise<Transaction[]> {
  requireAdmin(actor, "payments");
  return (await ledgerRowsOfCauses(db.orm, causeIds)).map((row) =>
    presentTransaction({ ...row, receiptNumber: null, serviceType: null }),
  );
}

/** All credits ever bought or granted, the ledger's `purchase` and `grant` rows. Errors: not_signed_in, not_admin. */
export async function issuedCredits({ db }: Context, actor: Actor): Promise<Credits> {
  requireAdmin(actor, "desk");
  return credits(await sumOfIssuedCredits(db.orm));
}
