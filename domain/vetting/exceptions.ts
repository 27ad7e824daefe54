import type { Technology } from "#content/vetting.ts";
import { inTransaction } from "#db/transaction.ts";
import { type Actor, requireAdmin, requireAdminOfOthers } from "#domain/actor.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import { addressInWords } from "#domain/contact/closed-address.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { lockInstaller } from "#domain/installers/installers.sql.ts";
import { requireOpen } from "#domain/installers/require-open.ts";
import { londonDay } from "#domain/time/calendar.ts";
import type { ExceptionForm } from "#domain/vetting/exception-form.ts";
import { exceptionById, insertException, runningExceptions, updateException } from "#domain/vetting/vetting.sql.ts";

/** More time for a technology's open checks, until a London day. */
export interface RunningException {
  id: string;
  technology: Technology;
  reason: string;
  endsOn: string;
  grantedBy: string;
  grantedAt: Date;
}

/** A company's current exceptions, the first to end first. Errors: not_signed_in, not_admin. */
export async function exceptionsOf(
  { db, now }: Context,
  actor: Actor,
  installerId: string,
): Promise<RunningException[]> {
  requireAdmin(actor, "vetting");
  const rows = await runningExceptions(db.orm, installerId, londonDay(now));
  return rows.map((row) => ({ ...row, grantedBy: addressInWords(row.grantedBy ?? "Unknown") }));
}

/**
 * Gives a company more time for one technology's open checks; it opens nothing that failed or has ended. The caller
 * makes `id` (a UUID): repeating it grants nothing more. Errors: not_signed_in, not_admin, own_company, not_found,
 * account_closed.
 */
export async function grantMoreTime(
  { db, now }: Context,
  actor: Actor,
  { id, installerId, form }: { id: string; installerId: string; form: ExceptionForm },
): Promise<void> {
  const admin = requireAdminOfOthers(actor, installerId, "vetting");
  await inTransaction(db, async (tx) => {
    const profile = await lockInstaller(tx, installerId);
    if (!profile) throw new DomainError("not_found");
    requireOpen(profile);
    const isNew = await insertException(tx, { id, installerId, ...form, grantedBy: admin.userId, grantedAt: now });
    if (!isNew) return;
    const { reason, ...after } = form;
    const subject = { type: "installer", id: installerId } as const;
    await recordAudit(tx, admin, { action: "grant-more-time", subject, reason, after, now });
  });
}

/**
 * Ends an exception at once; repeating it changes nothing. Errors: not_signed_in, not_admin, own_company, not_found.
 */
export async function endMoreTime(
  { db, now }: Context,
  actor: Actor,
  { id, installerId }: { id: string; installerId: string },
): Promise<void> {
  const admin = requireAdminOfOthers(actor, installerId, "vetting");
  await inTransaction(db, async (tx) => {
    await lockInstaller(tx, installerId);
    const row = await exceptionById(tx, id);
    if (row?.installerId !== installerId) throw new DomainError("not_found");
    if (row.endedAt) return;
    await updateException(tx, id, { endedBy: admin.userId, endedAt: now });
    const { technology, endsOn } = row;
    const subject = { type: "installer", id: installerId } as const;
    await recordAudit(tx, admin, { action: "end-more-time", subject, before: { technology, endsOn }, now });
  });
}
