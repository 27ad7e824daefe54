import type { Queryable } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { type Actor, requireAdmin, requireAdminOfOthers, requireInstaller } from "#domain/actor.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import type { Context } from "#domain/context.ts";
import type { DocumentMediaType } from "#domain/documents/document-content.ts";
import { DomainError } from "#domain/errors.ts";
import { type FileRow, fileById, fileWithPlace } from "#domain/files/files.sql.ts";
import { type PhotoRow, photoOfBuyer, photoOfLead } from "#domain/files/photos.sql.ts";
import { sightOf } from "#domain/leads/sight.ts";
import { requireReason } from "#domain/reason.ts";
import { leadOfUsedLink } from "#domain/request-links/open-link.ts";
import { londonDay } from "#domain/time/calendar.ts";

/** Where a file is stored, and its download name. */
export interface OpenedFile {
  readonly fileName: string;
  readonly mediaType: DocumentMediaType;
  readonly storageKey: string;
}

/**
 * A file of the customer's own project, unless its message is hidden, or a photo of its brief. Errors: link_invalid,
 * link_revoked, read_only_link, not_found (no such file, or it waits for a quote that was not sent).
 */
export async function fileOfCustomer(context: Context, token: string, id: string): Promise<OpenedFile> {
  const leadId = await leadOfUsedLink(context, token);
  const photo = await photoOfLead(context.db.orm, { id, leadId });
  if (photo) return openedPhoto(photo);
  const found = await fileWithPlace(context.db.orm, id);
  const { messageId = null, quoteId = null, handoverId = null } = found?.file ?? {};
  const isSent = found && (messageId ?? quoteId ?? handoverId) !== null;
  if (!isSent || found.file.leadId !== leadId || found.decision === "hidden") throw new DomainError("not_found");
  return opened(found.file);
}

/**
 * A file of a company's own purchase, unless its message is hidden. Once the purchase has ended the company opens only
 * its own files: the customer's may identify them, and a picture cannot be masked. What the customer keeps with the
 * handover is never the company's to read, and what the company gave for it only until the end. Photos of the brief
 * are an approved company's to open while its purchase is active. Errors: not_signed_in, not_found (or another's).
 */
export async function fileOfCompany({ db }: Context, actor: Actor, id: string): Promise<OpenedFile> {
  const installer = requireInstaller(actor, "bought_leads");
  const photo = installer.status === "approved" && (await photoOfBuyer(db.orm, { id, installerId: installer.id }));
  if (photo) return openedPhoto(photo);
  const found = await fileWithPlace(db.orm, id);
  if (!found || found.file.installerId !== installer.id || found.decision === "hidden") {
    throw new DomainError("not_found");
  }
  const { file, endedAt, lead } = found;
  const sight = sightOf(lead, { endedAt });
  if (!sight.isWhole && file.sender === "customer") throw new DomainError("not_found");
  if (file.handoverId && (!sight.isWhole || file.sender === "customer")) throw new DomainError("not_found");
  return { ...opened(file), fileName: sight.text(file.fileName) };
}

/**
 * Any file of a message or sent quote, for an administrator with a reason, which is kept in the audit log. Errors:
 * not_signed_in, not_admin, own_company, invalid_input (no reason), not_found.
 */
export async function fileForAdmin(
  { db, now }: Context,
  actor: Actor,
  { id, reason }: { id: string; reason: string },
): Promise<OpenedFile> {
  const admin = requireAdmin(actor, "complaints");
  const why = requireReason(reason, "Give a reason. It is kept in the audit log.");
  return inTransaction(db, async (tx) => {
    const file = await fileById(tx, id);
    if (!file || (!file.messageId && !file.quoteId)) throw new DomainError("not_found");
    requireAdminOfOthers(admin, file.installerId, "complaints");
    const subject = { type: "purchase" as const, id: file.purchaseId };
    await recordAudit(tx, admin, { action: "open-file", subject, reason: why, now });
    return opened(file);
  });
}

/** A file by its id. Authorises nothing. Errors: not_found. */
export async function storedFile(tx: Queryable, id: string): Promise<OpenedFile> {
  const file = await fileById(tx, id);
  if (!file) throw new DomainError("not_found");
  return opened(file);
}

function openedPhoto({ kind, addedAt, mediaType, storageKey }: PhotoRow): OpenedFile {
  const ending = mediaType === "image/png" ? "png" : "jpg";
  return { fileName: `${kind.replace("_", "-")}-${londonDay(addedAt)}.${ending}`, mediaType, storageKey };
}

function opened({ fileName, mediaType, storageKey }: FileRow): OpenedFile {
  return { fileName, mediaType, storageKey };
}
