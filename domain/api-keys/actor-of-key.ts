import { limits } from "#config/limits.ts";
import type { User } from "#domain/actor.ts";
import { loadActor } from "#domain/actors/load-actor.ts";
import { noteKeyUse, workingKeyByHash } from "#domain/api-keys/api-keys.sql.ts";
import { hashOfKey } from "#domain/api-keys/secret-of-key.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";

const MINUTE_MILLISECONDS = 60_000;

/**
 * The caller behind this key, with roles and status as of now, so that a suspension takes effect at once; also records
 * the use. Undefined for an unknown or revoked key. Errors: key_paused, after the account's password changed, until the
 * owner keeps the key.
 */
export async function actorOfKey(
  { db, now, address }: Context,
  key: string,
): Promise<{ keyId: string; actor: User } | undefined> {
  const keyHash = hashOfKey(key);
  const row = keyHash && (await workingKeyByHash(db.orm, keyHash));
  if (!row) return undefined;
  if (row.pausedAt) throw new DomainError("key_paused");
  const actor = await loadActor({ db, address }, row.installerId);
  if (actor.kind !== "user") return undefined;
  const noted = new Date(now.getTime() - limits.apiKeyUseNotedMinutes * MINUTE_MILLISECONDS);
  if (!row.lastUsedAt || row.lastUsedAt < noted) await noteKeyUse(db.orm, row.id, now, noted);
  // A key speaks for a company and never for an administrator.
  return { keyId: row.id, actor: { ...actor, isAdmin: false, apiKeyId: row.id } };
}
