import type { Queryable } from "#db/connection.ts";
import { type Actor, requireInstaller } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { filesOf } from "#domain/files/file.ts";
import { type OwnQuote, presentToCompany, type QuotedPurchase } from "#domain/quotes/present-to-company.ts";
import { purchaseToQuote, quotesOfPurchases } from "#domain/quotes/quotes.sql.ts";

/**
 * What the actor's company has sent for its own purchase, all revisions, in order of sending; without the customer's
 * contact details once that purchase has ended. Errors: not_signed_in, not_found (or another's purchase).
 */
export async function purchaseQuotes({ db, now }: Context, actor: Actor, purchaseId: string): Promise<OwnQuote[]> {
  const installer = requireInstaller(actor, "bought_leads");
  const bought = await purchaseToQuote(db.orm, purchaseId, installer.id);
  if (!bought) throw new DomainError("not_found");
  return quotesOn(db.orm, bought, now);
}

/** As above, for a purchase of the company's own, with its lead. Authorises nothing. */
export async function quotesOn(tx: Queryable, bought: QuotedPurchase, now: Date): Promise<OwnQuote[]> {
  const rows = await quotesOfPurchases(tx, [bought.purchase.id]);
  const ids = rows.map(({ id }) => id);
  const files = await filesOf(tx, ids);
  return rows.map((row) => presentToCompany(row, bought, now, files.get(row.id) ?? []));
}
