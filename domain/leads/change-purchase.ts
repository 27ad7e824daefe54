import { limits } from "#config/limits.ts";
import { isPurchaseStage } from "#content/purchase-stages.ts";
import { type Actor, requireApprovedInstaller } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { setNotes, setStage } from "#domain/leads/purchases.sql.ts";
import { optionalLines } from "#domain/text-input.ts";

const notesText = optionalLines(limits.purchaseNotesLengthMax);

/**
 * Notes down what the installer has made of a lead they bought. Errors: not_signed_in, not_approved (a suspended
 * installer reads only), not_found (another installer's, too), invalid_input (field `stage`).
 */
export async function changeStage(
  { db, now }: Context,
  actor: Actor,
  input: { purchaseId: string; stage: string },
): Promise<void> {
  const installer = requireApprovedInstaller(actor);
  const { purchaseId: id, stage } = input;
  if (!isPurchaseStage(stage)) throw invalid("stage", ["Choose a stage from the list."]);
  const isTheirs = await setStage(db.orm, { id, installerId: installer.id, stage, now });
  if (!isTheirs) throw new DomainError("not_found");
}

/** Keeps the installer's own notes on a purchase, in place of the earlier ones. Errors: as changeStage, field `notes`. */
export async function changeNotes(
  { db }: Context,
  actor: Actor,
  input: { purchaseId: string; notes: string },
): Promise<void> {
  const installer = requireApprovedInstaller(actor);
  const parsed = notesText.safeParse(input.notes);
  if (!parsed.success) {
    throw invalid(
      "notes",
      parsed.error.issues.map(({ message }) => message),
    );
  }
  const purchase = { id: input.purchaseId, installerId: installer.id, notes: parsed.data ?? null };
  if (!(await setNotes(db.orm, purchase))) throw new DomainError("not_found");
}

function invalid(field: string, messages: string[]): DomainError {
  return new DomainError("invalid_input", { fields: { [field]: messages } });
}
