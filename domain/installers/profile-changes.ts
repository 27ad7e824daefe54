import type { Tx } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { type Actor, requireAdmin, requireAdminOfOthers, requireInstaller, type User } from "#domain/actor.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { takeSlug } from "#domain/installers/company-slug.ts";
import { type InstallerRow, installerById, lockInstaller, setInstaller } from "#domain/installers/installers.sql.ts";
import {
  endProfileChange,
  keepFormerName,
  openProfileChange,
  type ProfileChangeRow,
} from "#domain/installers/profile-changes.sql.ts";
import {
  changedFields,
  type PublicDetails,
  type PublicField,
  publicDetailsOf,
} from "#domain/installers/public-details.ts";
import { requireOpen } from "#domain/installers/require-open.ts";
import { askRegister } from "#domain/installers/update-installer.ts";
import { enqueueMail } from "#domain/outbox/enqueue.ts";
import { requireReason } from "#domain/reason.ts";
import { recordSecurityEvent } from "#domain/security-log/record-security-event.ts";

/** A pending change, with the current and the new value of each field. */
export interface WaitingChange {
  id: string;
  askedAt: Date;
  fields: { field: PublicField; before: string | null; after: string | null }[];
}

/** The installer's own pending change; null if there is none. Errors: not_signed_in, not_found. */
export async function myWaitingChange({ db }: Pick<Context, "db">, actor: Actor): Promise<PublicDetails | null> {
  const open = await openProfileChange(db.orm, requireInstaller(actor, "company").id);
  return open ? publicDetailsOf(open) : null;
}

/** A company's pending change; null if there is none. Errors: not_signed_in, not_admin, not_found. */
export async function waitingChangeOf(
  { db }: Pick<Context, "db">,
  actor: Actor,
  installerId: string,
): Promise<WaitingChange | null> {
  requireAdmin(actor, "vetting");
  const profile = await installerById(db.orm, installerId);
  const open = await openProfileChange(db.orm, installerId);
  if (!profile) throw new DomainError("not_found");
  return open ? { id: open.id, askedAt: open.askedAt, fields: fieldsOf(profile, open) } : null;
}

function fieldsOf(was: PublicDetails, wanted: PublicDetails): WaitingChange["fields"] {
  return changedFields(was, wanted).map((field) => ({ field, before: was[field], after: wanted[field] }));
}

/**
 * Accepts a pending change, so that customers see it from now on. The company is told by mail. Errors: not_signed_in,
 * not_admin, own_company, not_found, account_closed, conflict (already decided, or replaced by a newer one).
 */
export async function acceptProfileChange(
  context: Context,
  actor: Actor,
  { installerId, changeId }: { installerId: string; changeId: string },
): Promise<void> {
  const admin = requireAdminOfOthers(actor, installerId, "vetting");
  await inTransaction(context.db, async (tx) => {
    const { profile, change } = await openChange(tx, installerId, changeId);
    await setInstaller(tx, installerId, { ...profile, ...publicDetailsOf(change) });
    if (change.companyNumber !== profile.companyNumber) await askRegister(tx, installerId, context.now);
    if (change.companyName !== profile.companyName) {
      const former = { installerId, name: profile.companyName };
      await keepFormerName(tx, { ...former, recordedBy: admin.userId, recordedAt: context.now });
      // Its page is at the new name's address; the old one leads there.
      if (profile.slug) await takeSlug(tx, installerId, change.companyName, context.now);
    }
    await decide(tx, context, admin, { profile, change, outcome: "accepted" });
    await enqueueMail(tx, { mail: "installer-change-accepted", installerId }, context.now);
  });
}

/** Declines a pending change; the company is mailed the reason. Errors: as accept, and invalid_input (no reason). */
export async function declineProfileChange(
  context: Context,
  actor: Actor,
  { installerId, changeId, reason: given }: { installerId: string; changeId: string; reason: string },
): Promise<void> {
  const admin = requireAdminOfOthers(actor, installerId, "vetting");
  const reason = requireReason(given);
  await inTransaction(context.db, async (tx) => {
    const { profile, change } = await openChange(tx, installerId, changeId);
    await decide(tx, context, admin, { profile, change, outcome: "declined", reason });
    await enqueueMail(tx, { mail: "installer-change-declined", installerId, reason }, context.now);
  });
}

/** Locks the company too, until the transaction ends. */
async function openChange(tx: Tx, installerId: string, changeId: string) {
  const profile = await lockInstaller(tx, installerId);
  if (!profile) throw new DomainError("not_found");
  requireOpen(profile);
  const change = await openProfileChange(tx, installerId);
  if (change?.id !== changeId) throw new DomainError("conflict");
  return { profile, change };
}

interface Decision {
  profile: InstallerRow;
  change: ProfileChangeRow;
  outcome: "accepted" | "declined";
  reason?: string;
}

async function decide(tx: Tx, context: Context, admin: User, decision: Decision): Promise<void> {
  const { profile, change, outcome, reason } = decision;
  const { now } = context;
  await endProfileChange(tx, change.id, {
    outcome,
    decidedAt: now,
    decidedBy: admin.userId,
    ...(reason && { reason }),
  });
  await recordAudit(tx, admin, {
    action: outcome === "accepted" ? "accept-profile-change" : "decline-profile-change",
    subject: { type: "installer", id: profile.id },
    reason: reason ?? null,
    before: { companyName: profile.companyName },
    after: { companyName: change.companyName, changed: changedFields(profile, change).join(", ") },
    now,
  });
  const event = { kind: "profile_change_decided", userId: profile.id, actorId: admin.userId, detail: outcome } as const;
  await recordSecurityEvent(tx, context, event);
}
