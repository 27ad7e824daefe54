import { limits } from "#config/limits.ts";

/** Documents that an installer can upload, and the name of the number on each. */
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

export const DOCUMENT_TOO_LARGE = `This file is larger than ${documentSizeMax}. Choose a smaller one.`;
