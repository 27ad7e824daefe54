import { limits } from "#config/limits.ts";
import type { DocumentMediaType } from "#domain/documents/document-content.ts";

const ENDINGS = { "application/pdf": "pdf", "image/jpeg": "jpg", "image/png": "png" } as const satisfies Record<
  DocumentMediaType,
  string
>;
const KNOWN_ENDING = /\.(pdf|jpe?g|png)$/i;

/** Whether a name leads out of its folder; browsers never send such a name. */
export function isPath(fileName: string): boolean {
  return /[/\\]|^\.\.?$/.test(fileName) || fileName.includes("\0");
}

/**
 * The name under which a document is downloaded: letters, digits and plain punctuation, at most 100 characters, with
 * the extension of its real type.
 */
export function cleanFileName(fileName: string, mediaType: DocumentMediaType): string {
  const ending = `.${ENDINGS[mediaType]}`;
  const stem = fileName
    .normalize("NFC")
    .replace(KNOWN_ENDING, "")
    .replace(/[^\p{L}\p{N} ._()&+-]+/gu, "_")
    .replace(/^[ ._]+|[ ._]+$/g, "");
  const bounded = Array.from(stem || "document").slice(0, limits.documentNameLengthMax - ending.length);
  return `${bounded.join("").trimEnd()}${ending}`;
}
