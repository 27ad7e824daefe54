import { limits } from "#config/limits.ts";
import type { DocumentKind } from "#content/installer-documents.ts";
import { type Actor, requireAdmin, requireInstaller, requireReader } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import type { DocumentMediaType } from "#domain/documents/document-content.ts";
import { type DocumentRow, documentById, documentsOfInstaller } from "#domain/documents/documents.sql.ts";
import { DomainError } from "#domain/errors.ts";
import { addDays, londonDay } from "#domain/time/calendar.ts";

export interface InstallerDocument {
  id: string;
  kind: DocumentKind;
  reference: string;
  /** The last London day on which it is valid. */
  expiresOn: string;
  validity: "valid" | "expiring" | "expired";
  fileName: string;
  sizeBytes: number;
  uploadedAt: Date;
  /** For insurance, as the company says; null if it has not said. */
  insurer: string | null;
  coverPounds: number | null;
}

export interface DocumentFile {
  fileName: string;
  mediaType: DocumentMediaType;
  sizeBytes: number;
  storageKey: string;
}

/** The company's own documents, soonest to expire first. Errors: not_signed_in, not_found. */
export async function myDocuments({ db, now }: Context, actor: Actor): Promise<InstallerDocument[]> {
  const rows = await documentsOfInstaller(db.orm, requireInstaller(actor, "upkeep").id);
  return rows.map((row) => presentDocument(row, now));
}

/** A company's documents, for administrators. Errors: not_signed_in, not_admin. */
export async function documentsOf(
  { db, now }: Context,
  actor: Actor,
  installerId: string,
): Promise<InstallerDocument[]> {
  requireAdmin(actor, "vetting");
  return (await documentsOfInstaller(db.orm, installerId)).map((row) => presentDocument(row, now));
}

/** Where a document's file is stored, for its company and for administrators. Errors: not_signed_in, not_found. */
export async function documentFile({ db }: Context, actor: Actor, id: string): Promise<DocumentFile> {
  if (actor.kind !== "user") throw new DomainError("not_signed_in");
  const row = await documentById(db.orm, id);
  if (!row) throw new DomainError("not_found");
  requireReader(actor, row.installerId, { own: "upkeep", desk: "vetting" });
  const { fileName, mediaType, sizeBytes, storageKey } = row;
  return { fileName, mediaType, sizeBytes, storageKey };
}

function presentDocument(row: DocumentRow, now: Date): InstallerDocument {
  const { id, kind, reference, expiresOn, fileName, sizeBytes, uploadedAt, insurer, coverPounds } = row;
  const validity = validityOf(expiresOn, now);
  return { id, kind, reference, expiresOn, validity, fileName, sizeBytes, uploadedAt, insurer, coverPounds };
}

/** Whether a document valid until this London day still is, and for longer than the warning period. */
export function validityOf(expiresOn: string, now: Date): InstallerDocument["validity"] {
  if (expiresOn < londonDay(now)) return "expired";
  return expiresOn <= addDays(londonDay(now), limits.documentExpiryWarningDays) ? "expiring" : "valid";
}
