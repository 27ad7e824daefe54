import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { companyMembers, heldMails, installerCoverage, profiles, user } from "#db/schema.ts";
import type { Mail } from "#domain/outbox/mail.ts";

/** When somebody wants mails about new leads, and about their company's customers. */
export type Wishes = Pick<typeof companyMembers.$inferSelect, "alerts" | "news">;

/** Whose: a person, where they work today, or their time in a company, unless it is over. */
export type Whose = { userId: string } | { memberId: number };

const isWhose = (whose: Whose) =>
  and(
    "userId" in whose ? eq(companyMembers.userId, whose.userId) : eq(companyMembers.id, whose.memberId),
    isNull(companyMembers.endedAt),
  );

export async function wishesOf(tx: Queryable, whose: Whose) {
  const { alerts, news, installerId, userId } = companyMembers;
  const [row] = await tx
    .select({ alerts, news, installerId, userId, email: user.email, companyName: profiles.companyName })
    .from(companyMembers)
    .innerJoin(profiles, eq(profiles.id, installerId))
    .innerJoin(user, eq(user.id, userId))
    .where(isWhose(whose));
  return row;
}

export async function saveWishes(tx: Queryable, whose: Whose, wishes: Partial<Wishes>): Promise<void> {
  await tx.update(companyMembers).set(wishes).where(isWhose(whose));
}

export async function insertHeld(tx: Queryable, row: typeof heldMails.$inferInsert): Promise<void> {
  await tx.insert(heldMails).values(row).onConflictDoNothing();
}

/**
 * Assigns the day to everything held for people of companies that are not suspended; returns the people with something
 * held, and where they work.
 */
export async function takeHeld(tx: Queryable, day: string): Promise<{ installerId: string; userId: string }[]> {
  const approved = tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.status, "approved"));
  const { installerId, userId } = heldMails;
  const rows = await tx
    .update(heldMails)
    .set({ day })
    .where(and(isNull(heldMails.day), inArray(installerId, approved)))
    .returning({ installerId, userId });
  // Nobody is in two companies, but may have changed from one to another today.
  const each = new Map(rows.map((row) => [`${row.userId} ${row.installerId}`, row]));
  return [...each].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}

/** The contents of somebody's mail of that day, oldest first. */
export async function heldOf(
  tx: Queryable,
  { installerId, userId, day }: { installerId: string; userId: string; day: string },
): Promise<Mail[]> {
  const rows = await tx
    .select({ mail: heldMails.mail })
    .from(heldMails)
    .where(and(eq(heldMails.userId, userId), eq(heldMails.installerId, installerId), eq(heldMails.day, day)))
    .orderBy(asc(heldMails.jobId));
  return rows.map(({ mail }) => mail as Mail);
}

/** Approved companies with an area in which somebody wants alerts of new leads once a day. */
export async function dailyCompanies(tx: Queryable): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ id: profiles.id })
    .from(companyMembers)
    .innerJoin(profiles, eq(profiles.id, companyMembers.installerId))
    .innerJoin(installerCoverage, eq(installerCoverage.installerId, profiles.id))
    .where(and(eq(companyMembers.alerts, "daily"), isNull(companyMembers.endedAt), eq(profiles.status, "approved")))
    .orderBy(profiles.id);
  return rows.map(({ id }) => id);
}
