import { and, asc, eq, gt, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { companyMembers, heldMails, leadPurchases, nextActs, profiles, teamInvitations, user } from "#db/schema.ts";
import type { CompanyRole } from "#domain/roles.ts";

export type InvitationRow = typeof teamInvitations.$inferSelect;

/** A company's people of today, by when they came. */
export async function membersOf(tx: Queryable, installerId: string) {
  return tx
    .select({
      userId: companyMembers.userId,
      name: user.name,
      email: user.email,
      role: companyMembers.role,
      hasTwoFactor: user.twoFactorEnabled,
      since: companyMembers.createdAt,
      awayFrom: companyMembers.awayFrom,
      awayTo: companyMembers.awayTo,
      coverUserId: companyMembers.coverUserId,
    })
    .from(companyMembers)
    .innerJoin(user, eq(user.id, companyMembers.userId))
    .where(and(eq(companyMembers.installerId, installerId), isNull(companyMembers.endedAt)))
    .orderBy(asc(companyMembers.createdAt), asc(companyMembers.id));
}

/**
 * The same, locked: nobody leaves, changes role or is given work meanwhile. Members are locked before purchases, and
 * those before the company.
 */
export async function lockMembers(tx: Queryable, installerId: string) {
  await tx
    .select({ id: companyMembers.id })
    .from(companyMembers)
    .where(and(eq(companyMembers.installerId, installerId), isNull(companyMembers.endedAt)))
    .orderBy(asc(companyMembers.id))
    .for("no key update");
  return membersOf(tx, installerId);
}

/** Where somebody works now. */
export async function companyOf(tx: Queryable, userId: string) {
  const [row] = await tx
    .select({ installerId: companyMembers.installerId, company: profiles.companyName, role: companyMembers.role })
    .from(companyMembers)
    .innerJoin(profiles, eq(profiles.id, companyMembers.installerId))
    .where(and(eq(companyMembers.userId, userId), isNull(companyMembers.endedAt)));
  return row;
}

/** False if they are in a company already: the database lets nobody be in two. */
export async function insertMember(
  tx: Queryable,
  member: { userId: string; installerId: string; role: CompanyRole; createdAt: Date },
): Promise<boolean> {
  const rows = await tx
    .insert(companyMembers)
    .values(member)
    .onConflictDoNothing()
    .returning({ id: companyMembers.id });
  return rows.length === 1;
}

const today = (installerId: string, userId: string) =>
  and(eq(companyMembers.installerId, installerId), eq(companyMembers.userId, userId), isNull(companyMembers.endedAt));

export async function setRole(tx: Queryable, installerId: string, userId: string, role: CompanyRole): Promise<void> {
  await tx.update(companyMembers).set({ role }).where(today(installerId, userId));
}

/** False if it was so already. */
export async function setTwoFactorRequired(tx: Queryable, installerId: string, isRequired: boolean): Promise<boolean> {
  const rows = await tx
    .update(profiles)
    .set({ requiresTwoFactor: isRequired })
    .where(and(eq(profiles.id, installerId), eq(profiles.requiresTwoFactor, !isRequired)))
    .returning({ id: profiles.id });
  return rows.length === 1;
}

export async function writeAway(
  tx: Queryable,
  given: { installerId: string; userId: string; away: { from: string; to: string; cover: string | null } | null },
): Promise<void> {
  const { installerId, userId, away } = given;
  await tx
    .update(companyMembers)
    .set({ awayFrom: away?.from ?? null, awayTo: away?.to ?? null, coverUserId: away?.cover ?? null })
    .where(today(installerId, userId));
}

export async function endMembership(tx: Queryable, installerId: string, userId: string, now: Date): Promise<void> {
  await tx.update(companyMembers).set({ endedAt: now }).where(today(installerId, userId));
}

/** Mails to the company that went to somebody who leaves go to the owner who has been there longest. */
export async function passOnCompanyEmail(tx: Queryable, installerId: string, userId: string): Promise<void> {
  const [owner] = (await membersOf(tx, installerId)).filter(({ role }) => role === "owner");
  if (!owner) return;
  const theirs = tx.select({ email: user.email }).from(user).where(eq(user.id, userId));
  await tx
    .update(profiles)
    .set({ email: owner.email })
    .where(and(eq(profiles.id, installerId), inArray(profiles.email, theirs)));
}

/**
 * Locks the purchases that are assigned to somebody or of which they have the next act, in order of id. Returns whether there are any.
 */
export async function lockWorkOf(tx: Queryable, installerId: string, userId: string): Promise<boolean> {
  const acts = tx.select({ id: nextActs.purchaseId }).from(nextActs).where(eq(nextActs.userId, userId));
  const isTheirs = or(eq(leadPurchases.assignedTo, userId), inArray(leadPurchases.id, acts));
  const rows = await tx
    .select({ id: leadPurchases.id })
    .from(leadPurchases)
    .where(and(eq(leadPurchases.installerId, installerId), isTheirs))
    .orderBy(asc(leadPurchases.id))
    .for("no key update");
  return rows.length > 0;
}

/**
 * Leads, next acts, cover and the news that waits for the daily mail of one member pass to another, who is told of acts
 * that are due.
 */
export async function passOn(
  tx: Queryable,
  { installerId, userId, to }: { installerId: string; userId: string; to: string },
): Promise<void> {
  await tx
    .update(leadPurchases)
    .set({ assignedTo: to })
    .where(and(eq(leadPurchases.installerId, installerId), eq(leadPurchases.assignedTo, userId)));
  await tx.update(nextActs).set({ userId: to, toldAt: null }).where(eq(nextActs.userId, userId));
  await tx
    .update(heldMails)
    .set({ userId: to })
    .where(and(eq(heldMails.installerId, installerId), eq(heldMails.userId, userId), isNull(heldMails.day)));
  await tx
    .update(companyMembers)
    .set({ coverUserId: sql`nullif(${to}, ${companyMembers.userId})` })
    .where(
      and(
        eq(companyMembers.installerId, installerId),
        eq(companyMembers.coverUserId, userId),
        isNull(companyMembers.endedAt),
      ),
    );
}

const isWaiting = and(isNull(teamInvitations.acceptedAt), isNull(teamInvitations.withdrawnAt));

/** Neither accepted nor withdrawn; also those whose link has ended, which can be sent again. */
export async function waitingInvitations(tx: Queryable, installerId: string): Promise<InvitationRow[]> {
  return tx
    .select()
    .from(teamInvitations)
    .where(and(eq(teamInvitations.installerId, installerId), isWaiting))
    .orderBy(asc(teamInvitations.invitedAt), asc(teamInvitations.id));
}

export async function invitationById(tx: Queryable, id: string): Promise<InvitationRow | undefined> {
  return (await tx.select().from(teamInvitations).where(eq(teamInvitations.id, id)))[0];
}

/** Not locked: whoever accepts locks the company first, and reads it again. */
export async function invitationByToken(tx: Queryable, tokenHash: string) {
  const [row] = await tx
    .select({
      invitation: teamInvitations,
      company: profiles.companyName,
      account: { userId: user.id, isConfirmed: user.emailVerified },
    })
    .from(teamInvitations)
    .innerJoin(profiles, eq(profiles.id, teamInvitations.installerId))
    .leftJoin(user, eq(user.email, teamInvitations.email))
    .where(and(eq(teamInvitations.tokenHash, tokenHash), isNotNull(teamInvitations.tokenHash)));
  return row;
}

export async function insertInvitation(tx: Queryable, row: typeof teamInvitations.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(teamInvitations)
    .values(row)
    .onConflictDoNothing({ target: teamInvitations.id })
    .returning({ id: teamInvitations.id });
  return rows.length === 1;
}

export async function changeInvitation(
  tx: Queryable,
  id: string,
  change: Partial<Pick<InvitationRow, "tokenHash" | "expiresAt" | "acceptedAt" | "withdrawnAt">>,
): Promise<void> {
  await tx
    .update(teamInvitations)
    .set(change)
    .where(and(eq(teamInvitations.id, id), isWaiting));
}

export async function countOpenInvitations(tx: Queryable, installerId: string, now: Date): Promise<number> {
  return tx.$count(
    teamInvitations,
    and(eq(teamInvitations.installerId, installerId), isWaiting, gt(teamInvitations.expiresAt, now)),
  );
}
