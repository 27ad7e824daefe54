import { z } from "zod";
import { limits } from "#config/limits.ts";
import { equipmentRoles } from "#content/quote-sheet/offer-fields.ts";
import { quoteSheets } from "#content/quote-sheet/quote-sheet.ts";
import { inTransaction } from "#db/transaction.ts";
import { type Actor, requireApprovedInstaller, requireInstaller } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { lockInstaller } from "#domain/installers/installers.sql.ts";
import { quoteDraft, saveQuoteDraft } from "#domain/quotes/quote-draft.ts";
import { deleteItem, insertItem, itemsOfCompany, type SavedItemRow } from "#domain/quotes/quotes.sql.ts";
import { freeRow, type ItemList, rowsMax, withItem } from "#domain/quotes/sheet/typed-rows.ts";
import { anyCode, requiredText } from "#domain/text-input.ts";

/** Equipment that a company stores for its quotes. */
export type SavedItem = Pick<SavedItemRow, "id" | "role" | "make" | "model" | "warrantyYears">;

const { make, model, warrantyYears } = quoteSheets.solar.equipment.kind.of;
const WARRANTY = `Enter whole years from ${warrantyYears.kind.min} to ${warrantyYears.kind.max}.`;

export const savedItemForm = z.object({
  role: z.enum(
    equipmentRoles.map(({ value }) => value),
    "Choose what it is.",
  ),
  make: requiredText("Enter the make.", make.kind.lengthMax),
  model: requiredText("Enter the model.", model.kind.lengthMax),
  warrantyYears: anyCode(WARRANTY)
    .refine((text) => /^\d{1,2}$/.test(text), { message: WARRANTY, abort: true })
    .transform(Number)
    .refine((years) => years <= warrantyYears.kind.max, WARRANTY),
});

/** The company's equipment, by make and model. Errors: not_signed_in, forbidden (no company). */
export async function myLibrary({ db }: Context, actor: Actor): Promise<SavedItem[]> {
  return (await itemsOfCompany(db.orm, requireInstaller(actor, "bought_leads").id)).map(present);
}

function present({ id, role, make, model, warrantyYears }: SavedItemRow): SavedItem {
  return { id, role, make, model, warrantyYears };
}

/**
 * Adds equipment to the company's library, once per make and model. `id` is the caller's new UUID: repeating it changes
 * nothing. Errors: not_signed_in, not_approved, invalid_input (field `model`: already there, or
 * `limits.quoteLibraryItemsMax` reached).
 */
export async function keepInLibrary(
  { db, now }: Context,
  actor: Actor,
  { id, item }: { id: string; item: z.output<typeof savedItemForm> },
): Promise<void> {
  const installer = requireApprovedInstaller(actor, "bought_leads");
  await inTransaction(db, async (tx) => {
    await lockInstaller(tx, installer.id);
    const before = await itemsOfCompany(tx, installer.id);
    if (before.some((kept) => kept.id === id)) return;
    const problem = problemWith(item, before);
    if (problem) throw new DomainError("invalid_input", { fields: { model: [problem] } });
    await insertItem(tx, { id, installerId: installer.id, ...item, createdAt: now });
  });
}

function problemWith({ make, model }: Pick<SavedItem, "make" | "model">, before: readonly SavedItemRow[]) {
  if (before.some((kept) => kept.make === make && kept.model === model)) return "This is already in your library.";
  if (before.length < limits.quoteLibraryItemsMax) return undefined;
  return `You have ${limits.quoteLibraryItemsMax} items, the most you can keep. Remove one first.`;
}

/** Removes equipment from the company's library; quotes stay unchanged. Errors: not_signed_in, not_approved. */
export async function removeFromLibrary({ db }: Context, actor: Actor, id: string): Promise<void> {
  await deleteItem(db.orm, requireApprovedInstaller(actor, "bought_leads").id, id);
}

/**
 * Adds equipment from the library to a list of the company's draft quote. Errors: those of `quoteDraft`, not_found (no
 * such item of this company), invalid_input (the list is full).
 */
export async function addFromLibrary(
  context: Context,
  actor: Actor,
  { purchaseId, itemId, list }: { purchaseId: string; itemId: string; list: ItemList },
): Promise<void> {
  const item = (await myLibrary(context, actor)).find(({ id }) => id === itemId);
  if (!item) throw new DomainError("not_found");
  const { typed } = await quoteDraft(context, actor, purchaseId);
  const row = freeRow(typed, list);
  if (row === undefined) {
    const rows = list === "lines" ? "lines" : "pieces of equipment";
    throw new DomainError("invalid_input", {
      fields: { [list]: [`A quote can have up to ${rowsMax(list)} ${rows}.`] },
    });
  }
  await saveQuoteDraft(context, actor, { purchaseId, typed: withItem(typed, list, row, item) });
}
