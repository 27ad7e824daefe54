import { limits } from "#config/limits.ts";
import type { Queryable } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { type Actor, requireApprovedInstaller, requireUser } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { DomainError, type FieldErrors } from "#domain/errors.ts";
import {
  deleteNextAct,
  lockOwnPurchase,
  nextActById,
  nextActRows,
  roleIn,
  writeNextAct,
} from "#domain/purchases/next-act.sql.ts";
import { mayAct } from "#domain/roles.ts";
import { requiredText } from "#domain/text-input.ts";
import { addDays, londonDay, londonTime } from "#domain/time/calendar.ts";
import { daysAfter } from "#domain/time/periods.ts";

/** What somebody of the company means to do next about a purchase, and when. */
export interface NextAct {
  id: string;
  what: string;
  dueAt: Date;
  userId: string;
  name: string;
}

interface NextActGiven {
  purchaseId: string;
  /** The caller's new UUID: the same again changes nothing. */
  id: string;
  what: string;
  dueAt: Date;
  userId: string;
}

const whatText = requiredText("Say what is to be done.", limits.nextActLengthMax);

/**
 * Sets the one next act of a purchase, in place of an earlier one; its person is told when it is due. Errors:
 * not_signed_in, not_approved, role_required, not_found (or another company's), project_closed (the purchase has
 * ended), invalid_input (fields `what`, `dueAt`, `userId`), conflict (the id belongs to another purchase's act).
 */
export async function setNextAct({ db, now }: Context, actor: Actor, given: NextActGiven): Promise<void> {
  const { id: installerId } = requireApprovedInstaller(actor, "bought_leads");
  const { userId: setBy } = requireUser(actor);
  const { purchaseId, id, dueAt, userId } = given;
  const what = whatText.safeParse(given.what);
  await inTransaction(db, async (tx) => {
    // Members are locked before purchases, as when one of them leaves.
    const role = await roleIn(tx, installerId, userId);
    const purchase = await lockOwnPurchase(tx, purchaseId, installerId);
    if (!purchase) throw new DomainError("not_found");
    if (purchase.endedAt) throw new DomainError("project_closed", { words: "Your purchase has ended." });
    const known = await nextActById(tx, id);
    if (known && known.purchaseId !== purchaseId) throw new DomainError("conflict");
    if (known) return;
    const latest = daysAfter(now, limits.nextActDaysMax);
    const fields: FieldErrors = {
      ...(what.success ? {} : { what: what.error.issues.map(({ message }) => message) }),
      ...(dueAt > now && dueAt <= latest ? {} : { dueAt: ["Enter a time within the next year."] }),
      ...(role && mayAct(role, "bought_leads") ? {} : { userId: ["Choose somebody who works on your bought leads."] }),
    };
    if (!what.success || Object.keys(fields).length > 0) throw new DomainError("invalid_input", { fields });
    await writeNextAct(tx, { purchaseId, id, what: what.data, dueAt, userId, setBy, setAt: now });
  });
}

/**
 * The next act is done, or not wanted any more; a newer one stays. Repeating it changes nothing. Errors: not_signed_in,
 * not_approved, role_required, not_found (or another company's).
 */
export async function finishNextAct(
  { db }: Context,
  actor: Actor,
  act: { purchaseId: string; id: string },
): Promise<void> {
  const { id: installerId } = requireApprovedInstaller(actor, "bought_leads");
  await inTransaction(db, async (tx) => {
    if (!(await lockOwnPurchase(tx, act.purchaseId, installerId))) throw new DomainError("not_found");
    await deleteNextAct(tx, act);
  });
}

/** The next acts of these purchases, by purchase. Authorises nothing. */
export async function nextActsOf(tx: Queryable, purchaseIds: readonly string[]): Promise<ReadonlyMap<string, NextAct>> {
  const rows = await nextActRows(tx, purchaseIds);
  return new Map(rows.map(({ purchaseId, ...act }) => [purchaseId, act]));
}

const SATURDAY = 6;
const SUNDAY = 0;

/** When to call again, if nobody says otherwise: 9:00 UK time on the next Monday to Friday after today. */
export function nextWorkdayMorning(now: Date): Date {
  let day = addDays(londonDay(now), 1);
  while ([SATURDAY, SUNDAY].includes(new Date(`${day}T00:00:00Z`).getUTCDay())) day = addDays(day, 1);
  return londonTime(day, limits.callAgainHour);
}
