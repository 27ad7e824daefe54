import type { Tx } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { deleteSessions, lockUser } from "#domain/accounts/security.sql.ts";
import { type Actor, requireInstaller, requireUser, type User } from "#domain/actor.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { lockInstaller } from "#domain/installers/installers.sql.ts";
import type { CompanyRole } from "#domain/roles.ts";
import { capsOfInstaller, deleteCaps, saveCaps } from "#domain/spending-limits/spending-limits.sql.ts";
import { endMembership, membersOf, passOnCompanyEmail, setRole } from "#domain/team/team.sql.ts";
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
}

/** Everybody in the owner's company, by when they came. Errors: not_signed_in, not_found, role_required. */
export async function myTeam({ db }: Context, actor: Actor): Promise<Member[]> {
  const { id } = requireInstaller(actor, "company");
  const [members, caps] = await Promise.all([membersOf(db.orm, id), capsOfInstaller(db.orm, id)]);
  return members.map(({ hasTwoFactor, ...member }) => ({
    ...member,
    hasTwoFactor: hasTwoFactor === true,
    creditsAMonth:
      caps.find(({ holderKind, holder }) => holderKind === "person" && holder === member.userId)?.creditsAMonth ?? null,
  }));
}

/**
 * Gives a colleague another role and monthly limit, null for none. Errors: not_signed_in, not_found (also somebody who is
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
    await setRole(tx, installerId, userId, role);
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
 * Takes a colleague out of the company at once: their sessions end, and so do keys and webhooks that they made, until
 * another owner keeps them. They keep their sign-in. Errors: not_signed_in, not_found, role_required, last_owner.
 */
export async function removeMember({ db, now }: Context, actor: Actor, userId: string): Promise<void> {
  const owner = requireUser(actor);
  const { id: installerId } = requireInstaller(actor, "company");
  await inTransaction(db, async (tx) => {
    await lockMember(tx, installerId, { ownerId: owner.userId, userId });
    await endOne(tx, { installerId, userId, by: owner, action: "remove-member" }, now);
  });
}

/** The same by oneself, in any role. Errors: not_signed_in, not_found, last_owner. */
export async function leaveCompany({ db, now }: Context, actor: Actor): Promise<void> {
  const user = requireUser(actor);
  const { id: installerId } = requireInstaller(actor, "own");
  await inTransaction(db, async (tx) => {
    await lockMember(tx, installerId, { userId: user.userId });
    await endOne(tx, { installerId, userId: user.userId, by: user, action: "leave-company" }, now);
  });
}

/** Under the company's lock, which everything that changes its people takes. `ownerId`: still an owner. */
async function lockMember(tx: Tx, installerId: string, { ownerId, userId }: { ownerId?: string; userId: string }) {
  await lockInstaller(tx, installerId);
  const members = await membersOf(tx, installerId);
  const isOwner = members.some((one) => one.userId === ownerId && one.role === "owner");
  if (ownerId !== undefined && !isOwner) throw new DomainError("role_required");
  const member = members.find((one) => one.userId === userId);
  if (!member) throw new DomainError("not_found");
  return { member, members };
}

function requireOtherOwner(members: readonly { userId: string; role: CompanyRole }[], userId: string): void {
  const isOther = (one: { userId: string; role: CompanyRole }) => one.role === "owner" && one.userId !== userId;
  if (!members.some(isOther)) throw new DomainError("last_owner");
}

async function endOne(
  tx: Tx,
  { installerId, userId, by, action }: { installerId: string; userId: string; by: User; action: string },
  now: Date,
): Promise<void> {
  requireOtherOwner(await membersOf(tx, installerId), userId);
  await lockUser(tx, userId);
  await endMembership(tx, installerId, userId, now);
  await passOnCompanyEmail(tx, installerId, userId);
  await deleteSessions(tx, userId);
  await pauseKeysOf(tx, userId, now);
  await deleteCaps(tx, { installerId, holderKind: "person", holder: userId });
  const subject = { type: "installer", id: installerId } as const;
  await recordAudit(tx, by, { action, subject, after: { userId }, now });
}
