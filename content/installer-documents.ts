import { limits } from "#config/limits.ts";

/** What an installer can prove to us, and what the number on the paper is called. */
export const documentKinds = [
  { value: "mcs", label: "MCS certificate", referenceLabel: "MCS number" },
  { value: "insurance", label: "Insurance", referenceLabel: "Policy number" },
  { value: "certificate", label: "Other certificate", referenceLabel: "Certificate" },
] as const;

export type DocumentKind = (typeof documentKinds)[number]["value"];

export function documentKindLabel(kind: DocumentKind): string {
  return documentKinds.find(({ value }) => value === kind)?.label ?? kind;
}

const MEGABYTE = 1024 * 1024;

/** The maximum size of a document, in words. */
export const documentSizeMax = `${limits.documentBytesMax / MEGABYTE} MB`;

/** What is said about a larger file. */
export const DOCUMENT_TOO_LARGE = `This file is larger than ${documentSizeMax}. Choose a smaller one.`;
