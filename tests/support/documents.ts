import { randomUUID } from "node:crypto";
import type { NewDocument } from "#domain/documents/change-documents.ts";
import type { DocumentFiles } from "#domain/documents/checked-file.ts";
import type { GivenFiles } from "#domain/files/keep-files.ts";

const latin = (text: string) => Uint8Array.from(Buffer.from(text, "latin1"));

/** The smallest possible PDF: header, nothing, cross-reference, end. */
export function aPdf(content = ""): Uint8Array {
  return latin(`%PDF-1.7\n${content}\nxref\n0 0\ntrailer<<>>\nstartxref\n9\n%%EOF\n`);
}

export function aPng(): Uint8Array {
  const base64 = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
  return Uint8Array.from(Buffer.from(base64, "base64"));
}

/** Start, application segment, frame, scan with one byte of picture, end, and what a camera appends. */
export function aJpeg(): Uint8Array {
  const hex =
    "ffd8 ffe00010 4a46494600010100000100010000 ffc0000b 0800010001010111 00 ffda0008 010100003f00 7f ffd9 00";
  return Uint8Array.from(Buffer.from(hex.replaceAll(" ", ""), "hex"));
}

/** Files in memory, for tests that inspect them. */
export function filesInMemory(): DocumentFiles & { kept: Map<string, Uint8Array> } {
  const kept = new Map<string, Uint8Array>();
  return {
    kept,
    put: async (key, bytes) => void kept.set(key, bytes),
    remove: async (key) => void kept.delete(key),
    isInfected: async () => false,
  };
}

export function aNewDocument(
  given: Partial<NewDocument> & { fileName?: string; bytes?: Uint8Array } = {},
): NewDocument {
  const { fileName = "policy.pdf", bytes = aPdf(), ...rest } = given;
  return {
    id: randomUUID(),
    storageKey: randomUUID(),
    form: { kind: "insurance", reference: "POL-77", expiresOn: "2027-03-31" },
    file: { name: fileName, bytes },
    ...rest,
  };
}

/** Files as a form uploads them, each with its own key. */
export function chosenFiles(store: DocumentFiles, ...files: { name?: string; bytes: Uint8Array }[]): GivenFiles {
  const chosen = files.map(({ name = "plan.pdf", bytes }) => ({ name, bytes, storageKey: randomUUID() }));
  return { store, chosen };
}
