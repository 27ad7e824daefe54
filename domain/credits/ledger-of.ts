import { limits } from "#config/limits.ts";
import { type Actor, requireAdmin } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { ledgerRows } from "#domain/credits/ledger.sql.ts";
import { presentTransaction, type Transaction } from "#domain/credits/my-credits.ts";

/** The newest ledger rows of a company, for administrators. Errors: not_signed_in, not_admin. */
export async function ledgerOf({ db }: Context, actor: Actor, installerId: string): Promise<Transaction[]> {
  requireAdmin(actor);
  const rows = await ledgerRows(db.orm, installerId, { limit: limits.installerFileRows, before: undefined });
  return rows.map(presentTransaction);
}
