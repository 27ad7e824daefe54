import { isPurchaseStage } from "#content/purchase-stages.ts";
import { type Actor, requireApprovedInstaller } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { setStage } from "#domain/purchases/purchases.sql.ts";

/**
 * Records what the installer has made of a lead they bought. Errors: not_signed_in, not_approved (a suspended installer
 * may only read), not_found (or another installer's), invalid_input (field `stage`).
 */
export async function changeStage(
  { db, now }: Context,
  actor: Actor,
  input: { purchaseId: string; stage: string },
): Promise<void> {
  const installer = requireApprovedInstaller(actor);
  const { purchaseId: id, stage } = input;
  if (!isPurchaseStage(stage)) {
    throw new DomainError("invalid_input", { fields: { stage: ["Choose a stage from the list."] } });
  }
  const isTheirs = await setStage(db.orm, { id, installerId: installer.id, stage, now });
  if (!isTheirs) throw new DomainError("not_found");
}
