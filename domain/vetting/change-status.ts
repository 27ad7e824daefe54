import type { Queryable, Tx } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { type Actor, type InstallerStatus, requireAdminOfOthers } from "#domain/actor.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import { subjectsLastActedOn } from "#domain/audit/subjects-last-acted-on.ts";
import type { Context } from "#domain/context.ts";
import { servicesOfInstallers } from "#domain/coverage/coverage.sql.ts";
import { DomainError } from "#domain/errors.ts";
import {
  type InstallerRow,
  livePurchasesOf,
  lockInstaller,
  lockOutlinedLeads,
  setStatus,
} from "#domain/installers/installers.sql.ts";
import { requireOpen } from "#domain/installers/require-open.ts";
import { enqueueMail, enqueueMails } from "#domain/outbox/enqueue.ts";
import type { Mail } from "#domain/outbox/mail.ts";
import { requireReason } from "#domain/reason.ts";
import { londonDay } from "#domain/time/calendar.ts";
import { vettingProgress } from "#domain/vetting/checklist.ts";
import { forgetRisk } from "#domain/vetting/deposits-at-risk.sql.ts";
import { SUSPENDED, warnOfDeposits } from "#domain/vetting/deposits-at-risk.ts";

type Change = "approve" | "decline" | "suspend" | "reinstate";

const changes = {
  approve: { from: "pending", to: "approved" },
  decline: { from: "pending", to: "suspended" },
  suspend: { from: "approved", to: "suspended" },
  reinstate: { from: "suspended", to: "approved" },
} as const satisfies Record<Change, { from: InstallerStatus; to: InstallerStatus }>;

/**
 * pending → approved. The company is told by mail. Errors: not_signed_in, not_admin, own_company, not_found, conflict
 * (not pending), account_closed.
 */
export function approveInstaller(context: Context, actor: Actor, installerId: string): Promise<void> {
  return changeStatus(context, actor, "approve", installerId, null);
}

/** pending → suspended, with a reason that is mailed. Errors: as approve, and invalid_input (no reason). */
export function declineInstaller(
  context: Context,
  actor: Actor,
  input: { installerId: string; reason: string },
): Promise<void> {
  return changeStatus(context, actor, "decline", input.installerId, input.reason);
}

/**
 * approved → suspended, effective at once in all open sessions. Its outlines end, and customers waiting for it are
 * told. Errors: as decline.
 */
export function suspendInstaller(
  context: Context,
  actor: Actor,
  input: { installerId: string; reason: string },
): Promise<void> {
  return changeStatus(context, actor, "suspend", input.installerId, input.reason);
}

/**
 * suspended → approved. A declined company is approved only with a reason, kept in the audit log. Errors: as decline.
 */
export function reinstateInstaller(
  context: Context,
  actor: Actor,
  input: { installerId: string; reason: string },
): Promise<void> {
  return changeStatus(context, actor, "reinstate", input.installerId, input.reason);
}

const REASON_TO_APPROVE = "Say why you are approving them now. It is kept in the audit log.";

async function changeStatus(
  { db, now }: Context,
  actor: Actor,
  action: Change,
  installerId: string,
  givenReason: string | null,
): Promise<void> {
  const admin = requireAdminOfOthers(actor, installerId, "vetting");
  const { from, to } = changes[action];
  const given = givenReason === null || action === "reinstate" ? null : requireReason(givenReason);
  await inTransaction(db, async (tx) => {
    // A trigger ends its outlines too; lock their leads before the company, as everywhere.
    if (action === "suspend") await lockOutlinedLeads(tx, installerId);
    const profile = await lockInstaller(tx, installerId);
    if (!profile) throw new DomainError("not_found");
    requireOpen(profile);
    if (profile.status !== from) throw new DomainError("conflict");
    const wasDeclined = action === "reinstate" && (await declinedAmong(tx, [installerId])).has(installerId);
    const reason = wasDeclined ? requireReason(givenReason ?? "", REASON_TO_APPROVE) : given;
    const graceFrom = to === "approved" && !profile.graceFrom ? { graceFrom: londonDay(now) } : {};
    await setStatus(tx, installerId, { status: to, statusReason: given, statusChangedAt: now, ...graceFrom });
    await enqueueMail(tx, mailOf(wasDeclined ? "approve" : action, installerId, reason ?? ""), now);
    if (action === "suspend") {
      await tellCustomers(tx, installerId, now);
      await warnOfDeposits(tx, { installerId, ...SUSPENDED }, now);
    }
    if (action === "reinstate") await forgetRisk(tx, { installerId, key: SUSPENDED.key });
    await recordAudit(tx, admin, {
      action: `${action}-installer`,
      subject: { type: "installer", id: installerId },
      reason,
      before: { status: from },
      after: { status: to, ...(to === "approved" && { checks: await checksNow(tx, profile, now) }) },
      now,
    });
  });
}

/** How its checks stand at this moment: whoever reads later that it was approved reads what was open. */
async function checksNow(tx: Tx, { id, specialties }: InstallerRow, now: Date) {
  const services = (await servicesOfInstallers(tx, [id])).get(id) ?? null;
  const progress = (await vettingProgress(tx, [{ id, specialties, services }], now)).get(id);
  return progress && { done: progress.done, needed: progress.needed, open: progress.missing };
}

/** Tells customers waiting for the company that it can no longer help and that they can have another instead. */
async function tellCustomers(tx: Tx, installerId: string, now: Date): Promise<void> {
  const waiting = await livePurchasesOf(tx, installerId);
  const mails = waiting.map((purchaseId) => ({ mail: "company-gone", purchaseId, because: "suspended" }) as const);
  await enqueueMails(tx, mails, now);
}

function mailOf(action: Change, installerId: string, reason: string): Mail {
  switch (action) {
    case "approve":
      return { mail: "installer-approved", installerId };
    case "reinstate":
      return { mail: "installer-reinstated", installerId };
    case "decline":
      return { mail: "installer-declined", installerId, reason };
    case "suspend":
      return { mail: "installer-suspended", installerId, reason };
  }
}

const STATUS_ACTIONS = ["approve-installer", "decline-installer", "suspend-installer", "reinstate-installer"];

/**
 * The companies among these that were declined when they applied and have not been approved since. Their status is
 * `suspended`, like that of a company that was once approved; the audit log tells them apart. Authorises nothing.
 */
export function declinedAmong(tx: Queryable, installerIds: readonly string[]): Promise<ReadonlySet<string>> {
  return subjectsLastActedOn(tx, "decline-installer", {
    subjectType: "installer",
    subjectIds: installerIds,
    among: STATUS_ACTIONS,
  });
}
