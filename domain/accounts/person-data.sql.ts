import { asc, eq } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { newsWishes, pushSubscriptions, savedItems, savedViews, session } from "#db/schema.ts";

// Each list names its columns, so that anything not named here is never handed out.

/** Never the keys, with which whoever has the address could send to the device. */
export async function devicesOf(tx: Queryable, id: string) {
  const { device, endpoint, createdAt, lastUsedAt } = pushSubscriptions;
  return tx
    .select({ device, endpoint, createdAt, lastUsedAt })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, id))
    .orderBy(asc(createdAt), pushSubscriptions.id);
}

/** When it wants mails about its customers, if it has ever chosen. */
export async function newsWishOf(tx: Queryable, id: string) {
  const { news, updatedAt } = newsWishes;
  return (await tx.select({ news, updatedAt }).from(newsWishes).where(eq(newsWishes.installerId, id)))[0];
}

export async function savedViewsOf(tx: Queryable, id: string) {
  const { name, filter, createdAt } = savedViews;
  return tx
    .select({ name, filter, createdAt })
    .from(savedViews)
    .where(eq(savedViews.userId, id))
    .orderBy(asc(createdAt), savedViews.id);
}

export async function sessionsOf(tx: Queryable, id: string) {
  return tx
    .select({
      createdAt: session.createdAt,
      lastSeenAt: session.updatedAt,
      expiresAt: session.expiresAt,
      address: session.ipAddress,
      browser: session.userAgent,
    })
    .from(session)
    .where(eq(session.userId, id))
    .orderBy(asc(session.createdAt), session.id);
}

export async function savedItemsOf(tx: Queryable, id: string) {
  const { role, make, model, warrantyYears, createdAt } = savedItems;
  return tx
    .select({ role, make, model, warrantyYears, createdAt })
    .from(savedItems)
    .where(eq(savedItems.installerId, id))
    .orderBy(asc(createdAt), savedItems.id);
}
