import { limits } from "#config/limits.ts";
import type { KeyScope } from "#content/key-scopes.ts";
import { type User, visitor } from "#domain/actor.ts";
import { loadActor } from "#domain/actors/load-actor.ts";
import { noteKeyUse, workingKeyByHash } from "#domain/api-keys/api-keys.sql.ts";
import { hashOfKey } from "#domain/api-keys/secret-of-key.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { londonDay } from "#domain/time/calendar.ts";

const MINUTE_MILLISECONDS = 60_000;

/**
 * The caller behind this key, with roles and status as of now, so that a suspension takes effect at once; also records
 * the use. A key acts as the owner who made or keeps it, within its scope. Undefined for an unknown or revoked key.
 * Errors: key_expired, after its last day; key_paused, after that owner left or their password changed, until an owner
 * keeps the key.
 */
export async function actorOfKey(
  { db, now, address }: Context,
  key: string,
): Promise<{ keyId: string; scope: KeyScope; actor: User } | undefined> {
  const keyHash = hashOfKey(key);
  const row = keyHash && (await workingKeyByHash(db.orm, keyHash));
  if (!row) return undefined;
  if (row.lastDay < londonDay(now)) throw new DomainError("key_expired");
  const actor = row.pausedAt ? visitor : await loadActor({ db, address }, row.madeBy);
  // Whoever has left and works elsewhere takes no key along.
  if (actor.kind !== "user" || actor.installer?.id !== row.installerId) throw new DomainError("key_paused");
  const noted = new Date(now.getTime() - limits.apiKeyUseNotedMinutes * MINUTE_MILLISECONDS);
  if (!row.lastUsedAt || row.lastUsedAt < noted) await noteKeyUse(db.orm, row.id, now, noted);
  // A key speaks for a company, whoever made it has to set up, and never for an administrator.
  const installer = { ...actor.installer, secondFactor: "optional" } as const;
  return { keyId: row.id, scope: row.scope, actor: { ...actor, installer, adminRoles: [], apiKeyId: row.id } };
}

/** Which of its refusals `actorOfKey` has thrown; anything else is thrown again. */
export function codeOfRefusedKey(error: unknown): "key_paused" | "key_expired" {
  if (!(error instanceof DomainError) || (error.code !== "key_paused" && error.code !== "key_expired")) throw error;
  return error.code;
}
