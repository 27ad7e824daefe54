import { limits } from "#config/limits.ts";
import type { Tx } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { type Actor, requireInstaller, requireUser } from "#domain/actor.ts";
import { lockAsOwner } from "#domain/actors/still-owner.ts";
import type { ApiKeyForm } from "#domain/api-keys/api-key-form.ts";
import {
  type ApiKeyRow,
  countWorkingKeys,
  insertApiKey,
  keyOf,
  keysOfInstaller,
  revokeKey,
} from "#domain/api-keys/api-keys.sql.ts";
import { hashOfKey, prefixOf, writeKey } from "#domain/api-keys/secret-of-key.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { recordSecurityEvent } from "#domain/security-log/record-security-event.ts";
import { recordAndTell } from "#domain/security-log/tell-owner.ts";
import { londonDay } from "#domain/time/calendar.ts";

export type ApiKey = Pick<
  ApiKeyRow,
  "id" | "name" | "prefix" | "scope" | "lastDay" | "createdAt" | "lastUsedAt" | "revokedAt" | "pausedAt"
> & {
  /** Who may still know it: the owner who made or kept it, if they have left the company since. */
  knownTo: string | null;
};

/** The installer's keys, revoked ones included, newest first. Errors: not_signed_in, not_found. */
export async function myApiKeys({ db }: Context, actor: Actor): Promise<ApiKey[]> {
  const rows = await keysOfInstaller(db.orm, requireInstaller(actor, "company").id);
  return rows.map(({ id, name, prefix, scope, lastDay, createdAt, lastUsedAt, revokedAt, pausedAt, knownTo }) => ({
    id,
    name,
    prefix,
    scope,
    lastDay,
    createdAt,
    lastUsedAt,
    revokedAt,
    pausedAt,
    knownTo,
  }));
}

/**
 * Makes a key from 32 random bytes and returns it: it is not stored, so this is the only time it can be shown. `id` is
 * made by the caller (a UUID). Errors: not_signed_in, not_found, role_required, conflict (the id again), invalid_input (too many).
 */
export async function makeApiKey(
  context: Context,
  actor: Actor,
  input: { id: string; form: ApiKeyForm; random: Uint8Array },
): Promise<string> {
  const { db, now } = context;
  const user = requireUser(actor);
  const { id: installerId } = requireInstaller(actor, "company");
  const key = writeKey(input.random);
  const keyHash = hashOfKey(key);
  if (!keyHash) throw new RangeError("a key is made of 32 bytes");
  await inTransaction(db, async (tx) => {
    await lockAsOwner(tx, installerId, user.userId);
    if ((await countWorkingKeys(tx, installerId, londonDay(now))) >= limits.apiKeysMax) throw tooMany();
    const row = {
      id: input.id,
      installerId,
      madeBy: user.userId,
      ...input.form,
      prefix: prefixOf(key),
      keyHash,
      createdAt: now,
    };
    if (!(await insertApiKey(tx, row))) throw new DomainError("conflict");
    const subject = { type: "installer", id: installerId } as const;
    await recordAudit(tx, user, {
      action: "make-api-key",
      subject,
      after: { name: row.name, prefix: row.prefix, scope: row.scope, lastDay: row.lastDay },
      now,
    });
    await recordAndTell(tx, context, user, { kind: "api_key_made", detail: row.name });
  });
  return key;
}

/** Revokes a key at once. Revoking it again changes nothing. Errors: not_signed_in, not_found. */
export async function revokeApiKey(context: Context, actor: Actor, id: string): Promise<void> {
  const { db, now } = context;
  const user = requireUser(actor);
  const installer = requireInstaller(actor, "company");
  await inTransaction(db, async (tx) => {
    const revoked = await revokeKey(tx, installer.id, id, now);
    if (!revoked) return requireKey(tx, installer.id, id);
    const { name } = revoked;
    const subject = { type: "installer", id: installer.id } as const;
    await recordAudit(tx, user, { action: "revoke-api-key", subject, before: { name }, now });
    await recordSecurityEvent(tx, context, { kind: "api_key_removed", userId: user.userId, detail: name });
  });
}

async function requireKey(tx: Tx, installerId: string, id: string): Promise<void> {
  if (!(await keyOf(tx, installerId, id))) throw new DomainError("not_found");
}

function tooMany(): DomainError {
  const message = `You have ${limits.apiKeysMax} keys, the most you can have. Revoke one you no longer use.`;
  return new DomainError("invalid_input", { fields: { name: [message] } });
}
