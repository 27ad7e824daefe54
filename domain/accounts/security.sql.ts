import { and, desc, eq, gt, inArray, isNull, ne } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { account, accountLinks, companyMembers, profiles, session, sessionProofs, user } from "#db/schema.ts";
import type { UserRow } from "#domain/accounts/accounts.sql.ts";

/** Everything that ends or replaces a person's credentials takes this lock, so it happens one at a time. */
export async function lockUser(tx: Queryable, id: string): Promise<UserRow | undefined> {
  return (await tx.select().from(user).where(eq(user.id, id)).for("no key update"))[0];
}

/** User before link, everywhere: the other order deadlocks with issuing a newer link. */
export async function lockUserOfLink(tx: Queryable, tokenHash: string): Promise<void> {
  const owner = tx.select({ id: accountLinks.userId }).from(accountLinks).where(eq(accountLinks.tokenHash, tokenHash));
  await tx.select({ id: user.id }).from(user).where(inArray(user.id, owner)).for("no key update");
}

export async function accountOwner(tx: Queryable, userId: string) {
  const [row] = await tx
    .select({
      name: user.name,
      email: user.email,
      twoFactorEnabled: user.twoFactorEnabled,
      companyName: profiles.companyName,
    })
    .from(user)
    .leftJoin(companyMembers, and(eq(companyMembers.userId, user.id), isNull(companyMembers.endedAt)))
    .leftJoin(profiles, eq(profiles.id, companyMembers.installerId))
    .where(eq(user.id, userId));
  return row;
}

const ownPassword = (userId: string) => and(eq(account.userId, userId), eq(account.providerId, "credential"));

export async function passwordHashOf(tx: Queryable, userId: string): Promise<string | null> {
  const [row] = await tx.select({ password: account.password }).from(account).where(ownPassword(userId));
  return row?.password ?? null;
}

export async function credentialsOf(tx: Queryable, userId: string) {
  const [row] = await tx
    .select({ userId: account.userId, passwordHash: account.password })
    .from(account)
    .where(ownPassword(userId));
  return row;
}

export async function credentialsByEmail(tx: Queryable, email: string) {
  const [row] = await tx
    .select({ userId: account.userId, passwordHash: account.password })
    .from(account)
    .innerJoin(user, eq(user.id, account.userId))
    .where(and(eq(user.email, email), eq(account.providerId, "credential")));
  return row;
}

export async function setPasswordHash(tx: Queryable, userId: string, password: string, now: Date): Promise<void> {
  await tx.update(account).set({ password, updatedAt: now }).where(ownPassword(userId));
}

/** For the user and, if it is the company's as well, the company they work for. */
export async function setEmail(tx: Queryable, userId: string, email: string, now: Date): Promise<void> {
  const own = tx.select({ email: user.email }).from(user).where(eq(user.id, userId));
  const theirs = tx
    .select({ id: companyMembers.installerId })
    .from(companyMembers)
    .where(and(eq(companyMembers.userId, userId), isNull(companyMembers.endedAt)));
  await tx
    .update(profiles)
    .set({ email })
    .where(and(inArray(profiles.id, theirs), inArray(profiles.email, own)));
  await tx.update(user).set({ email, emailVerified: true, updatedAt: now }).where(eq(user.id, userId));
}

export async function endOpenLinks(tx: Queryable, userId: string, now: Date): Promise<void> {
  await tx
    .update(accountLinks)
    .set({ usedAt: now })
    .where(and(eq(accountLinks.userId, userId), isNull(accountLinks.usedAt)));
}

export async function openSessions(tx: Queryable, userId: string, now: Date) {
  return tx
    .select({
      id: session.id,
      createdAt: session.createdAt,
      updatedAt: session.updatedAt,
      userAgent: session.userAgent,
    })
    .from(session)
    .where(and(eq(session.userId, userId), gt(session.expiresAt, now)))
    .orderBy(desc(session.updatedAt), session.id);
}

/** Returns how many ended. */
export async function deleteSessions(tx: Queryable, userId: string, exceptId?: string): Promise<number> {
  const others = exceptId === undefined ? undefined : ne(session.id, exceptId);
  const rows = await tx
    .delete(session)
    .where(and(eq(session.userId, userId), others))
    .returning({ id: session.id });
  return rows.length;
}

/** Returns whether this person had such a session. */
export async function deleteSession(tx: Queryable, userId: string, id: string): Promise<boolean> {
  const rows = await tx
    .delete(session)
    .where(and(eq(session.userId, userId), eq(session.id, id)))
    .returning({ id: session.id });
  return rows.length === 1;
}

/** When this person last proved their identity in this session; undefined if they have not, or the session is over. */
export async function provedAt(
  tx: Queryable,
  { sessionId, userId, since }: { sessionId: string; userId: string; since: Date },
): Promise<Date | undefined> {
  const [row] = await tx
    .select({ provedAt: sessionProofs.provedAt })
    .from(sessionProofs)
    .innerJoin(session, eq(session.id, sessionProofs.sessionId))
    .where(and(eq(session.id, sessionId), eq(session.userId, userId), gt(sessionProofs.provedAt, since)));
  return row?.provedAt;
}

/** Leaves alone a session that has ended meanwhile. */
export async function noteProof(tx: Queryable, sessionId: string, now: Date): Promise<void> {
  const [open] = await tx.select({ id: session.id }).from(session).where(eq(session.id, sessionId)).for("key share");
  if (!open) return;
  await tx
    .insert(sessionProofs)
    .values({ sessionId, provedAt: now })
    .onConflictDoUpdate({ target: sessionProofs.sessionId, set: { provedAt: now } });
}
