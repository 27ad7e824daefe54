import { limits } from "#config/limits.ts";
import { inTransaction } from "#db/transaction.ts";
import { type Actor, requireInstaller } from "#domain/actor.ts";
import {
  type ApiKeyRow,
  countWorkingKeys,
  insertApiKey,
  keysOfInstaller,
  revokeKey,
} from "#domain/api-keys/api-keys.sql.ts";
import { hashOfKey, prefixOf, writeKey } from "#domain/api-keys/secret-of-key.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { holdInstaller } from "#domain/installers/find-installer.ts";

export type ApiKey = Pick<ApiKeyRow, "id" | "name" | "prefix" | "createdAt" | "lastUsedAt" | "revokedAt">;

/** The installer's keys, newest first, those that were revoked too. Errors: not_signed_in, not_found. */
export async function myApiKeys({ db }: Context, actor: Actor): Promise<ApiKey[]> {
  const rows = await keysOfInstaller(db.orm, requireInstaller(actor).id);
  return rows.map(({ id, name, prefix, createdAt, lastUsedAt, revokedAt }) => ({
    ...{ id, name, prefix, createdAt, lastUsedAt, revokedAt },
  }));
}

/**
 * Makes a key from 32 random bytes and answers it: it is not kept, so this is the only time that it can be shown. `id`
 * is made by the caller (a UUID). Errors: not_signed_in, not_found, conflict (the id again), invalid_input (too many).
 */
export async function makeApiKey(
  { db, now }: Context,
  actor: Actor,
  input: { id: string; name: string; random: Uint8Array },
): Promise<string> {
  const { id: installerId } = requireInstaller(actor);
  const key = writeKey(input.random);
  const keyHash = hashOfKey(key);
  if (!keyHash) throw new RangeError("a key is made of 32 bytes");
  await inTransaction(db, async (tx) => {
    await holdInstaller(tx, installerId);
    if ((await countWorkingKeys(tx, installerId)) >= limits.apiKeysMax) throw tooMany();
    const row = { id: input.id, installerId, name: input.name, prefix: prefixOf(key), keyHash, createdAt: now };
    if (!(await insertApiKey(tx, row))) throw new DomainError("conflict");
  });
  return key;
}

/** From now on the key opens nothing. Revoking it again changes nothing. Errors: not_signed_in, not_found. */
export async function revokeApiKey({ db, now }: Context, actor: Actor, id: string): Promise<void> {
  const installer = requireInstaller(actor);
  if (!(await revokeKey(db.orm, installer.id, id, now))) throw new DomainError("not_found");
}

function tooMany(): DomainError {
  const message = `You have ${limits.apiKeysMax} keys, which is the most. Revoke one that you no longer use.`;
  return new DomainError("invalid_input", { fields: { name: [message] } });
}
