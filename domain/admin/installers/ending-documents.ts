import { limits } from "#config/limits.ts";
import type { DocumentKind } from "#content/installer-documents.ts";
import type { Pause } from "#domain/accreditation/proof-ends.ts";
import { type Actor, requireAdmin } from "#domain/actor.ts";
import { countEndingDocuments, endingDocuments } from "#domain/admin/installers/installers.sql.ts";
import type { Context } from "#domain/context.ts";
import { addDays, londonDay } from "#domain/time/calendar.ts";
import { pausesOfInstallers } from "#domain/vetting/ended-proofs.ts";

export interface EndingDocument {
  id: string;
  installerId: string;
  companyName: string;
  kind: DocumentKind;
  /** A London day, the last on which it is valid. */
  expiresOn: string;
  /** What its company may not buy, whichever proof is the reason. */
  pauses: Pause[];
}

/**
 * Documents of approved companies that have expired or will within 30 days: how many of each, and the first of them.
 * Errors: not_signed_in, not_admin.
 */
export async function documentsEnding(
  { db, now }: Context,
  actor: Actor,
): Promise<{ expired: number; expiring: number; first: EndingDocument[] }> {
  requireAdmin(actor, "vetting");
  const today = londonDay(now);
  const until = addDays(today, limits.documentExpiryWarningDays);
  const rows = await endingDocuments(db.orm, until, limits.queueItemsShown);
  const companies = new Set(rows.map(({ document }) => document.installerId));
  const paused = await pausesOfInstallers(db.orm, [...companies], now);
  const first = rows.map(({ document: { id, installerId, kind, expiresOn }, companyName }) => {
    return { id, installerId, companyName, kind, expiresOn, pauses: paused.get(installerId) ?? [] };
  });
  return { ...(await countEndingDocuments(db.orm, { today, until })), first };
}
