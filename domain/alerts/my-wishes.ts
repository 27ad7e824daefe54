import { inTransaction } from "#db/transaction.ts";
import { type Actor, requireInstaller, requireUser, type User } from "#domain/actor.ts";
import { saveWishes, type Whose, type Wishes, wishesOf } from "#domain/alerts/alerts.sql.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";

export type { Wishes } from "#domain/alerts/alerts.sql.ts";

/** When the actor wants mails about new leads and about customers. Errors: not_signed_in, not_found. */
export async function myWishes({ db }: Context, actor: Actor): Promise<Wishes> {
  const { userId } = requireUser(actor);
  const _ = requireInstaller(actor, "own");
  const wishes = await wishesOf(db.orm, { userId });
  if (!wishes) throw new DomainError("not_found");
  const { alerts, news } = wishes;
  return { alerts, news };
}

/** Chooses when the actor is mailed about new leads. Errors: not_signed_in, not_found, role_required. */
export async function chooseAlerts(context: Context, actor: Actor, alerts: Wishes["alerts"]): Promise<void> {
  const by = requireUser(actor);
  const _ = requireInstaller(actor, "leads_for_sale");
  await changeWishes(context, { userId: by.userId }, { alerts }, by);
}

/**
 * Chooses when the actor is mailed about customers. Anything already held is still sent in the daily mail, unless they
 * now want none. Errors: not_signed_in, not_found, role_required.
 */
export async function chooseNews(context: Context, actor: Actor, news: Wishes["news"]): Promise<void> {
  const by = requireUser(actor);
  const _ = requireInstaller(actor, "bought_leads");
  await changeWishes(context, { userId: by.userId }, { news }, by);
}

/** False if they are in no company, or their time there is over. Without `by` they did it themselves, by a link. */
function changeWishes({ db, now }: Context, whose: Whose, wishes: Partial<Wishes>, by?: User): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const before = await wishesOf(tx, whose);
    if (!before) return false;
    const { installerId: id, userId, email, alerts, news } = before;
    const isNew = Object.entries({ alerts, news, ...wishes }).some(
      ([name, value]) => value !== before[name as keyof Wishes],
    );
    if (!isNew) return true;
    await saveWishes(tx, whose, wishes);
    await recordAudit(tx, by ?? { userId, email }, {
      action: "choose-mails",
      subject: { type: "installer", id },
      before: { alerts, news },
      after: { alerts, news, ...wishes },
      now,
    });
    return true;
  });
}

/**
 * The contents of the page behind an alert link; undefined once its person has left the company. The caller has checked
 * the link's signature, which is authority enough. Errors: none.
 */
export async function alertChoiceOf(
  { db }: Context,
  memberId: number,
): Promise<(Pick<Wishes, "alerts"> & { companyName: string }) | undefined> {
  const wishes = await wishesOf(db.orm, { memberId });
  return wishes && { companyName: wishes.companyName, alerts: wishes.alerts };
}

/**
 * Chooses when its person is mailed about new leads, authorised by their alert link as above; false once they have left
 * the company. Repeating it changes nothing. Errors: none.
 */
export function chooseAlertsByLink(context: Context, memberId: number, alerts: Wishes["alerts"]): Promise<boolean> {
  return changeWishes(context, { memberId }, { alerts });
}
