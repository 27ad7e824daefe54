import { z } from "zod";
import { limits } from "#config/limits.ts";
import { equipmentRoles, savedLineKinds } from "#content/quote-sheet/offer-fields.ts";
import { quoteSheets } from "#content/quote-sheet/quote-sheet.ts";
import { inTransaction } from "#db/transaction.ts";
import { type Actor, requireApprovedInstaller, requireInstaller, requireUser } from "#domain/actor.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { lockInstaller } from "#domain/installers/installers.sql.ts";
import { quoteDraft, saveQuoteDraft } from "#domain/quotes/quote-draft.ts";
import { deleteItem, insertItem, itemsOfCompany, type SavedItemRow } from "#domain/quotes/quotes.sql.ts";
import { freeRow, type ItemList, rowsMax, withItem } from "#domain/quotes/sheet/typed-rows.ts";
import { anyCode, requiredText } from "#domain/text-input.ts";
import { typedCode } from "#domain/typed-text.ts";

/** A line of a company's price book, for its quotes. */
export type SavedItem = Omit<SavedItemRow, "installerId" | "createdAt">;
type NewItem = Omit<SavedItem, "id">;

const { make, model, warrantyYears } = quoteSheets.solar.equipment.kind.of;
const { text, unitPence, vatPercent } = quoteSheets.solar.lines.kind.of;
const WARRANTY = `Enter whole years from ${warrantyYears.kind.min} to ${warrantyYears.kind.max}.`;
const PRICE = "Enter an amount in pounds, like 1,250.00.";
const RATE = "Choose the VAT rate.";

/** In pounds, as people type it; undefined where it is left empty. */
const price = z
  .string()
  .default("")
  .transform((typed) => typedCode(typed).replace(/[£,\s]/g, ""))
  .refine((typed) => /^-?\d{0,7}(\.\d{1,2})?$/.test(typed), { message: PRICE, abort: true })
  .transform((typed) => (typed === "" ? null : Math.round(Number(typed) * 100)))
  .refine((pence) => pence === null || Math.abs(pence) <= unitPence.kind.max, PRICE);
const rates = vatPercent.kind.options.map(({ value }) => String(value));
const rate = z
  .enum(["", ...rates], RATE)
  .default("")
  .transform((typed) => (typed === "" ? null : Number(typed)));

/** Equipment says what is fitted; its price may be left to each quote. */
export const savedItemForm = z
  .object({
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
    unitPence: price.refine((pence) => pence === null || pence >= 0, PRICE),
    vatPercent: rate,
  })
  .transform((form): NewItem => ({ ...form, kind: "equipment", text: `${form.make} ${form.model}` }));

/** Everything else has its words, price and VAT rate. */
export const savedLineForm = z
  .object({
    kind: z.enum(
      savedLineKinds.map(({ value }) => value),
      "Choose its kind.",
    ),
    text: requiredText("Enter what it is.", text.kind.lengthMax),
    unitPence: price.refine((pence) => pence !== null, { message: PRICE, abort: true }),
    vatPercent: rate.refine((percent) => percent !== null, RATE),
  })
  .refine(({ kind, unitPence: pence }) => (kind === "discount") === (pence ?? 0) < 0, {
    path: ["unitPence"],
    message: "A discount is negative; nothing else is.",
  })
  .transform((form): NewItem => ({ ...form, role: null, make: null, model: null, warrantyYears: null }));

/** The company's price book, equipment first, each by its words. Errors: not_signed_in, forbidden (no company). */
export async function myLibrary({ db }: Context, actor: Actor): Promise<SavedItem[]> {
  return (await itemsOfCompany(db.orm, requireInstaller(actor, "bought_leads").id)).map(present);
}

function present({ installerId: _, createdAt: __, ...item }: SavedItemRow): SavedItem {
  return item;
}

/**
 * Adds a line to the company's price book, once for its kind and words. `id` is the caller's new UUID: repeating it changes
 * nothing. Errors: not_signed_in, not_approved, invalid_input (field `model` or `text`: already there, or
 * `limits.quoteLibraryItemsMax` reached).
 */
export async function keepInLibrary(
  { db, now }: Context,
  actor: Actor,
  { id, item }: { id: string; item: NewItem },
): Promise<void> {
  const user = requireUser(actor);
  const installer = requireApprovedInstaller(actor, "bought_leads");
  await inTransaction(db, async (tx) => {
    await lockInstaller(tx, installer.id);
    const before = await itemsOfCompany(tx, installer.id);
    if (before.some((kept) => kept.id === id)) return;
    const problem = problemWith(item, before);
    if (problem)
      throw new DomainError("invalid_input", { fields: { [item.make === null ? "text" : "model"]: [problem] } });
    await insertItem(tx, { id, installerId: installer.id, ...item, createdAt: now });
    const subject = { type: "installer", id: installer.id } as const;
    await recordAudit(tx, user, { action: "add-price-line", subject, after: onRecord(item), now });
  });
}

function problemWith({ kind, text }: NewItem, before: readonly SavedItemRow[]) {
  if (before.some((kept) => kept.kind === kind && kept.text === text)) return "This is already in your price book.";
  if (before.length < limits.quoteLibraryItemsMax) return undefined;
  return `You have ${limits.quoteLibraryItemsMax} lines, the most you can keep. Remove one first.`;
}

/** Removes a line from the company's price book; quotes stay unchanged. Errors: not_signed_in, not_approved. */
export async function removeFromLibrary({ db, now }: Context, actor: Actor, id: string): Promise<void> {
  const user = requireUser(actor);
  const installer = requireApprovedInstaller(actor, "bought_leads");
  await inTransaction(db, async (tx) => {
    const removed = await deleteItem(tx, installer.id, id);
    if (!removed) return;
    const subject = { type: "installer", id: installer.id } as const;
    await recordAudit(tx, user, { action: "remove-price-line", subject, before: onRecord(removed), now });
  });
}

/** The audit log is kept for good, so of anything but equipment it holds the kind, not words that may name somebody. */
function onRecord({ kind, text, make, unitPence: pence }: NewItem) {
  return { name: make === null ? kind : text, unitPence: pence };
}

/**
 * Adds a line of the price book to a list of the company's draft quote. Errors: those of `quoteDraft`, not_found (no
 * such line of this company), invalid_input (the list is full).
 */
export async function addFromLibrary(
  context: Context,
  actor: Actor,
  { purchaseId, itemId, list }: { purchaseId: string; itemId: string; list: ItemList },
): Promise<void> {
  const item = (await myLibrary(context, actor)).find(({ id }) => id === itemId);
  if (!item || (list === "equipment" && item.make === null)) throw new DomainError("not_found");
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
