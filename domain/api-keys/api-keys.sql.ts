import { and, desc, eq, isNull, lt, or, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { instant } from "#db/parameters.ts";
import { apiKeys } from "#db/schema.ts";

export type ApiKeyRow = typeof apiKeys.$inferSelect;

/** Answers whether the row is new. */
export async function insertApiKey(
  tx: Queryable,
  key: Pick<ApiKeyRow, "id" | "installerId" | "name" | "prefix" | "keyHash" | "createdAt">,
): Promise<boolean> {
  const rows = await tx
    .insert(apiKeys)
    .values(key)
    .onConflictDoNothing({ target: apiKeys.id })
    .returning({ id: apiKeys.id });
  return rows.length === 1;
}

export async function countWorkingKeys(tx: Queryable, installerId: string): Promise<number> {
  return tx.$count(apiKeys, and(eq(apiKeys.installerId, installerId), isNull(apiKeys.revokedAt)));
}

/** Newest first. */
export async function keysOfInstaller(tx: Queryable, installerId: string): Promise<ApiKeyRow[]> {
  return tx
    .select()
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

/** Only when the last noted use is earlier than `unlessSince`, so that a busy key is not written at each call. */
export async function noteKeyUse(tx: Queryable, id: string, now: Date, unlessSince: Date): Promise<void> {
  await tx
    .update(apiKeys)
    .set({ lastUsedAt: now })
    .where(and(eq(apiKeys.id, id), or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, unlessSince))));
}

/** Answers whether the installer has such a key; one that was revoked before keeps its time. */
export async function revokeKey(tx: Queryable, installerId: string, id: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(apiKeys)
    .set({ revokedAt: sql`coalesce(${apiKeys.revokedAt}, ${instant(now)})` })
    .where(and(eq(apiKeys.id, id), eq(apiKeys.installerId, installerId)))
    .returning({ id: apiKeys.id });
  return rows.length === 1;
}
