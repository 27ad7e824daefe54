import { limits } from "#config/limits.ts";
import { isLostReason } from "#content/lost-reasons.ts";
import { isPurchaseStage, type PurchaseStage } from "#content/purchase-stages.ts";
import type { Tx } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { type Actor, doerOf, requireApprovedInstaller } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { lockLead } from "#domain/leads/leads.sql.ts";
import { insertProjectEvents, projectOfLead } from "#domain/leads/projects.sql.ts";
import { enqueueMail } from "#domain/outbox/enqueue.ts";
import { setStage } from "#domain/purchases/purchases.sql.ts";
import { chosenQuoteOf, openQuotesOf, purchaseOf, wasAskedToConfirm } from "#domain/quotes/quote-choice.sql.ts";
import { changeQuoteStatus } from "#domain/quotes/quotes.sql.ts";
import { londonDay } from "#domain/time/calendar.ts";

interface Stage {
  purchaseId: string;
  stage: string;
  /** Needed for Lost, ignored otherwise. */
  lostReason?: string | undefined;
  /** The open quotes that Lost may withdraw. A missing one was sent after the company was asked. */
  withdrawing?: readonly string[];
}

/**
 * Records the stage an installer sets on a bought lead. Lost needs a reason and withdraws the open quotes, if the
 * company has confirmed each; Won without the customer's choice asks the customer, once. Errors: not_signed_in,
 * not_approved (a suspended installer may only read), not_found (or another installer's), invalid_input (field `stage`;
 * Lost although the customer has chosen them; field `lostReason`), quote_open (Lost would withdraw a quote that is not
 * in `withdrawing`).
 */
export async function changeStage(
  { db, now }: Context,
  actor: Actor,
  { purchaseId: id, stage, lostReason, withdrawing = [] }: Stage,
): Promise<void> {
  const installer = requireApprovedInstaller(actor, "bought_leads");
  if (!isPurchaseStage(stage)) throw refused("Choose a stage from the list.");
  const why = stage === "lost" ? lostReason : null;
  if (why !== null && !isLostReason(why)) {
    throw new DomainError("invalid_input", { fields: { lostReason: ["Choose why it was lost."] } });
  }
  await inTransaction(db, async (tx) => {
    const purchase = await purchaseOf(tx, { id, installerId: installer.id });
    if (!purchase) throw new DomainError("not_found");
    const followed = !purchase.endedAt && (stage === "lost" || stage === "won");
    if (followed) await lockLead(tx, purchase.leadId);
    await setStage(tx, { id, installerId: installer.id, stage, lostReason: why, by: doerOf(actor), now });
    if (followed) await followStage(tx, { purchaseId: id, leadId: purchase.leadId, stage, withdrawing, now });
  });
}

/**
 * The same for up to a page of purchases, one after the other; for each but Lost, which asks for a reason. Errors: as
 * above; invalid_input (field `stage`) for Lost.
 */
export async function changeStages(
  context: Context,
  actor: Actor,
  { purchaseIds, stage }: { purchaseIds: readonly string[]; stage: string },
): Promise<void> {
  requireApprovedInstaller(actor, "bought_leads");
  if (stage === "lost") throw refused("Set each lead to Lost by itself: it asks why.");
  for (const purchaseId of purchaseIds.slice(0, limits.purchasesPageSize)) {
    await changeStage(context, actor, { purchaseId, stage });
  }
}

/** The caller holds lead and purchase, so the quotes cannot change. */
async function followStage(
  tx: Tx,
  given: { purchaseId: string; leadId: string; stage: PurchaseStage; withdrawing: readonly string[]; now: Date },
): Promise<void> {
  const { purchaseId, leadId, stage, withdrawing, now } = given;
  const chosen = await chosenQuoteOf(tx, leadId);
  if (stage === "lost") {
    if (chosen?.purchaseId === purchaseId) {
      throw refused("The customer has chosen your quote. If you cannot do the work, tell them next to the quote.");
    }
    const open = await openQuotesOf(tx, purchaseId, londonDay(now));
    if (!open.every((id) => withdrawing.includes(id))) throw new DomainError("quote_open");
    for (const quoteId of open) {
      await changeQuoteStatus(tx, quoteId, "withdrawn", now);
      await insertProjectEvents(tx, [{ leadId, kind: "quote_withdrawn", actor: "installer", purchaseId, at: now }]);
    }
    return;
  }
  const project = await projectOfLead(tx, leadId);
  if (chosen || project?.status !== "open" || (await wasAskedToConfirm(tx, purchaseId))) return;
  await insertProjectEvents(tx, [{ leadId, kind: "choice_asked", actor: "installer", purchaseId, at: now }]);
  await enqueueMail(tx, { mail: "confirm-choice", purchaseId }, now);
}

function refused(message: string): DomainError {
  return new DomainError("invalid_input", { fields: { stage: [message] } });
}
