import { inTransaction } from "#db/transaction.ts";
import { type Actor, requireInstaller, requireUser } from "#domain/actor.ts";
import { lockAsOwner } from "#domain/actors/still-owner.ts";
import { keyOf, resumeKey } from "#domain/api-keys/api-keys.sql.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { recordSecurityEvent } from "#domain/security-log/record-security-event.ts";

/**
 * Makes a paused key work again, as that of the owner who keeps it. The caller has asked for proof of identity again
 * (step-up.ts). Repeating it changes nothing. Errors: not_signed_in, not_found, role_required.
 */
export async function keepApiKey(context: Context, actor: Actor, id: string): Promise<void> {
  const { db, now } = context;
  const user = requireUser(actor);
  const { id: installerId } = requireInstaller(actor, "company");
  await inTransaction(db, async (tx) => {
    await lockAsOwner(tx, installerId, user.userId);
    const kept = await resumeKey(tx, installerId, { id, keptBy: user.userId });
    if (!kept) {
      if (!(await keyOf(tx, installerId, id))) throw new DomainError("not_found");
      return;
    }
    const subject = { type: "installer", id: installerId } as const;
    await recordAudit(tx, user, { action: "keep-api-key", subject, after: { name: kept.name }, now });
    await recordSecurityEvent(tx, context, { kind: "api_key_kept", userId: user.userId, detail: kept.name });
  });
}
