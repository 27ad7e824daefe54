import { createHash } from "node:crypto";
import { limits } from "#config/limits.ts";
import type { Tx } from "#db/connection.ts";
import type { MessageSide } from "#db/schema.ts";
import {
  type CheckedFile,
  type ChosenFile,
  checkFile,
  type DocumentFiles,
  dangerIn,
} from "#domain/documents/checked-file.ts";
import { cleanFileName } from "#domain/documents/document-name.ts";
import { DomainError } from "#domain/errors.ts";
import { bytesOfLead, fileById, filesBeside, filesWaiting, insertFiles } from "#domain/files/files.sql.ts";
import { uuidFromText } from "#domain/uuid-from-text.ts";

/** Files as uploaded, and where they are stored. */
export interface GivenFiles {
  readonly store: DocumentFiles;
  /** Random, from the server, and never used twice. */
  readonly chosen: readonly (ChosenFile & { readonly storageKey: string })[];
}

/** A stored file that has no row yet. */
export interface StoredFile extends CheckedFile {
  readonly storageKey: string;
  readonly sha256: string;
}

export interface FilePlace {
  readonly leadId: string;
  readonly purchaseId: string;
  readonly installerId: string;
  readonly sender: MessageSide;
  readonly messageId?: string;
  readonly quoteId?: string;
  readonly handoverId?: string;
}

/** How many files there may be, of what kind, and the field that they came in. */
interface Allowed {
  readonly most: number;
  readonly onlyPdf: boolean;
  readonly field?: string;
}

const MEGABYTE = 1024 * 1024;

/**
 * Checks files by content, scans them, puts them into the store and lets `keep` write their rows. Removes from the
 * store whatever `keep` does not return, and everything after a failure. Errors: invalid_input (beside the field), and
 * those of `keep`.
 */
export async function withStoredFiles<T extends { isKept: boolean }>(
  given: GivenFiles | undefined,
  allowed: Allowed,
  keep: (stored: readonly StoredFile[]) => Promise<T>,
): Promise<T> {
  const { store, chosen } = given ?? { store: undefined, chosen: [] };
  if (!store || chosen.length === 0) return keep([]);
  const { field = "files" } = allowed;
  const checked = requireAllowed(chosen, allowed);
  for (const file of checked) {
    const danger = await dangerIn(store, file);
    if (danger) throw refusedFile(field, named(file, checked, danger));
  }
  let isKept = false;
  try {
    for (const { storageKey, bytes, mediaType } of checked) await store.put(storageKey, bytes, mediaType);
    const done = await keep(checked);
    isKept = done.isKept;
    return done;
  } finally {
    // Report the first failure; a file left behind does no harm.
    if (!isKept) for (const { storageKey } of checked) await store.remove(storageKey).catch(() => {});
  }
}

function requireAllowed(chosen: GivenFiles["chosen"], { most, onlyPdf, field = "files" }: Allowed) {
  if (chosen.length > most) throw refusedFile(field, `Choose no more than ${most} files.`);
  return chosen.map((file): StoredFile => {
    const checked = checkFile(file);
    if ("refusal" in checked) throw refusedFile(field, named(file, chosen, checked.refusal));
    if (onlyPdf && checked.mediaType !== "application/pdf") {
      throw refusedFile(field, named(file, chosen, "This file is not a PDF. Choose another."));
    }
    const sha256 = createHash("sha256").update(file.bytes).digest("hex");
    return { ...checked, storageKey: file.storageKey, sha256 };
  });
}

/** With several files the message names the one concerned. */
function named({ name }: ChosenFile, all: readonly unknown[], sentence: string): string {
  return all.length > 1 ? `${name.slice(0, limits.documentNameLengthMax)}: ${sentence}` : sentence;
}

/**
 * Writes the rows of stored files inside the caller's transaction, which holds the lead. Errors: invalid_input (field
 * `files`: the project is full).
 */
export async function keepFiles(
  tx: Tx,
  place: FilePlace,
  stored: readonly StoredFile[],
  { ids = [], places = [], now }: { ids?: readonly string[]; places?: readonly number[]; now: Date },
): Promise<void> {
  if (stored.length === 0) return;
  const keys = stored.map(({ storageKey }) => storageKey);
  const bytes = stored.reduce((sum, file) => sum + file.bytes.length, 0);
  if ((await bytesOfLead(tx, place.leadId, keys)) + bytes > limits.projectFileBytesMax) throw fullProject();
  const { messageId = null, quoteId = null, handoverId = null } = place;
  await insertFiles(
    tx,
    stored.map(({ name, bytes: { length: sizeBytes }, mediaType, sha256, storageKey }, index) => ({
      ...place,
      messageId,
      quoteId,
      handoverId,
      mediaType,
      sizeBytes,
      sha256,
      storageKey,
      createdAt: now,
      id: ids[index] ?? uuidFromText(JSON.stringify(["file", messageId ?? quoteId ?? handoverId, index])),
      position: places[index] ?? index + 1,
      fileName: cleanFileName(name, mediaType),
    })),
  );
}

/** Free places of a quote, or of the next quote of a purchase if `quoteId` is undefined. */
export async function freePlaces(tx: Tx, { purchaseId, quoteId }: { purchaseId: string; quoteId?: string }) {
  const rows = quoteId ? await filesBeside(tx, [quoteId]) : await filesWaiting(tx, purchaseId);
  const taken = rows.map(({ position }) => position);
  return Array.from({ length: limits.quoteFilesMax }, (_, index) => index + 1).filter((one) => !taken.includes(one));
}

/** Whether a message has exactly these files, in this order. */
export async function cameWith(tx: Tx, messageId: string, stored: readonly StoredFile[]): Promise<boolean> {
  const earlier = (await filesBeside(tx, [messageId])).map(({ sha256 }) => sha256);
  return earlier.join() === stored.map(({ sha256 }) => sha256).join();
}

/** Whether there is a file with this id, and whether it is this one. */
export async function earlierFile(tx: Tx, id: string, { sha256 }: StoredFile): Promise<"none" | "same" | "other"> {
  const earlier = await fileById(tx, id);
  if (!earlier) return "none";
  return earlier.sha256 === sha256 ? "same" : "other";
}

/** Attaches the files of one quote to another of the same purchase, inside the caller's transaction. */
export async function copyFilesOfQuote(tx: Tx, { from, to, now }: { from: string; to: string; now: Date }) {
  const rows = await filesBeside(tx, [from]);
  const copied = rows.map((row, index) => ({
    ...row,
    quoteId: to,
    createdAt: now,
    id: uuidFromText(JSON.stringify(["file", to, index])),
  }));
  await insertFiles(tx, copied);
}

function fullProject(): DomainError {
  const most = limits.projectFileBytesMax / MEGABYTE;
  return refusedFile(
    "files",
    `A project can hold ${most} MB of files, and these would go over that. Send fewer or smaller files.`,
  );
}

/** Why files cannot be kept, beside their field. */
export function refusedFile(field: string, message: string): DomainError {
  return new DomainError("invalid_input", { fields: { [field]: [message] } });
}
