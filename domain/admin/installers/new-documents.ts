import { limits } from "#config/limits.ts";
import type { DocumentKind } from "#content/installer-documents.ts";
import { type Actor, requireAdmin } from "#domain/actor.ts";
import { newDocumentRows } from "#domain/admin/installers/installers.sql.ts";
import type { Context } from "#domain/context.ts";

export interface NewPaper {
  id: string;
  installerId: string;
  companyName: string;
  kind: DocumentKind;
  uploadedAt: Date;
}

/**
 * Documents that nobody has checked yet: uploaded after the last vetting check of their company, whatever was checked.
 * How many, and those that have waited longest. Companies awaiting approval have a queue of their own.
 * Errors: not_signed_in, not_admin.
 */
export async function newDocuments(
  { db }: Pick<Context, "db">,
  actor: Actor,
): Promise<{ total: number; oldest: NewPaper[] }> {
  requireAdmin(actor, "vetting");
  const rows = await newDocumentRows(db.orm, limits.queueItemsShown);
  const oldest = rows.map(({ document: { id, installerId, kind, uploadedAt }, companyName }) => {
    return { id, installerId, companyName, kind, uploadedAt };
  });
  return { total: rows[0]?.total ?? 0, oldest };
}
