import { inTransaction } from "#db/transaction.ts";
import { type Actor, doerOf, requireApprovedInstaller } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { copyFilesOfQuote } from "#domain/files/keep-files.ts";
import { projectOfLead } from "#domain/leads/projects.sql.ts";
import { setStage } from "#domain/purchases/purchases.sql.ts";
import { presentQuote } from "#domain/quotes/present-quote.ts";
import { lockPurchaseToQuote, newestRevision, quoteById, shareLead } from "#domain/quotes/quotes.sql.ts";
import { quoteIdOf, sendWithin } from "#domain/quotes/send-quote.ts";
import { postedFrom, typedFrom } from "#domain/quotes/sheet/typed-quote.ts";

/**
 * Sends a withdrawn quote again: the next revision of its option with the same words and files; a purchase set to Lost
 * becomes Quoted again. Clicked twice, it is sent once. Errors: not_signed_in, not_approved, not_found (or another's
 * quote, or one whose words are removed), conflict (it is not withdrawn), project_closed (the customer has decided),
 * quote_changed (a newer revision exists), quote_ended (the purchase has ended, or a day in the quote has passed),
 * too_many_requests, limit_reached (as `sendQuote`).
 */
export async function sendQuoteAgain(context: Context, actor: Actor, quoteId: string): Promise<void> {
  const installer = requireApprovedInstaller(actor, "bought_leads");
  const by = doerOf(actor);
  await inTransaction(context.db, async (tx) => {
    const quote = await quoteById(tx, quoteId);
    const words = quote && presentQuote(quote, context.now, []).words;
    if (!words || quote.installerId !== installer.id) throw new DomainError("not_found");
    const { leadId, purchaseId, option } = quote;
    await shareLead(tx, leadId);
    const held = await lockPurchaseToQuote(tx, purchaseId, installer.id);
    const key = `again ${quoteId}`;
    if (!held || (await quoteById(tx, quoteIdOf(purchaseId, key)))) return;
    if (quote.status !== "withdrawn") throw new DomainError("conflict");
    if ((await projectOfLead(tx, leadId))?.status !== "open") throw new DomainError("project_closed");
    if ((await newestRevision(tx, purchaseId, option)) !== quote.revision) throw new DomainError("quote_changed");
    const { quote: sent } = await sendWithin(tx, context, installer.id, {
      purchaseId,
      key,
      posted: postedFrom(typedFrom(words.quote)),
      by,
    }).catch(dayPassed);
    await copyFilesOfQuote(tx, { from: quoteId, to: sent.id, now: context.now });
    if (held.purchase.stage !== "lost") return;
    await setStage(tx, { id: purchaseId, installerId: installer.id, stage: "quoted", by, now: context.now });
  });
}

/** A quote that was valid when it was sent can only be invalid now because its days have passed. */
function dayPassed(error: unknown): never {
  if (!(error instanceof DomainError) || error.code !== "invalid_input") throw error;
  throw new DomainError("quote_ended", {
    words: "A date in this quote has passed. Write it again with new dates. Nothing was sent.",
  });
}
