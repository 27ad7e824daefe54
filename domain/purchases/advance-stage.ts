import { purchaseStageOptions } from "#content/purchase-stages.ts";
import type { Queryable } from "#db/connection.ts";
import type { Doer } from "#domain/actor.ts";
import type { PurchasedLead } from "#domain/leads/lead.ts";
import { setStage } from "#domain/purchases/purchases.sql.ts";

type Stage = PurchasedLead["stage"];

/**
 * Moves the stage of a purchase forward after an action of its company, inside the caller's transaction, which holds
 * the purchase; never back, and never away from won or lost. `by`: who of the company did it, if it was one of them.
 * Authorises nothing.
 */
export async function advanceStage(
  tx: Queryable,
  purchase: { id: string; installerId: string; stage: Stage },
  { to: stage, by, now }: { to: Stage; by?: Doer | undefined; now: Date },
): Promise<void> {
  if (placeOf(stage) <= placeOf(purchase.stage)) return;
  const { id, installerId } = purchase;
  await setStage(tx, { id, installerId, stage, by, now });
}

function placeOf(stage: Stage): number {
  return purchaseStageOptions.findIndex(({ value }) => value === stage);
}
