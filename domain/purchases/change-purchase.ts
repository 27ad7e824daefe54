import { limits } from "#config/limits.ts";
import { isPurchaseStage } from "#content/purchase-stages.ts";
import { inTransaction } from "#db/transaction.ts";
import { type Actor, requireApprovedInstaller } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { notesForUpdate, setNotes, setStage } from "#domain/purchases/purchases.sql.ts";
import { optionalLines } from "#domain/text-input.ts";
import { uuidFromText } from "#domain/uuid-from-text.ts";

const notesText = optionalLines(limits.purchaseNotesLengthMax);

const NOTES_CHANGED =
  "Somebody of your company has saved other notes since you opened this page. Nothing was replaced: both are below.";

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
  if (!isPurchaseStage(stage)) throw invalid("stage", ["Choose a stage from the list."]);
  const isTheirs = await setStage(db.orm, { id, installerId: installer.id, stage, now });
  if (!isTheirs) throw new DomainError("not_found");
}

/** Tells one version of the notes from another, so that a form can say which it was based on. */
export function versionOfNotes(notes: string | null): string {
  return uuidFromText(`notes ${notes ?? ""}`);
}

/**
 * Saves the installer's own notes on a purchase, replacing version `over`. Saving the same notes again changes nothing.
 * Errors: as changeStage, field `notes`; conflict (there are newer notes, which stay).
 */
export async function changeNotes(
  { db }: Context,
  actor: Actor,
  input: { purchaseId: string; notes: string; over: string },
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
  await inTransaction(db, async (tx) => {
    const kept = await notesForUpdate(tx, purchase);
    if (!kept) throw new DomainError("not_found");
    if (kept.notes === purchase.notes) return;
    if (versionOfNotes(kept.notes) !== input.over) throw new DomainError("conflict", { words: NOTES_CHANGED });
    await setNotes(tx, purchase);
  });
}

function invalid(field: string, messages: string[]): DomainError {
  return new DomainError("invalid_input", { fields: { [field]: messages } });
}
