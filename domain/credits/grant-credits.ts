import { dearestCreditPence } from "#content/credit-packs.ts";
import type { Queryable, Tx } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { type Actor, isOwnCompany, requireAdmin, requireAdminOfOthers, type User } from "#domain/actor.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import type { Context } from "#domain/context.ts";
import {
  type CreditGrantRow,
  creditGrantById,
  decideCreditGrant,
  insertCreditGrant,
  waitingCreditGrants,
} from "#domain/credits/credit-grants.sql.ts";
import { postEntry } from "#domain/credits/post-entry.ts";
import { needsSecondPerson } from "#domain/credits/second-person.ts";
import { DomainError } from "#domain/errors.ts";
import { installerById, lockInstaller } from "#domain/installers/installers.sql.ts";
import { requireOpen } from "#domain/installers/require-open.ts";
import { type Credits, credits } from "#domain/money.ts";
import { requireReason } from "#domain/reason.ts";

export interface GrantAsked {
  installerId: string;
  /** Made by the caller, a UUID: repeating it grants nothing more. */
  grantId: string;
  amountCredits: Credits;
  /** The installer reads it in their history. */
  reason: string;
}

/**
 * An administrator gives an installer credits: at once, or, where that takes the company over £500 in 30 days, once
 * another administrator approves it. Errors: not_signed_in, not_admin, role_required, own_company, not_found,
 * invalid_input (no reason), conflict (the id belongs to another grant), account_closed.
 */
export async function grantCredits(
  { db, now }: Context,
  actor: Actor,
  { installerId, grantId, amountCredits, reason: given }: GrantAsked,
): Promise<{ needsApproval: boolean }> {
  const admin = requireAdminOfOthers(actor, installerId, "payments");
  const reason = requireReason(given, "Give a reason. The installer sees it in their history.");
  return inTransaction(db, async (tx) => {
    await requireGrantable(tx, installerId);
    const worthPence = amountCredits * dearestCreditPence();
    const needsApproval = await needsSecondPerson(tx, { installerId, id: grantId, pence: worthPence, now });
    const asked = { id: grantId, installerId, credits: amountCredits, worthPence, reason, askedAt: now, needsApproval };
    const state = needsApproval ? "asked" : "given";
    if (!(await insertCreditGrant(tx, { ...asked, askedBy: admin.userId, state }))) return repeated(tx, asked);
    if (!needsApproval) await post(tx, { ...asked, askedBy: admin.userId }, now);
    await recordAudit(tx, admin, {
      action: needsApproval ? "ask-grant" : "grant-credits",
      subject: { type: "installer", id: installerId },
      reason,
      after: { grantId, amount: amountCredits, worthPence },
      now,
    });
    return { needsApproval };
  });
}

async function repeated(tx: Tx, { id, installerId }: { id: string; installerId: string }) {
  const before = await creditGrantById(tx, id);
  if (before?.installerId !== installerId) throw new DomainError("conflict");
  return { needsApproval: before.state === "asked" };
}

async function requireGrantable(tx: Tx, installerId: string): Promise<void> {
  await lockInstaller(tx, installerId);
  const profile = await installerById(tx, installerId);
  if (!profile) throw new DomainError("not_found");
  requireOpen(profile);
}

type Posted = Pick<CreditGrantRow, "id" | "installerId" | "credits" | "reason" | "askedBy">;

function post(tx: Tx, { id: causeId, installerId, credits: amount, reason, askedBy }: Posted, now: Date) {
  const description = `Granted: ${reason}`;
  return postEntry(tx, {
    installerId,
    amount: credits(amount),
    type: "grant",
    causeId,
    description,
    createdBy: askedBy,
    now,
  });
}

/** A grant that a second administrator must approve. */
export interface WaitingGrant {
  id: string;
  installerId: string;
  companyName: string;
  credits: number;
  worthPence: number;
  reason: string;
  askedAt: Date;
  /** Their name. */
  askedBy: string;
  /** The reader asked for it, or works there: another one decides. */
  isOwn: boolean;
}

/**
 * Grants awaiting a second administrator, of one company or all, longest waiting first. Errors: not_signed_in, not_admin,
 * role_required.
 */
export async function grantsToApprove(
  { db }: { db: { orm: Queryable } },
  actor: Actor,
  installerId?: string,
): Promise<WaitingGrant[]> {
  const admin = requireAdmin(actor, "payments");
  const rows = await waitingCreditGrants(db.orm, installerId);
  return rows.map(({ grant, companyName, askedBy }) => ({
    id: grant.id,
    installerId: grant.installerId,
    companyName,
    credits: grant.credits,
    worthPence: grant.worthPence,
    reason: grant.reason,
    askedAt: grant.askedAt,
    askedBy,
    isOwn: grant.askedBy === admin.userId || isOwnCompany(admin, grant.installerId),
  }));
}

/**
 * A second administrator approves a grant, and its credits are given. Errors: not_signed_in, not_admin, role_required,
 * own_company, own_request (who asked cannot approve), not_found, conflict (already decided), account_closed.
 */
export function approveGrant(context: Context, actor: Actor, grantId: string): Promise<void> {
  return decide(context, actor, grantId, async (tx, admin, grant) => {
    if (grant.askedBy === admin.userId) throw new DomainError("own_request");
    await requireGrantable(tx, grant.installerId);
    await decideCreditGrant(tx, grantId, { state: "given", decidedAt: context.now, decidedBy: admin.userId });
    await post(tx, grant, context.now);
    return { action: "approve-grant", reason: null };
  });
}

/**
 * An administrator declines a grant awaiting approval, even their own. Errors: not_signed_in, not_admin, role_required,
 * own_company, not_found, invalid_input (no reason), conflict (already decided).
 */
export function declineGrant(
  context: Context,
  actor: Actor,
  { grantId, reason: given }: { grantId: string; reason: string },
): Promise<void> {
  return decide(context, actor, grantId, async (tx, admin) => {
    const reason = requireReason(given, "Give a reason. It is kept in the audit log.");
    const decision = { decidedAt: context.now, decidedBy: admin.userId };
    await decideCreditGrant(tx, grantId, { state: "declined", declinedFor: reason, ...decision });
    return { action: "decline-grant", reason };
  });
}

type Decision = (tx: Tx, admin: User, grant: CreditGrantRow) => Promise<{ action: string; reason: string | null }>;

async function decide({ db, now }: Context, actor: Actor, grantId: string, decision: Decision): Promise<void> {
  const admin = requireAdmin(actor, "payments");
  await inTransaction(db, async (tx) => {
    const asked = await creditGrantById(tx, grantId);
    if (!asked) throw new DomainError("not_found");
    requireAdminOfOthers(actor, asked.installerId, "payments");
    // Under the company's lock, which the other decision takes too.
    await lockInstaller(tx, asked.installerId);
    const grant = (await creditGrantById(tx, grantId)) ?? asked;
    if (grant.state !== "asked") throw new DomainError("conflict");
    const { action, reason } = await decision(tx, admin, grant);
    const { installerId, credits: amount, worthPence } = grant;
    const subject = { type: "installer", id: installerId } as const;
    await recordAudit(tx, admin, { action, subject, reason, after: { grantId, amount, worthPence }, now });
  });
}
