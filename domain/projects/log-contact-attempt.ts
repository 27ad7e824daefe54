import { type CallOutcome, type ContactChannel, callOutcomes, contactChannels } from "#content/contact-channels.ts";
import type { Queryable } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { type Actor, doerOf, requireApprovedInstaller } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { attemptById, attemptsOf, insertAttempt, lockBought } from "#domain/projects/unresponsive-installers.sql.ts";
import { advanceStage } from "#domain/purchases/advance-stage.ts";
import { uuidFromText } from "#domain/uuid-from-text.ts";

/** How a company got in touch, or tried to. */
export interface ContactAttempt {
  id: string;
  channel: ContactChannel;
  /** What came of a call, if they said. */
  outcome: CallOutcome | null;
  triedAt: Date;
  /** When it was noted, and the name of who did. */
  notedAt: Date;
  by: string;
}

/**
 * Records a call, email or text at a time between the purchase and now, and what came of a call; one in which they
 * spoke makes a new lead Contacted. The same id is the same attempt. Errors: not_signed_in, not_approved, not_found (or
 * another's purchase), project_closed (the purchase has ended), invalid_input (fields `channel`, `outcome`, `triedAt`),
 * idempotency_key_reused.
 */
export async function logAttempt(
  { db, now }: Context,
  actor: Actor,
  given: { purchaseId: string; id: string; channel: string; outcome?: string | undefined; triedAt: Date },
): Promise<{ attempt: Omit<ContactAttempt, "notedAt" | "by">; replayed: boolean }> {
  const installer = requireApprovedInstaller(actor, "bought_leads");
  const by = doerOf(actor);
  const { sentBy: notedBy, apiKeyId } = by;
  const { purchaseId, id, triedAt } = given;
  const channel = contactChannels.find(({ value }) => value === given.channel)?.value;
  const outcome = callOutcomes.find(({ value }) => value === given.outcome)?.value ?? null;
  return inTransaction(db, async (tx) => {
    const bought = await lockBought(tx, purchaseId);
    if (bought?.installerId !== installer.id) throw new DomainError("not_found");
    const earlier = await attemptById(tx, id);
    if (earlier) {
      if (!channel || earlier.purchaseId !== purchaseId || earlier.channel !== channel || earlier.outcome !== outcome) {
        throw new DomainError("idempotency_key_reused", { words: "That key was used for a different attempt." });
      }
      return { attempt: { id, channel, outcome, triedAt: earlier.triedAt }, replayed: true };
    }
    if (bought.endedAt) throw new DomainError("project_closed", { words: "Your purchase has ended." });
    const fields = {
      ...(channel ? {} : { channel: ["Choose how you tried: call, email or text."] }),
      ...(given.outcome === undefined || (outcome && channel === "call")
        ? {}
        : { outcome: ["Choose what came of the call: spoke, no_answer or left_message."] }),
      ...(triedAt >= bought.at && triedAt <= now ? {} : { triedAt: ["Enter a time since you bought the lead."] }),
    };
    if (!channel || Object.keys(fields).length > 0) throw new DomainError("invalid_input", { fields });
    await insertAttempt(tx, { id, purchaseId, channel, outcome, triedAt, notedAt: now, notedBy, apiKeyId });
    if (outcome === "spoke") await advanceStage(tx, { ...bought, id: purchaseId }, { to: "contacted", by, now });
    return { attempt: { id, channel, outcome, triedAt }, replayed: false };
  });
}

/** The attempts in order of time, by purchase. Authorises nothing. */
export async function attemptsByPurchase(
  tx: Queryable,
  purchaseIds: readonly string[],
): Promise<ReadonlyMap<string, ContactAttempt[]>> {
  const found = new Map<string, ContactAttempt[]>();
  for (const row of await attemptsOf(tx, purchaseIds)) {
    found.set(row.purchaseId, [...(found.get(row.purchaseId) ?? []), present(row)]);
  }
  return found;
}

function present(row: Awaited<ReturnType<typeof attemptsOf>>[number]): ContactAttempt {
  const { id, channel, outcome, triedAt, notedAt, by } = row;
  return { id, channel, outcome, triedAt, notedAt, by: by ?? "" };
}

/** The attempt id that a program's key stands for. */
export function attemptIdOf(purchaseId: string, key: string): string {
  return uuidFromText(JSON.stringify(["attempt", purchaseId, key]));
}
