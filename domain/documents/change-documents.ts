import { limits } from "#config/limits.ts";
import type { Tx } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { type Actor, requireInstaller } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { type CheckedFile, checkFile, type DocumentFiles, dangerIn } from "#domain/documents/checked-file.ts";
import type { DocumentForm } from "#domain/documents/document-form.ts";
import { cleanFileName } from "#domain/documents/document-name.ts";
import {
  countDocuments,
  describeInsurance,
  insertDocument,
  markRemoved,
  ownerOfDocument,
} from "#domain/documents/documents.sql.ts";
import { DomainError } from "#domain/errors.ts";
import { lockInstaller } from "#domain/installers/installers.sql.ts";
import { enqueueFileRemovals } from "#domain/outbox/enqueue.ts";

export interface NewDocument {
  /** From the form, so that submitting it twice stores one document. */
  id: string;
  /** Random, from the server, and never reused: a user's own choice could overwrite another's file. */
  storageKey: string;
  form: DocumentForm & { insurer?: string; coverPounds?: number };
  file: { name: string; bytes: Uint8Array } | undefined;
  /** The document it replaces. */
  replaces?: string | undefined;
}

/**
 * Stores a company's document: first the file, then the row, so that a crash in between leaves at most an unreferenced
 * file. A replaced document is removed in the same transaction. Errors: not_signed_in; not_found (also if the document
 * to replace does not exist); invalid_input (fields `document` and `form`).
 */
export async function addDocument(
  { db, now }: Context,
  actor: Actor,
  files: DocumentFiles,
  document: NewDocument,
): Promise<void> {
  const { id: installerId } = requireInstaller(actor, "upkeep");
  const file = requireFile(document.file);
  const danger = await dangerIn(files, file);
  if (danger) throw refused(danger);
  await files.put(document.storageKey, file.bytes, file.mediaType);
  let kept = false;
  try {
    kept = await inTransaction(db, (tx) => keepDocument(tx, installerId, document, file, now));
  } finally {
    // Report the first failure; a file left behind does no harm.
    if (!kept) await files.remove(document.storageKey).catch(() => {});
  }
}

/** False if this very document is already stored. */
async function keepDocument(
  tx: Tx,
  installerId: string,
  { id, storageKey, form, replaces }: NewDocument,
  { name, bytes, mediaType }: CheckedFile,
  now: Date,
): Promise<boolean> {
  // Without the lock, two concurrent uploads could both find room for one more, or both count the same document as new.
  await lockInstaller(tx, installerId);
  const owner = await ownerOfDocument(tx, id);
  if (owner === installerId) return false;
  if (owner) throw new DomainError("not_found");
  if (replaces) await takeAway(tx, { id: replaces, installerId }, now);
  await requireRoom(tx, installerId);
  const fileName = cleanFileName(name, mediaType);
  const about = { fileName, mediaType, sizeBytes: bytes.length, storageKey, uploadedAt: now };
  await insertDocument(tx, { id, installerId, ...form, ...about });
  return true;
}

/**
 * Changes the printed details of insurance already stored. Its last day belongs to the file, so another day needs
 * another file. Errors: not_signed_in, not_found (no company), invalid_input (field `document`).
 */
export async function describeDocument(
  { db }: Context,
  actor: Actor,
  {
    id,
    expiresOn,
    ...about
  }: { id: string; expiresOn: string; reference: string; insurer: string; coverPounds: number },
): Promise<void> {
  const { id: installerId } = requireInstaller(actor, "upkeep");
  const described = await describeInsurance(db.orm, { id, installerId, expiresOn }, about);
  if (!described) throw refused("Choose the file for the policy that ends on this date.");
}

/** Removes a document; its file is deleted soon after. Errors: not_signed_in, not_found. */
export async function removeDocument({ db, now }: Context, actor: Actor, id: string): Promise<void> {
  const { id: installerId } = requireInstaller(actor, "upkeep");
  await inTransaction(db, (tx) => takeAway(tx, { id, installerId }, now));
}

async function takeAway(tx: Tx, key: { id: string; installerId: string }, now: Date): Promise<void> {
  const storageKey = await markRemoved(tx, key, now);
  if (!storageKey) throw new DomainError("not_found");
  await enqueueFileRemovals(tx, [storageKey], now);
}

async function requireRoom(tx: Tx, installerId: string): Promise<void> {
  if ((await countDocuments(tx, installerId)) < limits.documentsMax) return;
  const message = `You have ${limits.documentsMax} documents here, the most we keep. Remove one first.`;
  throw new DomainError("invalid_input", { fields: { form: [message] } });
}

function requireFile(file: NewDocument["file"]): CheckedFile {
  if (!file) throw refused("Choose a file.");
  const checked = checkFile(file);
  if ("refusal" in checked) throw refused(checked.refusal);
  return checked;
}

function refused(message: string): DomainError {
  return new DomainError("invalid_input", { fields: { document: [message] } });
}
