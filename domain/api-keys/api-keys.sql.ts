import { and, desc, eq, getTableColumns, gte, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { apiKeys, companyMembers } from "#db/schema.ts";
import { nameOfDeparted } from "#domain/actors/actors.sql.ts";

export type ApiKeyRow = typeof apiKeys.$inferSelect;

/** Returns whether the row is new. */
export async function insertApiKey(
  tx: Queryable,
  key: Omit<ApiKeyRow, "warnedDays" | "lastUsedAt" | "revokedAt" | "pausedAt">,
): Promise<boolean> {
  const rows = await tx
    .insert(apiKeys)
    .values(key)
    .onConflictDoNothing({ target: apiKeys.id })
    .returning({ id: apiKeys.id });
  return rows.length === 1;
}

/** Neither revoked nor at an end before this London day. */
export async function countWorkingKeys(tx: Queryable, installerId: string, today: string): Promise<number> {
  return tx.$count(
    apiKeys,
    and(eq(apiKeys.installerId, installerId), isNull(apiKeys.revokedAt), gte(apiKeys.lastDay, today)),
  );
}

/** Newest first. */
export async function keysOfInstaller(tx: Queryable, installerId: string) {
  return tx
    .select({ ...getTableColumns(apiKeys), knownTo: nameOfDeparted(apiKeys.madeBy, apiKeys.installerId) })
    .from(apiKeys)
    .where(eq(apiKeys.installerId, installerId))
    .orderBy(desc(apiKeys.createdAt), apiKeys.id);
}

export async function workingKeyByHash(tx: Queryable, keyHash: string): Promise<ApiKeyRow | undefined> {
  const [row] = await tx
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.keyHash, keyHash), isNull(apiKeys.revokedAt)));
  return row;
}

/** Only if the last use on record is earlier than `unlessSince`, so that a busy key is not updated at every call. */
export async function noteKeyUse(tx: Queryable, id: string, now: Date, unlessSince: Date): Promise<void> {
  await tx
    .update(apiKeys)
    .set({ lastUsedAt: now })
    .where(and(eq(apiKeys.id, id), or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, unlessSince))));
}

export async function keyOf(tx: Queryable, installerId: string, id: string): Promise<ApiKeyRow | undefined> {
  const [row] = await tx
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.id, id), eq(apiKeys.installerId, installerId)));
  return row;
}

/** Returns the key if this call revoked it. */
export async function revokeKey(
  tx: Queryable,
  installerId: string,
  id: string,
  now: Date,
): Promise<ApiKeyRow | undefined> {
  const [row] = await tx
    .update(apiKeys)
    .set({ revokedAt: now })
    .where(and(eq(apiKeys.id, id), eq(apiKeys.installerId, installerId), isNull(apiKeys.revokedAt)))
    .returning();
  return row;
}

/** What this person made or keeps stops working until an owner keeps each of them. */
export async function pauseApiKeys(tx: Queryable, userId: string, now: Date): Promise<void> {
  await tx
    .update(apiKeys)
    .set({ pausedAt: now })
    .where(and(eq(apiKeys.madeBy, userId), isNull(apiKeys.revokedAt), isNull(apiKeys.pausedAt)));
}

/** Returns the key if this call let it work again, from now on as that of whoever keeps it. */
export async function resumeKey(
  tx: Queryable,
  installerId: string,
  { id, keptBy }: { id: string; keptBy: string },
): Promise<ApiKeyRow | undefined> {
  const [row] = await tx
    .update(apiKeys)
    .set({ pausedAt: null, madeBy: keptBy })
    .where(
      and(
        eq(apiKeys.id, id),
        eq(apiKeys.installerId, installerId),
        isNull(apiKeys.revokedAt),
        isNotNull(apiKeys.pausedAt),
      ),
    )
    .returning();
  return row;
}

/**
 * Marks the keys whose last day is at most this many days away and of whose end nobody was told that late, and returns
 * them with each owner of their companies. Not those made later than that: their maker has just chosen the day.
 */
export async function markWarned(
  tx: Queryable,
  { today, days }: { today: string; days: number },
): Promise<{ keyId: string; userId: string }[]> {
  const { rows } = await tx.execute<{ keyId: string; userId: string }>(sql`
    with ending as (
      update ${apiKeys} set warned_days = ${days}
       where revoked_at is null and coalesce(warned_days, ${days} + 1) > ${days}
         and last_day between ${today}::date and ${today}::date + ${days}::int
         and (created_at at time zone 'Europe/London')::date < last_day - ${days}::int
      returning id, installer_id)
    select ending.id as "keyId", owner.user_id as "userId"
      from ending
      join ${companyMembers} as owner
        on owner.installer_id = ending.installer_id and owner.role = 'owner' and owner.ended_at is null
     order by ending.id, owner.user_id`);
  return rows;
}

export async function keyById(tx: Queryable, id: string): Promise<ApiKeyRow | undefined> {
  return (await tx.select().from(apiKeys).where(eq(apiKeys.id, id)))[0];
}
