import type { Tx } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { deleteSessions, lockUser } from "#domain/accounts/security.sql.ts";
import { type Actor, requireInstaller, requireUser, type User } from "#domain/actor.ts";
import { revokeFeeds } from "#domain/appointments/calendar.sql.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import type { Context } from "#domain/context.ts";
import { capsOfInstaller, deleteCaps, saveCaps } from "#domain/credits/spending-limits.sql.ts";
import { DomainError } from "#domain/errors.ts";
import { lockInstaller } from "#domain/installers/installers.sql.ts";
import { enqueueMail } from "#domain/outbox/enqueue.ts";
import { type CompanyRole, mayAct } from "#domain/roles.ts";
import { type Away, awayOf } from "#domain/team/away.ts";
import {
  endMembership,
  lockMembers,
  lockWorkOf,
  membersOf,
  passOn,
  passOnCompanyEmail,
  setRole,
} from "#domain/team/team.sql.ts";
import { tellOwners } from "#domain/team/tell-owners.ts";
import { pauseKeysOf } from "#domain/webhooks/pause-keys.ts";

export interface Member {
  userId: string;
  name: string;
  email: string;
  role: CompanyRole;
  hasTwoFactor: boolean;
  since: Date;
  /** What they may spend each month; null for no limit. */
  creditsAMonth: number | null;
  away: Away | null;
}

/** Everybody in the owner's company, by when they came. Errors: not_signed_in, not_found, role_required. */
export async function myTeam({ db, now }: Context, actor: Actor): Promise<Member[]> {
  const { id } = requireInstaller(actor, "company");
  const [members, caps] = await Promise.all([membersOf(db.orm, id), capsOfInstaller(db.orm, id)]);
  return members.map(({ hasTwoFactor, awayFrom, awayTo, coverUserId, ...member }) => ({
    ...member,
    hasTwoFactor: hasTwoFactor === true,
    away: awayOf({ awayFrom, awayTo, coverUserId }, now),
    creditsAMonth:
      caps.find(({ holderKind, holder }) => holderKind === "person" && holder === member.userId)?.creditsAMonth ?? null,
  }));
}

/**
 * Gives a colleague another role and monthly limit, null for none. In a role that reads no bought leads, theirs, their next
 * acts and cover pass to the owner. Errors: not_signed_in, not_found (also somebody who is
 * not in the company), role_required, last_owner.
 */
export async function changeMember(
  { db, now }: Context,
  actor: Actor,
  { userId, role, creditsAMonth }: { userId: string; role: CompanyRole; creditsAMonth: number | null },
): Promise<void> {
  const owner = requireUser(actor);
  const { id: installerId } = requireInstaller(actor, "company");
  await inTransaction(db, async (tx) => {
    const { member, members } = await lockMember(tx, installerId, { ownerId: owner.userId, userId });
    if (role !== "owner") requireOtherOwner(members, userId);
    const change = { what: "changed", memberId: userId, role, creditsAMonth } as const;
    await tellOwners(tx, { installerId, by: owner.userId, change }, now);
    await setRole(tx, installerId, userId, role);
    if (!mayAct(role, "bought_leads")) await passOn(tx, { installerId, userId, to: owner.userId });
    const holder = { installerId, holderKind: "person", holder: userId } as const;
    const limits = { leadsADay: null, leadsAWeek: null, creditsAMonth };
    if (creditsAMonth === null) await deleteCaps(tx, holder);
    else await saveCaps(tx, { ...holder, ...limits, changedBy: owner.userId, changedAt: now });
    const subject = { type: "installer", id: installerId } as const;
    const entry = { action: "change-member", subject, now, before: { userId, role: member.role } } as const;
    await recordAudit(tx, owner, { ...entry, after: { userId, role, creditsAMonth } });
  });
}

