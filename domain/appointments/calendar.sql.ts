import { and, asc, eq, gt, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { appointments, calendarFeeds, companyMembers, leadPurchases, leads, profiles, user } from "#db/schema.ts";
import { withDoer } from "#domain/appointments/appointments.sql.ts";

export type FeedRow = typeof calendarFeeds.$inferSelect;

/** A company's offered, booked and cancelled appointments since then; of leads assigned to one member or nobody, if named. */
export async function appointmentsOfCompany(
  tx: Queryable,
  { installerId, assignedTo }: { installerId: string; assignedTo?: string | undefined },
  since: Date,
) {
  return tx
    .select({ appointment: withDoer, lead: leads, endedAt: leadPurchases.endedAt })
    .from(appointments)
    .innerJoin(leads, eq(leads.id, appointments.leadId))
    .innerJoin(leadPurchases, eq(leadPurchases.id, appointments.purchaseId))
    .where(
      and(
        eq(appointments.installerId, installerId),
        assignedTo === undefined
          ? undefined
          : or(eq(leadPurchases.assignedTo, assignedTo), isNull(leadPurchases.assignedTo)),
        or(
          eq(appointments.status, "offered"),
          and(
            inArray(appointments.status, ["booked", "kept", "missed", "cancelled"]),
            gt(appointments.startsAt, since),
          ),
        ),
      ),
    )
    .orderBy(asc(sql`coalesce(${appointments.startsAt}, (${appointments.times}->>0)::timestamptz)`), appointments.id);
}

export async function liveFeed(tx: Queryable, userId: string): Promise<FeedRow | undefined> {
  return (await tx.select().from(calendarFeeds).where(isLiveOf(userId)))[0];
}

/** Returns whether it is new: changes nothing if the person has a feed, or the id exists. */
export async function insertFeed(tx: Queryable, feed: typeof calendarFeeds.$inferInsert): Promise<boolean> {
  return (await tx.insert(calendarFeeds).values(feed).onConflictDoNothing().returning()).length > 0;
}

/** Returns whether there was one. */
export async function revokeFeeds(tx: Queryable, userId: string, now: Date): Promise<boolean> {
  const revoked = await tx.update(calendarFeeds).set({ revokedAt: now }).where(isLiveOf(userId)).returning();
  return revoked.length > 0;
}

/** Pauses a person's link until they confirm it. */
export async function pauseCalendarLink(tx: Queryable, userId: string, now: Date): Promise<void> {
  const isRunning = and(isLiveOf(userId), isNull(calendarFeeds.pausedAt));
  await tx.update(calendarFeeds).set({ pausedAt: now }).where(isRunning);
}

/** Returns whether this call reactivated it. */
export async function resumeFeed(tx: Queryable, userId: string, id: string): Promise<boolean> {
  const isPaused = and(isLiveOf(userId), eq(calendarFeeds.id, id), isNotNull(calendarFeeds.pausedAt));
  return (await tx.update(calendarFeeds).set({ pausedAt: null }).where(isPaused).returning()).length > 0;
}

/** The feed with this secret, with its company, and what its person does there today: null once they have left. */
export async function feedByHash(tx: Queryable, tokenHash: string) {
  const [row] = await tx
    .select({
      feed: calendarFeeds,
      company: profiles.companyName,
      status: profiles.status,
      role: companyMembers.role,
      lacksFactor: sql<boolean>`${profiles.requiresTwoFactor} and ${user.twoFactorEnabled} is not true`,
    })
    .from(calendarFeeds)
    .innerJoin(profiles, eq(profiles.id, calendarFeeds.installerId))
    .innerJoin(user, eq(user.id, calendarFeeds.userId))
    .leftJoin(
      companyMembers,
      and(
        eq(companyMembers.userId, calendarFeeds.userId),
        eq(companyMembers.installerId, calendarFeeds.installerId),
        isNull(companyMembers.endedAt),
      ),
    )
    .where(eq(calendarFeeds.tokenHash, tokenHash));
  return row;
}

function isLiveOf(userId: string) {
  return and(eq(calendarFeeds.userId, userId), isNull(calendarFeeds.revokedAt));
}
