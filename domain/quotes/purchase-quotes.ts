import { type Actor, requireInstaller } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { presentQuote, type SentQuote } from "#domain/quotes/present-quote.ts";
import { purchaseToQuote, quotesOfPurchase } from "#domain/quotes/quotes.sql.ts";

/**
 * What the actor's company has sent for a purchase of its own, in the order of sending, all revisions. Errors:
 * not_signed_in, not_found (or another's purchase).
 */
export async function purchaseQuotes({ db, now }: Context, actor: Actor, purchaseId: string): Promise<SentQuote[]> {
  const installer = requireInstaller(actor);
  if (!(await purchaseToQuote(db.orm, purchaseId, installer.id))) throw new DomainError("not_found");
  const rows = await quotesOfPurchase(db.orm, purchaseId);
  return rows.filter(({ status }) => status !== "draft").map((row) => presentQuote(row, now));
}