/**
 * Takes a colleague out of the company at once, in one transaction: their sessions end, with them the notices to their
 * devices, and so does their calendar link; keys and webhooks that they made pause until another owner keeps them. Their
 * leads, next acts and cover pass to the member `to`, which may be null only where there are none. They keep their sign-in, are told by mail,
 * and their name stays in the history. Errors: not_signed_in, not_found, role_required, last_owner, invalid_input
 * (field `to`: not a colleague who works on bought leads).
 */
export async function removeMember(
  { db, now }: Context,
  actor: Actor,
  { userId, to }: { userId: string; to: string | null },
): Promise<void> {
  const owner = requireUser(actor);
  const { id: installerId } = requireInstaller(actor, "company");
  await inTransaction(db, async (tx) => {
    const { members, hasWork } = await lockMember(tx, installerId, { ownerId: owner.userId, userId });
    const change = { what: "removed", memberId: userId } as const;
    await tellOwners(tx, { installerId, by: owner.userId, change }, now);
    await endOne(tx, { installerId, userId, to, hasWork, members, by: owner, action: "remove-member" }, now);
  });
}

/** The same by oneself, in any role. Errors: not_signed_in, not_found, last_owner, invalid_input (field `to`). */
export async function leaveCompany({ db, now }: Context, actor: Actor, to: string | null): Promise<void> {
  const user = requireUser(actor);
  const { id: installerId } = requireInstaller(actor, "own");
  await inTransaction(db, async (tx) => {
    const { members, hasWork } = await lockMember(tx, installerId, { userId: user.userId });
    const ending = { installerId, userId: user.userId, to, hasWork, members, by: user, action: "leave-company" };
    await endOne(tx, ending, now);
  });
}

type MemberRows = Awaited<ReturnType<typeof membersOf>>;

/** Locks the company's people, the work of one of them, and the company. `ownerId`: still an owner. */
export async function lockMember(
  tx: Tx,
  installerId: string,
  { ownerId, userId }: { ownerId?: string; userId: string },
) {
  const members = await lockMembers(tx, installerId);
  const hasWork = await lockWorkOf(tx, installerId, userId);
  await lockInstaller(tx, installerId);
  const isOwner = members.some((one) => one.userId === ownerId && one.role === "owner");
  if (ownerId !== undefined && !isOwner) throw new DomainError("role_required");
  const member = members.find((one) => one.userId === userId);
  if (!member) throw new DomainError("not_found");
  return { member, members, hasWork };
}

function requireOtherOwner(members: readonly { userId: string; role: CompanyRole }[], userId: string): void {
  const isOther = (one: { userId: string; role: CompanyRole }) => one.role === "owner" && one.userId !== userId;
  if (!members.some(isOther)) throw new DomainError("last_owner");
}

interface Ending {
  installerId: string;
  userId: string;
  to: string | null;
  hasWork: boolean;
  members: MemberRows;
  by: User;
  action: string;
}

async function endOne(tx: Tx, ending: Ending, now: Date): Promise<void> {
  const { installerId, userId, to, members, by, action } = ending;
  requireOtherOwner(members, userId);
  const successor = members.find((one) => one.userId === to && one.userId !== userId);
  const isNeeded = ending.hasWork || members.some(({ coverUserId }) => coverUserId === userId);
  if ((to !== null || isNeeded) && !(successor && mayAct(successor.role, "bought_leads")))
    throw new DomainError("invalid_input", { fields: { to: ["Choose a colleague who works on your bought leads."] } });
  await lockUser(tx, userId);
  await endMembership(tx, installerId, userId, now);
  await passOnCompanyEmail(tx, installerId, userId);
  if (to !== null) await passOn(tx, { installerId, userId, to });
  await deleteSessions(tx, userId);
  await revokeFeeds(tx, userId, now);
  await pauseKeysOf(tx, userId, now);
  await deleteCaps(tx, { installerId, holderKind: "person", holder: userId });
  await enqueueMail(tx, { mail: "company-left", userId, installerId }, now);
  const subject = { type: "installer", id: installerId } as const;
  await recordAudit(tx, by, { action, subject, after: { userId, to }, now });
}
