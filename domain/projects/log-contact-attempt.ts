import { type CallOutcome, type ContactChannel, contactChannels } from "#content/contact-channels.ts";
import type { Queryable } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { type Actor, requireApprovedInstaller, requireUser } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { attemptById, attemptsOf, buyerOf, insertAttempt } from "#domain/projects/unresponsive-installers.sql.ts";
import { uuidFromText } from "#domain/uuid-from-text.ts";

/** What a company tried. */
export interface ContactAttempt {
  id: string;
  channel: ContactChannel;
  /** What came of a call, if they said. */
  outcome: CallOutcome | null;
  triedAt: Date;
}

/**
 * “I tried to reach them”: by call, email or text, at a time between the purchase and now. The same id is the same
 * attempt. Errors: not_signed_in, not_approved, not_found (or another's purchase), project_closed (the purchase has
 * ended), invalid_input (fields `channel`, `triedAt`), idempotency_key_reused.
 */
export async function logAttempt(
  { db, now }: Context,
  actor: Actor,
  given: { purchaseId: string; id: string; channel: string; triedAt: Date },
): Promise<{ attempt: ContactAttempt; replayed: boolean }> {
  const installer = requireApprovedInstaller(actor, "bought_leads");
  const { userId } = requireUser(actor);
  const { purchaseId, id, triedAt } = given;
  const channel = contactChannels.find(({ value }) => value === given.channel)?.value;
  return inTransaction(db, async (tx) => {
    const bought = await buyerOf(tx, purchaseId);
    if (bought?.installerId !== installer.id) throw new DomainError("not_found");
    const earlier = await attemptById(tx, id);
    if (earlier) {
      if (earlier.purchaseId !== purchaseId || earlier.channel !== channel) {
        throw new DomainError("idempotency_key_reused", { words: "That key was used for a different attempt." });
      }
      return { attempt: present(earlier), replayed: true };
    }
    if (bought.endedAt) throw new DomainError("project_closed", { words: "Your purchase has ended." });
    const fields = {
      ...(channel ? {} : { channel: ["Choose how you tried: call, email or text."] }),
      ...(triedAt >= bought.at && triedAt <= now ? {} : { triedAt: ["Enter a time since you bought the lead."] }),
    };
    if (!channel || Object.keys(fields).length > 0) throw new DomainError("invalid_input", { fields });
    const attempt = { id, channel, outcome: null, triedAt };
    await insertAttempt(tx, { ...attempt, purchaseId, notedAt: now, notedBy: userId });
    return { attempt, replayed: false };
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

function present({ id, channel, outcome, triedAt }: ContactAttempt): ContactAttempt {
  return { id, channel, outcome, triedAt };
}

/** The attempt id that a program's key stands for. */
export function attemptIdOf(purchaseId: string, key: string): string {
  return uuidFromText(JSON.stringify(["attempt", purchaseId, key]));
}
