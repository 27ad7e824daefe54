import { limits } from "#config/limits.ts";
import { inTransaction } from "#db/transaction.ts";
import { type Actor, requireApprovedInstaller, requireInstaller, requireUser } from "#domain/actor.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { lockOwnPurchases, peopleIn, setAssignee } from "#domain/purchases/assign.sql.ts";
import { roleIn } from "#domain/purchases/next-act.sql.ts";
import { COMPANY_ROLES, mayAct } from "#domain/roles.ts";

export interface Colleague {
  userId: string;
  name: string;
}

const READERS = COMPANY_ROLES.filter((role) => mayAct(role, "bought_leads"));

/**
 * Whoever in the actor's company works on bought leads, by name: a lead can be assigned to any of them. Errors:
 * not_signed_in, not_found.
 */
export async function leadReaders({ db }: Context, actor: Actor): Promise<Colleague[]> {
  return peopleIn(db.orm, requireInstaller(actor, "own").id, READERS);
}

/**
 * Assigns bought leads to one member, or with null to nobody; several at once, all or none. Who is assigned is told of
 * them from then on. Repeating it changes nothing. Errors: not_signed_in, not_approved, role_required, not_found (one
 * of them is not the company's), invalid_input (fields `purchaseIds`: none, or more than
 * `limits.purchasesAssignedAtOnce`; `to`: not somebody who works on bought leads).
 */
export async function assignPurchases(
  { db, now }: Context,
  actor: Actor,
  { purchaseIds, to }: { purchaseIds: readonly string[]; to: string | null },
): Promise<void> {
  const user = requireUser(actor);
  const { id: installerId } = requireApprovedInstaller(actor, "hand_over");
  const ids = [...new Set(purchaseIds)];
  if (ids.length === 0) throw wrong("purchaseIds", "Choose at least one lead.");
  if (ids.length > limits.purchasesAssignedAtOnce)
    throw wrong("purchaseIds", `Choose at most ${limits.purchasesAssignedAtOnce} leads at once.`);
  await inTransaction(db, async (tx) => {
    // Members are locked before purchases, as when one of them leaves.
    const role = to === null ? undefined : await roleIn(tx, installerId, to);
    if ((await lockOwnPurchases(tx, installerId, ids)).length < ids.length) throw new DomainError("not_found");
    if (to !== null && !(role && mayAct(role, "bought_leads")))
      throw wrong("to", "Choose somebody who works on your bought leads.");
    await setAssignee(tx, ids, to);
    for (const id of ids)
      await recordAudit(tx, user, {
        action: "assign-purchase",
        subject: { type: "purchase", id },
        after: { assignedTo: to },
        now,
      });
  });
}

function wrong(field: string, message: string): DomainError {
  return new DomainError("invalid_input", { fields: { [field]: [message] } });
}
