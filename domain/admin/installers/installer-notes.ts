import { z } from "zod";
import { limits } from "#config/limits.ts";
import { inTransaction } from "#db/transaction.ts";
import { type Actor, requireAdmin } from "#domain/actor.ts";
import { insertNote } from "#domain/admin/installers/installers.sql.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { installerById, lockInstaller } from "#domain/installers/installers.sql.ts";
import { requireOpen } from "#domain/installers/require-open.ts";
import { optionalLines } from "#domain/text-input.ts";

export const noteForm = z.object({
  note: optionalLines(limits.installerNoteLengthMax).pipe(z.string("Write something first.")),
});

/**
 * Adds a note on a company, for administrators only. `id` is made by the caller (a UUID): the same one again adds
 * nothing. Errors: not_signed_in, not_admin, not_found, account_closed.
 */
export async function addNote(
  { db, now }: Context,
  actor: Actor,
  { id, installerId, text }: { id: string; installerId: string; text: string },
): Promise<void> {
  const admin = requireAdmin(actor, "desk");
  await inTransaction(db, async (tx) => {
    await lockInstaller(tx, installerId);
    const profile = await installerById(tx, installerId);
    if (!profile) throw new DomainError("not_found");
    requireOpen(profile);
    const isNew = await insertNote(tx, { id, installerId, text, writtenBy: admin.userId, writtenAt: now });
    if (!isNew) return;
    const subject = { type: "installer", id: installerId } as const;
    await recordAudit(tx, admin, { action: "add-installer-note", subject, after: { noteId: id }, now });
  });
}
