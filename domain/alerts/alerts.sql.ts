import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { heldMails, installerCoverage, newsWishes, profiles } from "#db/schema.ts";
import type { Mail } from "#domain/outbox/mail.ts";

export type NewsWish = (typeof newsWishes.$inferSelect)["news"];

export async function wishOf(tx: Queryable, installerId: string): Promise<NewsWish> {
  const [row] = await tx
    .select({ news: newsWishes.news })
    .from(newsWishes)
    .where(eq(newsWishes.installerId, installerId));
  return row?.news ?? "at_once";
}

export async function saveWish(tx: Queryable, installerId: string, news: NewsWish, updatedAt: Date): Promise<void> {
  await tx
    .insert(newsWishes)
    .values({ installerId, news, updatedAt })
    .onConflictDoUpdate({ target: newsWishes.installerId, set: { news, updatedAt } });
}

export async function insertHeld(tx: Queryable, row: typeof heldMails.$inferInsert): Promise<void> {
  await tx.insert(heldMails).values(row).onConflictDoNothing();
}

/**
 * Assigns the day to everything held for companies that are not suspended; returns the companies with something held.
 */
export async function takeHeld(tx: Queryable, day: string): Promise<string[]> {
  const approved = tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.status, "approved"));
  const rows = await tx
    .update(heldMails)
    .set({ day })
    .where(and(isNull(heldMails.day), inArray(heldMails.installerId, approved)))
    .returning({ installerId: heldMails.installerId });
  return [...new Set(rows.map(({ installerId }) => installerId))].sort();
}

/** The contents of the company's mail of that day, oldest first. */
export async function heldOf(tx: Queryable, installerId: string, day: string): Promise<Mail[]> {
  const rows = await tx
    .select({ mail: heldMails.mail })
    .from(heldMails)
    .where(and(eq(heldMails.installerId, installerId), eq(heldMails.day, day)))
    .orderBy(asc(heldMails.jobId));
  return rows.map(({ mail }) => mail as Mail);
}

/** Approved companies that want alerts of new leads once a day. */
export async function dailyReaders(tx: Queryable): Promise<string[]> {
  const rows = await tx
    .select({ id: profiles.id })
    .from(installerCoverage)
    .innerJoin(profiles, eq(profiles.id, installerCoverage.installerId))
    .where(and(eq(installerCoverage.alerts, "daily"), eq(profiles.status, "approved")))
    .orderBy(profiles.id);
  return rows.map(({ id }) => id);
}
