import { limits } from "#config/limits.ts";
import type { Tx } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { type Actor, requireAdmin, requireAdminOfOthers, type User } from "#domain/actor.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { lockInstaller, lockOutlinedLeads } from "#domain/installers/installers.sql.ts";
import { requireOpen } from "#domain/installers/require-open.ts";
import { enqueueMail } from "#domain/outbox/enqueue.ts";
import { requireReason } from "#domain/reason.ts";
import { holdById, insertHold, releaseHoldRow, standingHoldRows } from "#domain/vetting/buying-holds.sql.ts";

/**
 * Holds an approved company's buying, with a reason that is mailed to it with the rule and what would change it; what
 * it has bought stays its own, and its waiting outlines end. `holdId` is the caller's new UUID. Errors: not_signed_in,
 * not_admin, own_company, invalid_input (no reason), not_found, account_closed, conflict (not approved, or on hold
 * already).
 */
export async function holdBuying(
  { db, now }: Context,
  actor: Actor,
  input: { holdId: string; installerId: string; reason: string },
): Promise<void> {
  const { holdId, installerId } = input;
  const admin = requireAdminOfOthers(actor, installerId, "vetting");
  const reason = requireReason(input.reason);
  await inTransaction(db, async (tx) => {
    // A trigger ends its outlines; lock their leads before the company, as everywhere.
    await lockOutlinedLeads(tx, installerId);
    const company = await lockInstaller(tx, installerId);
    if (!company) throw new DomainError("not_found");
    requireOpen(company);
    if (company.status !== "approved") throw new DomainError("conflict");
    const hold = { id: holdId, installerId, reason, heldAt: now, heldBy: admin.userId };
    if (!(await insertHold(tx, hold))) {
      if ((await holdById(tx, holdId))?.installerId === installerId) return;
      throw new DomainError("conflict");
    }
    await enqueueMail(tx, { mail: "buying-held", installerId, holdId }, now);
    const subject = { type: "installer", id: installerId } as const;
    await recordAudit(tx, admin, { action: "hold-buying", subject, reason, now });
  });
}

/** The holds that stand, oldest first. Errors: not_signed_in, not_admin, role_required. */
export async function standingHolds({ db }: Context, actor: Actor) {
  requireAdmin(actor, "vetting");
  const rows = await standingHoldRows(db.orm, limits.adminPageSize);
  return rows.map(({ hold: { id, installerId, reason, heldAt }, company }) => ({
    id,
    installerId,
    company,
    reason,
    heldAt,
  }));
}

/** Ends a hold. Errors: not_signed_in, not_admin, own_company, not_found, conflict (released already). */
export async function releaseBuying({ db, now }: Context, actor: Actor, holdId: string): Promise<void> {
  requireAdmin(actor, "vetting");
  await inTransaction(db, async (tx) => {
    const hold = await holdById(tx, holdId);
    if (!hold) throw new DomainError("not_found");
    const admin = requireAdminOfOthers(actor, hold.installerId, "vetting");
    await lockInstaller(tx, hold.installerId);
    if (!(await endHold(tx, { holdId, by: admin, now }))) throw new DomainError("conflict");
  });
}

/**
 * Ends a hold that stands, inside the caller's transaction; `by` null: time. Returns whether it stood. Authorises
 * nothing.
 */
export async function endHold(
  tx: Tx,
  { holdId, by, now }: { holdId: string; by: User | null; now: Date },
): Promise<boolean> {
  const installerId = await releaseHoldRow(tx, holdId, { releasedAt: now, releasedBy: by?.userId ?? null });
  if (!installerId) return false;
  const subject = { type: "installer", id: installerId } as const;
  await recordAudit(tx, by ?? "automatic", { action: "release-buying", subject, now });
  return true;
}
