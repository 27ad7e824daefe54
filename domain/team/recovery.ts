import { z } from "zod";
import { limits } from "#config/limits.ts";
import type { Tx } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { userByEmail, userById } from "#domain/accounts/accounts.sql.ts";
import { deleteSessions, endOpenLinks, lockUser, setEmail } from "#domain/accounts/security.sql.ts";
import { type Actor, isOwnCompany, requireAdmin, requireAdminOfOthers } from "#domain/actor.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { lockInstaller } from "#domain/installers/installers.sql.ts";
import { hashToken } from "#domain/link-token.ts";
import { enqueue, enqueueMail } from "#domain/outbox/enqueue.ts";
import { requireReason } from "#domain/reason.ts";
import { recordSecurityEvent } from "#domain/security-log/record-security-event.ts";
import {
  insertRecovery,
  insertRecoveryLink,
  lockRecovery,
  namedRecovery,
  openRecoveries,
  type RecoveryRow,
  recoveryById,
  recoveryLinkBy,
  removeSecondFactor,
  updateRecovery,
} from "#domain/team/recovery.sql.ts";
import { membersOf, setRole } from "#domain/team/team.sql.ts";
import { tellOwners } from "#domain/team/tell-owners.ts";
import { optionalEmailAddress, requiredCode, requiredLines } from "#domain/text-input.ts";

const HOUR_MILLISECONDS = 3_600_000;

export type RecoveryKind = RecoveryRow["kind"];

const REASON = "Say how you know who asked. It is kept in the audit log.";
const KINDS = ["change_email", "reset_second_factor", "make_owner"] as const;

/** What is asked for, for whom and why; a new address only where the address changes. */
export const recoveryForm = z
  .object({
    kind: z.enum(KINDS, "Choose what to do."),
    userId: requiredCode("Choose a person.", limits.nameLengthMax),
    newEmail: optionalEmailAddress(),
    reason: requiredLines(REASON, limits.reasonLengthMax),
  })
  .superRefine(({ kind, newEmail }, context) => {
    if (kind !== "change_email" || newEmail) return;
    context.addIssue({ code: "custom", path: ["newEmail"], message: "Enter the new email address." });
  })
  .transform((form) => ({ ...form, newEmail: (form.kind === "change_email" && form.newEmail) || null }));

/** Somebody at a company, for the choice of who needs help. */
export interface Helped {
  userId: string;
  name: string;
  role: string;
  hasTwoFactor: boolean;
}

/** The people of a company. Errors: not_signed_in, not_admin, role_required. */
export async function peopleToHelp({ db }: Context, actor: Actor, installerId: string): Promise<Helped[]> {
  requireAdmin(actor, "roles");
  const members = await membersOf(db.orm, installerId);
  return members.map(({ userId, name, role, hasTwoFactor }) => ({
    userId,
    name,
    role,
    hasTwoFactor: hasTwoFactor === true,
  }));
}

/**
 * An owner of the desk asks to help somebody at a company who cannot help themselves: another address to sign in with,
 * no second factor until they set up another, or the role of owner. A second owner must confirm, and then 24 hours
 * pass. `id` is a new UUID from the form. Errors: not_signed_in, not_admin, role_required, own_company, not_found,
 * invalid_input, account_exists (the new address is taken), conflict (something is open for that person).
 */
export async function askRecovery(
  { db, now }: Context,
  actor: Actor,
  { id, installerId, form }: { id: string; installerId: string; form: z.output<typeof recoveryForm> },
): Promise<void> {
  const admin = requireAdminOfOthers(actor, installerId, "roles");
  const reason = requireReason(form.reason, REASON);
  return inTransaction(db, async (tx) => {
    await lockInstaller(tx, installerId);
    if ((await recoveryById(tx, id))?.askedBy === admin.userId) return;
    const refused = await refusalOf(tx, { ...form, installerId });
    if (refused) throw refused;
    const row = { ...form, id, installerId, reason, askedAt: now, askedBy: admin.userId, state: "asked" as const };
    if (!(await insertRecovery(tx, row))) throw new DomainError("conflict");
    const subject = { type: "installer", id: installerId } as const;
    const after = { recoveryId: id, kind: form.kind, userId: form.userId };
    await recordAudit(tx, admin, { action: "ask-recovery", subject, reason, after, now });
  });
}

type Wanted = Pick<RecoveryRow, "kind" | "installerId" | "userId" | "newEmail">;

/** Why it cannot be done as the company's people are now. */
async function refusalOf(
  tx: Tx,
  { kind, installerId, userId, newEmail: to }: Wanted,
): Promise<DomainError | undefined> {
  const member = (await membersOf(tx, installerId)).find((one) => one.userId === userId);
  if (!member) return new DomainError("not_found");
  const wrong = (message: string) => new DomainError("invalid_input", { fields: { userId: [message] } });
  switch (kind) {
    case "change_email":
      return to && (await userByEmail(tx, to)) ? new DomainError("account_exists") : undefined;
    case "reset_second_factor":
      if (member.role !== "owner") return wrong(`${member.name} is no owner: an owner of the company can do this.`);
      return member.hasTwoFactor ? undefined : wrong(`${member.name} signs in without a second factor.`);
    case "make_owner":
      return member.role === "owner" ? wrong(`${member.name} is an owner already.`) : undefined;
  }
}

