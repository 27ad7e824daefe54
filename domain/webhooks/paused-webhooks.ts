import { inTransaction } from "#db/transaction.ts";
import { type Actor, requireInstaller, requireUser } from "#domain/actor.ts";
import { lockAsOwner } from "#domain/actors/still-owner.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { enqueue } from "#domain/outbox/enqueue.ts";
import { recordSecurityEvent } from "#domain/security-log/record-security-event.ts";
import { endpointOf, resumeEndpoint, waitingDeliveries } from "#domain/webhooks/webhooks.sql.ts";

/**
 * Puts a paused webhook back to work, as that of the owner who keeps it, and sends what has waited. The caller has verified their identity again
 * (step-up.ts). Repeating it changes nothing. Errors: not_signed_in, not_found, role_required.
 */
export async function keepWebhook(context: Context, actor: Actor, id: string): Promise<void> {
  const { db, now } = context;
  const user = requireUser(actor);
  const { id: installerId } = requireInstaller(actor, "company");
  await inTransaction(db, async (tx) => {
    await lockAsOwner(tx, installerId, user.userId);
    const url = await resumeEndpoint(tx, installerId, { id, keptBy: user.userId });
    if (url === undefined) {
      if (!(await endpointOf(tx, installerId, id))) throw new DomainError("not_found");
      return;
    }
    const waiting = await waitingDeliveries(tx, id);
    await enqueue(
      tx,
      waiting.map((deliveryId) => ({ kind: "deliver-webhook", payload: { deliveryId, endpointId: id, installerId } })),
      now,
    );
    const detail = new URL(url).host;
    const subject = { type: "installer", id: installerId } as const;
    await recordAudit(tx, user, { action: "keep-webhook", subject, after: { host: detail }, now });
    await recordSecurityEvent(tx, context, { kind: "webhook_kept", userId: user.userId, detail });
  });
}
