import { limits } from "#config/limits.ts";
import { type Actor, requireApprovedInstaller } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { writeJobValue } from "#domain/purchases/follow-up.sql.ts";

/**
 * Keeps what a company says the job of a purchase is worth, in whole pence; null for nothing. The total of a chosen
 * quote goes first where it is shown. Errors: not_signed_in, not_approved, role_required, not_found (or another
 * company's), invalid_input (field `jobValuePence`).
 */
export async function setJobValue(
  { db }: Context,
  actor: Actor,
  { purchaseId, pence }: { purchaseId: string; pence: number | null },
): Promise<void> {
  const { id: installerId } = requireApprovedInstaller(actor, "bought_leads");
  const { jobValuePenceMin: least, jobValuePenceMax: most } = limits;
  if (pence !== null && !(Number.isInteger(pence) && pence >= least && pence <= most)) {
    const message = `Enter whole pence, ${least} to ${most}.`;
    throw new DomainError("invalid_input", { fields: { jobValuePence: [message] } });
  }
  if (!(await writeJobValue(db.orm, { id: purchaseId, installerId, pence }))) throw new DomainError("not_found");
}
