import type { Queryable } from "#db/connection.ts";
import { type Actor, requireInstaller } from "#domain/actor.ts";
import { heldOf, insertHeld, type NewsWish, saveWish, wishOf } from "#domain/alerts/alerts.sql.ts";
import type { Context } from "#domain/context.ts";
import type { Mail } from "#domain/outbox/mail.ts";
import { findPurchase } from "#domain/purchases/find-purchase.ts";

export type { NewsWish } from "#domain/alerts/alerts.sql.ts";

/** When the actor's company wants mails about its customers. Errors: not_signed_in, not_found. */
export function myNewsWish({ db }: Context, actor: Actor): Promise<NewsWish> {
  return wishOf(db.orm, requireInstaller(actor, "upkeep").id);
}

/**
 * Chooses when. Anything already held is still sent in the daily mail, unless the company now wants none. Errors:
 * not_signed_in, not_found.
 */
export async function chooseNews({ db, now }: Context, actor: Actor, news: NewsWish): Promise<void> {
  await saveWish(db.orm, requireInstaller(actor, "upkeep").id, news, now);
}

/**
 * What to do with a mail to a company about one of its customers: "send" it, or nothing more, because it is held for
 * the daily mail or not wanted. One that cannot wait ("timely") is never held.
 */
export async function sendOrHold(
  { db, now }: Context,
  { jobId, mail, haste }: { jobId: number; mail: Mail; haste: "timely" | "daily" },
): Promise<"send" | "done"> {
  const installerId = await companyOf(db.orm, mail);
  const wish = await wishOf(db.orm, installerId);
  if (wish === "never") return "done";
  if (wish === "at_once" || haste === "timely") return "send";
  await insertHeld(db.orm, { jobId, installerId, mail, heldAt: now });
  return "done";
}

/**
 * The mails that the company's daily mail of that day summarises; none if it no longer wants any. Authorises nothing.
 */
export async function heldNews(tx: Queryable, installerId: string, day: string): Promise<Mail[]> {
  return (await wishOf(tx, installerId)) === "never" ? [] : heldOf(tx, installerId, day);
}

async function companyOf(tx: Queryable, mail: Mail): Promise<string> {
  if ("installerId" in mail) return mail.installerId;
  if ("purchaseId" in mail) return (await findPurchase(tx, mail.purchaseId)).purchase.installerId;
  throw new Error(`${mail.mail} is about no company.`);
}
