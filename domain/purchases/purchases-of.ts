import { limits } from "#config/limits.ts";
import { leadServiceLabel } from "#content/options.ts";
import type { PurchaseStage } from "#content/purchase-stages.ts";
import type { Queryable } from "#db/connection.ts";
import { type Actor, requireAdmin } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { type Credits, credits } from "#domain/money.ts";
import { purchaseOfLead } from "#domain/purchases/purchase-lead.sql.ts";
import { purchaseRows } from "#domain/purchases/purchases.sql.ts";

export interface PurchaseSummary {
  id: string;
  leadId: string;
  serviceLabel: string;
  location: string;
  purchasedAt: Date;
  priceCredits: Credits;
  stage: PurchaseStage;
  refunded: boolean;
}

/** A company's latest purchases, newest first, without its own notes. Errors: not_signed_in, not_admin. */
export async function purchasesOf({ db }: Context, actor: Actor, installerId: string): Promise<PurchaseSummary[]> {
  requireAdmin(actor, "desk");
  const rows = await purchaseRows(db.orm, { installerId, limit: limits.installerFilePurchases });
  return rows.map(({ purchase, lead, refunded }) => ({
    id: purchase.id,
    leadId: lead.id,
    serviceLabel: leadServiceLabel(lead.serviceType),
    location: lead.location,
    purchasedAt: purchase.purchasedAt,
    priceCredits: credits(purchase.priceCredits),
    stage: purchase.stage,
    refunded,
  }));
}

/** Whether the company has bought this lead. Authorises nothing. */
export async function hasBought(tx: Queryable, asked: { leadId: string; installerId: string }): Promise<boolean> {
  return (await purchaseOfLead(tx, asked.leadId, asked.installerId)) !== undefined;
}