export interface OpenRecovery {
  id: string;
  kind: RecoveryKind;
  installerId: string;
  company: string;
  /** Whom it is about, by name. */
  person: string;
  newEmail: string | null;
  reason: string;
  askedAt: Date;
  askedBy: string;
  /** Null until a second person has confirmed. */
  confirmedBy: string | null;
  dueAt: Date | null;
  /** The reader asked for it, or works there: another one confirms. */
  isOwn: boolean;
}

/** What waits for a second person, or for its 24 hours. Errors: not_signed_in, not_admin, role_required. */
export async function waitingRecoveries({ db }: Pick<Context, "db">, actor: Actor): Promise<OpenRecovery[]> {
  const admin = requireAdmin(actor, "roles");
  const rows = await openRecoveries(db.orm);
  return rows.map(({ recovery, company, person, askedBy, confirmedBy }) => ({
    id: recovery.id,
    kind: recovery.kind,
    installerId: recovery.installerId,
    company,
    person,
    newEmail: recovery.newEmail,
    reason: recovery.reason,
    askedAt: recovery.askedAt,
    askedBy,
    confirmedBy,
    dueAt: recovery.dueAt,
    isOwn: recovery.askedBy === admin.userId || isOwnCompany(admin, recovery.installerId),
  }));
}

/**
 * A second owner of the desk confirms. It is done after 24 hours; meanwhile each owner of the company can stop it by the
 * link in their mail. Errors: not_signed_in, not_admin, role_required, own_company, own_request (who asked cannot
 * confirm), not_found, conflict (confirmed or declined already).
 */
export async function confirmRecovery({ db, now }: Context, actor: Actor, id: string): Promise<void> {
  const admin = requireAdmin(actor, "roles");
  await inTransaction(db, async (tx) => {
    const found = await lockRecovery(tx, id);
    if (!found) throw new DomainError("not_found");
    const { installerId, userId, kind } = found;
    requireAdminOfOthers(actor, installerId, "roles");
    if (found.askedBy === admin.userId) throw new DomainError("own_request");
    if (found.state !== "asked") throw new DomainError("conflict");
    const dueAt = new Date(now.getTime() + limits.recoveryWaitHours * HOUR_MILLISECONDS);
    await updateRecovery(tx, id, { state: "waiting", confirmedAt: now, confirmedBy: admin.userId, dueAt });
    const owners = (await membersOf(tx, installerId)).filter(({ role }) => role === "owner");
    for (const owner of owners) await enqueueMail(tx, { mail: "recovery", recoveryId: id, userId: owner.userId }, now);
    await enqueue(tx, { kind: "carry-out-recovery", payload: { recoveryId: id } }, now, dueAt);
    const subject = { type: "installer", id: installerId } as const;
    await recordAudit(tx, admin, { action: "confirm-recovery", subject, after: { recoveryId: id, kind, userId }, now });
  });
}

/**
 * An owner of the desk, also who asked, takes it back before it is done. Errors: not_signed_in, not_admin, role_required,
 * own_company, not_found, invalid_input (no reason), conflict (it has ended).
 */
export async function declineRecovery(
  { db, now }: Context,
  actor: Actor,
  { id, reason: given }: { id: string; reason: string },
): Promise<void> {
  const admin = requireAdmin(actor, "roles");
  const reason = requireReason(given, "Give a reason. It is kept in the audit log.");
  await inTransaction(db, async (tx) => {
    const found = await lockRecovery(tx, id);
    if (!found) throw new DomainError("not_found");
    requireAdminOfOthers(actor, found.installerId, "roles");
    if (found.endedAt) throw new DomainError("conflict");
    await updateRecovery(tx, id, { state: "declined", endedAt: now, endedBy: admin.userId });
    const subject = { type: "installer", id: found.installerId } as const;
    const after = { recoveryId: id, kind: found.kind, userId: found.userId };
    await recordAudit(tx, admin, { action: "decline-recovery", subject, reason, after, now });
  });
}

/** What the mail, and the page behind its link, say. */
export interface StoppableRecovery {
  kind: RecoveryKind;
  company: string;
  person: string;
  newEmail: string | null;
  dueAt: Date;
  state: "waiting" | "stopped" | "over";
}

/**
 * Makes the link of one owner's mail when that is sent. `token` is random and comes from the caller. Undefined when it
 * has been stopped or done since, or the reader is no owner any more.
 */
