import { type Actor, requireAdmin } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { sumOfIssuedCredits } from "#domain/credits/ledger.sql.ts";
import { type Credits, credits } from "#domain/money.ts";

/** All credits ever bought or granted, the ledger's `purchase` and `grant` rows. Errors: not_signed_in, not_admin. */
export async function issuedCredits({ db }: Context, actor: Actor): Promise<Credits> {
  requireAdmin(actor);
  return credits(await sumOfIssuedCredits(db.orm));
}
