import { limits } from "#config/limits.ts";
import { inTransaction } from "#db/transaction.ts";
import { type Actor, doerOf, requireApprovedInstaller } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { insertPurchaseNote, isPurchaseOf, purchaseNote } from "#domain/purchases/purchase-notes.sql.ts";
import { optionalLines } from "#domain/text-input.ts";
import { uuidFromText } from "#domain/uuid-from-text.ts";

export interface PurchaseNote {
  id: string;
  text: string;
  writtenBy: string;
  writtenAt: Date;
}

const noteText = optionalLines(limits.purchaseNotesLengthMax);

/**
 * Adds a note to a purchase; notes are never changed. `noteId` is the caller's new UUID: the same note again adds
 * nothing, while another text under the same id becomes another note, because a lost answer must not cost what was
 * typed since. Errors: not_signed_in, not_approved (a suspended installer may only read), not_found (or another
 * installer's), invalid_input (field `notes`), conflict (the id belongs to another purchase's note).
 */
export async function addPurchaseNote(
  { db, now }: Context,
  actor: Actor,
  input: { purchaseId: string; noteId: string; text: string },
): Promise<void> {
  const installer = requireApprovedInstaller(actor, "bought_leads");
  const { purchaseId, noteId } = input;
  const text = readText(input.text);
  const { sentBy: writtenBy, apiKeyId } = doerOf(actor);
  const note = { purchaseId, text, writtenBy, apiKeyId, writtenAt: now };
  await inTransaction(db, async (tx) => {
    if (!(await isPurchaseOf(tx, purchaseId, installer.id))) throw new DomainError("not_found");
    if (await insertPurchaseNote(tx, { ...note, id: noteId })) return;
    const known = await purchaseNote(tx, noteId);
    if (known?.purchaseId !== purchaseId) throw new DomainError("conflict");
    if (known.text !== text) await insertPurchaseNote(tx, { ...note, id: uuidFromText(`note ${noteId} ${text}`) });
  });
}

/**
 * The same for a program that may repeat the request: the same key means the same note and the same answer. Errors: as
 * above, with the field `text`; idempotency_key_reused (the key has written another note).
 */
export async function addNoteByKey(
  context: Context,
  actor: Actor,
  { purchaseId, key, text: typed }: { purchaseId: string; key: string; text: string },
): Promise<{ note: Pick<PurchaseNote, "id" | "text" | "writtenAt">; replayed: boolean }> {
  requireApprovedInstaller(actor, "bought_leads");
  const { db } = context;
  const text = readText(typed, "text");
  const id = uuidFromText(JSON.stringify([purchaseId, "note", key]));
  const earlier = await purchaseNote(db.orm, id);
  if (earlier && earlier.text !== text) throw new DomainError("idempotency_key_reused", { words: OTHER_NOTE });
  await addPurchaseNote(context, actor, { purchaseId, noteId: id, text });
  return { note: { id, text, writtenAt: earlier?.writtenAt ?? context.now }, replayed: earlier !== undefined };
}

const OTHER_NOTE = "This Idempotency-Key has written another note. Use a new key for each. Nothing was written.";

function readText(typed: string, field = "notes"): string {
  const parsed = noteText.safeParse(typed);
  const messages = parsed.success ? ["Write something first."] : parsed.error.issues.map(({ message }) => message);
  if (!parsed.success || !parsed.data) throw new DomainError("invalid_input", { fields: { [field]: messages } });
  return parsed.data;
}
