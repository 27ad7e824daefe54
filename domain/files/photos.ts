import { limits } from "#config/limits.ts";
import { type PhotoKindName, photoKindsOf } from "#content/brief/photos.ts";
import { DOCUMENT_TOO_LARGE } from "#content/installer-documents.ts";
import type { Tx } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { barePhoto } from "#domain/files/bare-photo.ts";
import { type GivenFiles, refusedFile, withStoredFiles } from "#domain/files/keep-files.ts";
import { deletePhoto, insertPhotos, photosOfLead } from "#domain/files/photos.sql.ts";
import { leadById, lockLead } from "#domain/leads/leads.sql.ts";
import { isLive, noteAct } from "#domain/leads/project.ts";
import { projectOfLead } from "#domain/leads/projects.sql.ts";
import { readRequest } from "#domain/leads/quote-request.ts";
import { enqueueCustomerUpdated, enqueueFileRemovals } from "#domain/outbox/enqueue.ts";
import { leadOfLink } from "#domain/request-links/open-link.ts";
import { uuidFromText } from "#domain/uuid-from-text.ts";

const NO_PHOTO = "This file is not a whole JPEG or PNG, whatever its name says. Choose another.";
const TOO_MANY_PIXELS = "This photo has too many pixels. Take it with a lower resolution, or choose another.";
const FULL = `A brief can hold ${limits.photosMax} photos. Remove one first, or choose fewer.`;

/**
 * The customer adds photos of one kind to the brief, each rewritten without metadata. The same photo again is not added.
 * Either all are added or none. Errors: link_invalid, link_revoked, read_only_link, not_found (never confirmed),
 * project_closed, invalid_input (fields `photos`: none, no photo, too large, dangerous, or more than
 * `limits.photosMax`; `kind`: not for this work).
 */
export async function addPhotos(
  { db, now }: Context,
  token: string,
  { kind, files }: { kind: string; files: GivenFiles },
): Promise<void> {
  const lead = await leadById(db.orm, await leadOfLink(db.orm, token, now));
  const known = lead && photoKindsOf(lead.serviceType).find((one) => one === kind);
  if (!known) throw new DomainError("invalid_input", { fields: { kind: ["Choose what the photos show."] } });
  if (files.chosen.length === 0) throw refusedFile("photos", "Choose a photo.");
  const photos = {
    store: files.store,
    chosen: files.chosen.map((file) => ({ ...file, bytes: rewritten(file.bytes) })),
  };
  const allowed = { most: limits.photosMax, onlyPdf: false, field: "photos" };
  await withStoredFiles(photos, allowed, (stored) =>
    inTransaction(db, async (tx) => {
      await lockLead(tx, lead.id);
      const project = await projectOfLead(tx, lead.id);
      if (!project) throw new DomainError("not_found");
      if (!isLive(project)) throw new DomainError("project_closed");
      const held = await photosOfLead(tx, lead.id);
      const hashes = new Set(held.map(({ sha256 }) => sha256));
      const added = stored.filter(({ sha256 }) => !hashes.has(sha256) && hashes.add(sha256));
      if (held.length + added.length > limits.photosMax) throw refusedFile("photos", FULL);
      await insertPhotos(
        tx,
        added.map(({ bytes, mediaType, sha256, storageKey }) => ({
          id: uuidFromText(JSON.stringify(["photo", lead.id, storageKey])),
          leadId: lead.id,
          kind: known satisfies PhotoKindName,
          mediaType: mediaType === "image/png" ? mediaType : "image/jpeg",
          sizeBytes: bytes.length,
          sha256,
          storageKey,
          addedAt: now,
        })),
      );
      const again = stored.filter((one) => !added.includes(one)).map(({ storageKey }) => storageKey);
      if (added.length > 0) {
        await enqueueFileRemovals(tx, again, now);
        await tellPrograms(tx, lead.id, now);
      }
      await noteAct(tx, lead.id, now);
      return { isKept: added.length > 0 };
    }),
  );
}

async function tellPrograms(tx: Tx, leadId: string, now: Date): Promise<void> {
  const { buyers } = await readRequest(tx, leadId);
  await enqueueCustomerUpdated(tx, buyers, { occasion: `photos ${now.toISOString()}`, now });
}

function rewritten(bytes: Uint8Array): Uint8Array {
  if (bytes.length > limits.documentBytesMax) throw refusedFile("photos", DOCUMENT_TOO_LARGE);
  const bare = barePhoto(bytes);
  if (!bare) throw refusedFile("photos", NO_PHOTO);
  if (bare.width * bare.height > limits.photoPixelsMax) throw refusedFile("photos", TOO_MANY_PIXELS);
  return bare.bytes;
}

/**
 * The customer removes a photo, whatever has become of the request; repeating it changes nothing. Errors: link_invalid,
 * link_revoked, read_only_link.
 */
export function removePhoto({ db, now }: Context, token: string, id: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const leadId = await leadOfLink(tx, token, now);
    await lockLead(tx, leadId);
    const gone = await deletePhoto(tx, { id, leadId });
    await enqueueFileRemovals(tx, gone, now);
    if (gone.length > 0) await tellPrograms(tx, leadId, now);
    await noteAct(tx, leadId, now);
  });
}
