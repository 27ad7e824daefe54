import { limits } from "#config/limits.ts";
import { type Actor, requireApprovedInstaller } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { writeJobValue } from "#domain/purchases/follow-up.sql.ts";
import { typedCode } from "#domain/typed-text.ts";

const POUNDS = /^\d{1,7}(\.\d{2})?$/;

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

/**
 * The same as people write pounds ("£6,450" or "6450.50"); empty for nothing. Errors: as `setJobValue`, with the field
 * `jobValue`.
 */
export async function saveJobValue(
  context: Context,
  actor: Actor,
  { purchaseId, jobValue }: { purchaseId: string; jobValue: string },
): Promise<void> {
  const pounds = typedCode(jobValue).replace(/[£,\s]/g, "");
  const pence = pounds === "" ? null : Math.round(Number(pounds) * 100);
  const { jobValuePenceMin: least, jobValuePenceMax: most } = limits;
  if (pence !== null && !(POUNDS.test(pounds) && pence >= least && pence <= most)) {
    const message = `Enter pounds, from £${least / 100} to £${(most / 100).toLocaleString("en-GB")}.`;
    throw new DomainError("invalid_input", { fields: { jobValue: [message] } });
  }
  await setJobValue(context, actor, { purchaseId, pence });
}
