import { type Actor, requireInstaller } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { countPurchases } from "#domain/purchases/purchases.sql.ts";

/** How many leads this installer has bought: ever, and since the given moment. Errors: not_signed_in, not_found. */
export async function countMyPurchases(
  { db }: Context,
  actor: Actor,
  since: Date,
): Promise<{ total: number; sinceThen: number }> {
  return countPurchases(db.orm, requireInstaller(actor).id, since);
}
