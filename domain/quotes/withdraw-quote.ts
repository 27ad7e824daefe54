import { inTransaction } from "#db/transaction.ts";
import { type Actor, requireApprovedInstaller } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { filesOf } from "#domain/files/file.ts";
import { insertProjectEvents } from "#domain/leads/projects.sql.ts";
import { quoteStatusAt, type SentQuote } from "#domain/quotes/present-quote.ts";
import { presentToCompany } from "#domain/quotes/present-to-company.ts";
import { changeQuoteStatus, lockOwnQuote, purchaseToQuote, quoteById, shareLead } from "#domain/quotes/quotes.sql.ts";

/**
 * The company withdraws a quote that its customer has not chosen; repeating it changes nothing. Errors: not_signed_in,
 * not_approved, not_found (or another's quote), quote_ended (it is no longer open), conflict (it is chosen).
 */
export async function withdrawQuote({ db, now }: Context, actor: Actor, quoteId: string): Promise<SentQuote> {
  const installer = requireApprovedInstaller(actor, "bought_leads");
  return inTransaction(db, async (tx) => {
    const found = await quoteById(tx, quoteId);
    if (found) await shareLead(tx, found.leadId);
    const quote = found && (await lockOwnQuote(tx, quoteId, installer.id));
    const bought = quote && (await purchaseToQuote(tx, quote.purchaseId, installer.id));
    if (!bought || quote.status === "draft") throw new DomainError("not_found");
    const files = (await filesOf(tx, [quoteId])).get(quoteId) ?? [];
    if (quote.status === "withdrawn") return presentToCompany(quote, bought, now, files);
    if (quote.status === "chosen") throw new DomainError("conflict", { words: "The customer has chosen this quote." });
    if (quoteStatusAt(quote, now) !== "sent") throw new DomainError("quote_ended");
    const { leadId, purchaseId } = quote;
    const withdrawn = await changeQuoteStatus(tx, quoteId, "withdrawn", now);
    await insertProjectEvents(tx, [{ leadId, kind: "quote_withdrawn", actor: "installer", purchaseId, at: now }]);
    return presentToCompany(withdrawn ?? quote, bought, now, files);
  });
}
