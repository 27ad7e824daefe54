import { limits } from "#config/limits.ts";
import { type Actor, requireInstaller } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import type { PurchasedLead } from "#domain/leads/lead.ts";
import { countPurchases, purchaseRows } from "#domain/leads/leads.sql.ts";
import { presentPurchase } from "#domain/leads/present-lead.ts";

/**
 * What this installer has bought, newest first, with full contact details. A suspended installer still reads
 * what they paid for. Errors: not_signed_in, not_found (a user without a company).
 */
export async function myPurchases({ db }: Context, actor: Actor): Promise<{ items: PurchasedLead[]; total: number }> {
  const installer = requireInstaller(actor);
  const rows = await purchaseRows(db.orm, { installerId: installer.id, limit: limits.purchasesPageSize });
  return { items: rows.map(presentPurchase), total: await countPurchases(db.orm, installer.id) };
}
