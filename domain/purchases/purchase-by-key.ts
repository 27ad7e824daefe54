import { type Actor, requireApprovedInstaller } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import type { PurchasedLead } from "#domain/leads/lead.ts";
import { myPurchase } from "#domain/purchases/my-purchases.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { purchaseById } from "#domain/purchases/purchases.sql.ts";
import { uuidFromText } from "#domain/uuid-from-text.ts";

/**
 * Buys a lead for a program that may repeat the request: the same key from the same installer means the same purchase
 * and the same answer (`replayed`). A refused purchase does not use up the key. Errors: those of `purchaseLead`;
 * idempotency_key_reused (the key has bought another lead).
 */
export async function purchaseByKey(
  context: Context,
  actor: Actor,
  { leadId, key }: { leadId: string; key: string },
): Promise<{ purchase: PurchasedLead; replayed: boolean }> {
  const purchaseId = purchaseIdOf(requireApprovedInstaller(actor, "leads_for_sale").id, key);
  try {
    const { replayed } = await purchaseLead(context, actor, { leadId, purchaseId });
    return { purchase: await myPurchase(context, actor, purchaseId), replayed };
  } catch (error) {
    if (error instanceof DomainError) await refuseUsedKey(context, { purchaseId, leadId });
    throw error;
  }
}

async function refuseUsedKey({ db }: Context, wanted: { purchaseId: string; leadId: string }): Promise<void> {
  const earlier = await purchaseById(db.orm, wanted.purchaseId);
  if (earlier && earlier.lead.id !== wanted.leadId) throw new DomainError("idempotency_key_reused");
}

/** Derived from installer and key, so that no table of keys is needed. */
function purchaseIdOf(installerId: string, key: string): string {
  return uuidFromText(JSON.stringify([installerId, key]));
}