export function issueStopLink(
  { db }: Pick<Context, "db">,
  { recoveryId, userId }: { recoveryId: string; userId: string },
  token: string,
): Promise<(StoppableRecovery & { to: string; name: string }) | undefined> {
  return inTransaction(db, async (tx) => {
    const found = await namedRecovery(tx, recoveryId);
    const reader = await userById(tx, userId);
    if (!reader || found?.recovery.state !== "waiting") return undefined;
    if (!(await isOwnerOf(tx, found.recovery.installerId, userId))) return undefined;
    await insertRecoveryLink(tx, { tokenHash: hashToken(token), recoveryId, userId });
    return { ...stoppable(found), to: reader.email, name: reader.name };
  });
}

async function isOwnerOf(tx: Tx, installerId: string, userId: string): Promise<boolean> {
  return (await membersOf(tx, installerId)).some((one) => one.userId === userId && one.role === "owner");
}

function stoppable({ recovery, company, person }: NonNullable<Awaited<ReturnType<typeof namedRecovery>>>) {
  const { kind, newEmail: address, dueAt, askedAt, state } = recovery;
  const now: StoppableRecovery["state"] = state === "waiting" || state === "stopped" ? state : "over";
  return { kind, company, person, newEmail: address, dueAt: dueAt ?? askedAt, state: now };
}

/** What the link can stop; opening it stops nothing. The link is all the authority needed. Errors: link_invalid. */
export async function recoveryBehind({ db }: Pick<Context, "db">, token: string): Promise<StoppableRecovery> {
  const link = await recoveryLinkBy(db.orm, hashToken(token));
  const found = link && (await namedRecovery(db.orm, link.recoveryId));
  if (!found) throw new DomainError("link_invalid");
  return stoppable(found);
}

/**
 * An owner of the company stops it by their mail's link: nothing changes. Doing it twice is the same. Errors:
 * link_invalid (unknown, or the reader is no owner any more), conflict (done or declined before).
 */
export async function stopRecovery({ db, now, address }: Context, token: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const link = await recoveryLinkBy(tx, hashToken(token));
    const found = link && (await lockRecovery(tx, link.recoveryId));
    const reader = link && (await userById(tx, link.userId));
    if (!found || !reader) throw new DomainError("link_invalid");
    if (found.state === "stopped") return;
    if (found.state !== "waiting") throw new DomainError("conflict");
    if (!(await isOwnerOf(tx, found.installerId, reader.id))) throw new DomainError("link_invalid");
    await updateRecovery(tx, found.id, { state: "stopped", endedAt: now, endedBy: reader.id });
    const subject = { type: "installer", id: found.installerId } as const;
    const after = { recoveryId: found.id, kind: found.kind, userId: found.userId };
    const by = { userId: reader.id, email: reader.email, address };
    await recordAudit(tx, by, { action: "stop-recovery", subject, after, now });
  });
}

/**
 * Does it, once its time has come and nobody stopped it, in one transaction: doing it again changes nothing. What can no
 * longer be done ends as failed. Errors: none.
 */
export async function carryOutRecovery(context: Context, id: string): Promise<void> {
  const { db, now } = context;
  await inTransaction(db, async (tx) => {
    const asked = await recoveryById(tx, id);
    if (!asked) return;
    await lockInstaller(tx, asked.installerId);
    const found = await lockRecovery(tx, id);
    if (found?.state !== "waiting" || !found.dueAt || found.dueAt > now) return;
    const isRefused = (await refusalOf(tx, found)) !== undefined;
    if (!isRefused) await change(tx, context, found);
    await updateRecovery(tx, id, { state: isRefused ? "failed" : "done", endedAt: now });
    const second = found.confirmedBy && (await userById(tx, found.confirmedBy));
    if (!second) return;
    const subject = { type: "installer", id: found.installerId } as const;
    const after = { recoveryId: id, kind: found.kind, userId: found.userId };
    const action = isRefused ? "fail-recovery" : "carry-out-recovery";
    await recordAudit(tx, { userId: second.id, email: second.email }, { action, subject, after, now });
  });
}

async function change(tx: Tx, context: Context, { kind, installerId, userId, newEmail: to }: RecoveryRow) {
  const { now } = context;
  const person = await lockUser(tx, userId);
  if (!person) return;
  if (kind === "make_owner") {
    await tellOwners(tx, { installerId, by: null, change: { what: "made_owner", memberId: userId } }, now);
    return setRole(tx, installerId, userId, "owner");
  }
  await deleteSessions(tx, userId);
  if (kind === "change_email" && to) {
    await endOpenLinks(tx, userId, now);
    await setEmail(tx, userId, to, now);
    await recordSecurityEvent(tx, context, { kind: "email_changed", userId });
    return enqueueMail(tx, { mail: "email-changed", userId, oldEmail: person.email }, now);
  }
  await removeSecondFactor(tx, userId, now);
  await recordSecurityEvent(tx, context, { kind: "two_factor_off", userId });
  return enqueueMail(tx, { mail: "two-factor-changed", userId, change: "off" }, now);
}
