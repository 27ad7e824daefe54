import { and, asc, eq, gt, inArray, isNull, or, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { instant } from "#db/parameters.ts";
import { appointments, calendarFeeds, leadPurchases, leads, profiles } from "#db/schema.ts";

export type FeedRow = typeof calendarFeeds.$inferSelect;

/** What a company has offered and booked, or had booked, since then; what was called off too, and what is still open. */
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
  const isLive = and(eq(calendarFeeds.installerId, installerId), isNull(calendarFeeds.revokedAt));
  return (await tx.select().from(calendarFeeds).where(isLive))[0];
}

/** Nothing happens where the company has a feed, or the id is there. */
export async function insertFeed(tx: Queryable, feed: typeof calendarFeeds.$inferInsert): Promise<void> {
  await tx.insert(calendarFeeds).values(feed).onConflictDoNothing();
}

export async function revokeFeeds(tx: Queryable, installerId: string, now: Date): Promise<void> {
  await tx.execute(sql`
    update ${calendarFeeds} set revoked_at = ${instant(now)} where installer_id = ${installerId} and revoked_at is null`);
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
