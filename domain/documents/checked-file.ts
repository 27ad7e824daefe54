import { limits } from "#config/limits.ts";
import { DOCUMENT_TOO_LARGE } from "#content/installer-documents.ts";
import { type DocumentMediaType, mediaTypeOf } from "#domain/documents/document-content.ts";
import { isPath } from "#domain/documents/document-name.ts";

/** Stores files; supplied by the edge. */
export interface DocumentFiles {
  put(key: string, bytes: Uint8Array, mediaType: string): Promise<void>;
  remove(key: string): Promise<void>;
  /** Whether a scanner found something harmful; throws if the file was not scanned. */
  isInfected(bytes: Uint8Array): Promise<boolean>;
}

/** A file as the user chose it. */
export interface ChosenFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface CheckedFile extends ChosenFile {
  readonly mediaType: DocumentMediaType;
}

/** Determines a chosen file's real type, or why it cannot be accepted, as a sentence for people. */
export function checkFile({ name, bytes }: ChosenFile): CheckedFile | { refusal: string } {
  if (isPath(name)) return { refusal: "The file name contains a path. Rename the file and choose it again." };
  if (bytes.length === 0) return { refusal: "This file is empty." };
  if (bytes.length > limits.documentBytesMax) return { refusal: DOCUMENT_TOO_LARGE };
  const mediaType = mediaTypeOf(bytes);
  if (!mediaType) return { refusal: "This file is not a PDF, JPEG or PNG, whatever its name says. Choose another." };
  return { name, bytes, mediaType };
}

/**
 * Why a file is too dangerous to store, as a sentence for people; undefined if it is safe. A file is refused if the
 * scanner does not answer.
 */
export async function dangerIn(files: DocumentFiles, { bytes }: ChosenFile): Promise<string | undefined> {
  const isInfected = await files.isInfected(bytes).catch(() => undefined);
  if (isInfected === undefined)
    return "We cannot check files for viruses right now. Please try again in a few minutes.";
  return isInfected ? "Our virus scanner found something in this file. Nothing was saved." : undefined;
}
