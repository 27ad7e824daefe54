import { and, asc, eq, gt, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { appointments, calendarFeeds, leadPurchases, leads, profiles } from "#db/schema.ts";

export type FeedRow = typeof calendarFeeds.$inferSelect;

/** A company's offered, booked and cancelled appointments since then. */
export async function appointmentsOfCompany(tx: Queryable, installerId: string, since: Date) {
  return tx
    .select({ appointment: appointments, lead: leads, endedAt: leadPurchases.endedAt })
    .from(appointments)
    .innerJoin(leads, eq(leads.id, appointments.leadId))
    .innerJoin(leadPurchases, eq(leadPurchases.id, appointments.purchaseId))
    .where(
      and(
        eq(appointments.installerId, installerId),
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

export async function liveFeed(tx: Queryable, installerId: string): Promise<FeedRow | undefined> {
  return (await tx.select().from(calendarFeeds).where(isLiveOf(installerId)))[0];
}

/** Returns whether it is new: changes nothing if the company has a feed, or the id exists. */
export async function insertFeed(tx: Queryable, feed: typeof calendarFeeds.$inferInsert): Promise<boolean> {
  return (await tx.insert(calendarFeeds).values(feed).onConflictDoNothing().returning()).length > 0;
}

/** Returns whether there was one. */
export async function revokeFeeds(tx: Queryable, installerId: string, now: Date): Promise<boolean> {
  const revoked = await tx.update(calendarFeeds).set({ revokedAt: now }).where(isLiveOf(installerId)).returning();
  return revoked.length > 0;
}

/** Pauses the company's link until its owner confirms it. */
export async function pauseCalendarLink(tx: Queryable, installerId: string, now: Date): Promise<void> {
  const isRunning = and(isLiveOf(installerId), isNull(calendarFeeds.pausedAt));
  await tx.update(calendarFeeds).set({ pausedAt: now }).where(isRunning);
}

/** Returns whether this call reactivated it. */
export async function resumeFeed(tx: Queryable, installerId: string, id: string): Promise<boolean> {
  const isPaused = and(isLiveOf(installerId), eq(calendarFeeds.id, id), isNotNull(calendarFeeds.pausedAt));
  return (await tx.update(calendarFeeds).set({ pausedAt: null }).where(isPaused).returning()).length > 0;
}

/** The feed with this secret, with its company. */
export async function feedByHash(tx: Queryable, tokenHash: string) {
  const [row] = await tx
    .select({ feed: calendarFeeds, company: profiles.companyName, status: profiles.status })
    .from(calendarFeeds)
    .innerJoin(profiles, eq(profiles.id, calendarFeeds.installerId))
    .where(eq(calendarFeeds.tokenHash, tokenHash));
  return row;
}

function isLiveOf(installerId: string) {
  return and(eq(calendarFeeds.installerId, installerId), isNull(calendarFeeds.revokedAt));
}
