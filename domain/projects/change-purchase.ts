import { inTransaction, within } from "#db/transaction.ts";
import { type Actor, requireApprovedInstaller, requireUser } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import type { PurchasedLead } from "#domain/leads/lead.ts";
import { changeStage } from "#domain/projects/record-stage.ts";
import { assignPurchases } from "#domain/purchases/assign.ts";
import { setJobValue } from "#domain/purchases/job-value.ts";
import { myPurchase } from "#domain/purchases/my-purchases.ts";
import { finishNextAct, nextActsOf, setNextAct } from "#domain/purchases/next-act.ts";
import { openQuotesOf } from "#domain/quotes/quote-choice.sql.ts";
import { londonDay } from "#domain/time/calendar.ts";

/** What a program changes of a purchase; what is absent stays. */
export interface PurchaseChange {
  stage?: string | undefined;
  lostReason?: string | undefined;
  /** That Lost withdraws each quote that is open. */
  withdrawQuotes?: boolean | undefined;
  jobValuePence?: number | null | undefined;
  /** A member's id. */
  assignedTo?: string | null | undefined;
  /** Without `userId`: whoever asks is to do it. */
  nextAct?: { what: string; dueAt: Date; userId?: string | undefined } | null | undefined;
}

/**
 * Changes a bought lead as a program asks, all or nothing, and returns it as it then is. `nextActId` is the caller's new
 * UUID. Errors: not_signed_in, not_approved, role_required (assigning needs the role that hands over), not_found (or
 * another company's), quote_open (Lost without `withdrawQuotes`), project_closed (a next act for an ended purchase),
 * invalid_input, at the fields above and `nextAct.what`, `nextAct.dueAt` and `nextAct.userId`.
 */
export async function changePurchase(
  context: Context,
  actor: Actor,
  { purchaseId, change, nextActId }: { purchaseId: string; change: PurchaseChange; nextActId: string },
): Promise<PurchasedLead> {
  requireApprovedInstaller(actor, "bought_leads");
  await inTransaction(context.db, async (tx) => {
    const inside = { ...context, db: within(context.db, tx) };
    const before = await myPurchase(inside, actor, purchaseId);
    await changeStageOf(inside, actor, { before, change });
    const { jobValuePence: pence, assignedTo: to } = change;
    if (pence !== undefined) await setJobValue(inside, actor, { purchaseId, pence });
    if (to !== undefined) {
      await assignPurchases(inside, actor, { purchaseIds: [purchaseId], to }).catch(atField({ to: "assignedTo" }));
    }
    await changeNextAct(inside, actor, { purchaseId, nextAct: change.nextAct, id: nextActId });
  });
  return myPurchase(context, actor, purchaseId);
}

async function changeStageOf(
  context: Context,
  actor: Actor,
  { before, change }: { before: PurchasedLead; change: PurchaseChange },
): Promise<void> {
  const { purchaseId } = before;
  const { lostReason, withdrawQuotes } = change;
  const stage = change.stage ?? (lostReason === undefined ? undefined : before.stage);
  if (stage === undefined) return;
  if (lostReason !== undefined && stage !== "lost") {
    throw new DomainError("invalid_input", { fields: { lostReason: ["Only a lost lead has a reason."] } });
  }
  const open = withdrawQuotes ? await openQuotesOf(context.db.orm, purchaseId, londonDay(context.now)) : [];
  await changeStage(context, actor, { purchaseId, stage, lostReason, withdrawing: open });
}

async function changeNextAct(
  context: Context,
  actor: Actor,
  { purchaseId, nextAct, id }: { purchaseId: string; nextAct: PurchaseChange["nextAct"]; id: string },
): Promise<void> {
  if (nextAct) {
    const { userId = requireUser(actor).userId, ...act } = nextAct;
    const names = { what: "nextAct.what", dueAt: "nextAct.dueAt", userId: "nextAct.userId" };
    return setNextAct(context, actor, { purchaseId, id, ...act, userId }).catch(atField(names));
  }
  if (nextAct === undefined) return;
  const known = (await nextActsOf(context.db.orm, [purchaseId])).get(purchaseId);
  if (known) await finishNextAct(context, actor, { purchaseId, id: known.id });
}

/** Throws a verb's error again, with its fields named as the program knows them. */
function atField(names: Readonly<Record<string, string>>) {
  return (error: unknown): never => {
    if (!(error instanceof DomainError)) throw error;
    const fields = Object.entries(error.fields).map(([field, messages]) => [names[field] ?? field, messages]);
    const { code, words } = error;
    throw new DomainError(code, { fields: Object.fromEntries(fields), ...(words !== undefined && { words }) });
  };
}
