import { limits } from "#config/limits.ts";
import { leadServiceLabel } from "#content/options.ts";
import type { QuoteStatus } from "#db/schema.ts";
import { type Actor, requireInstaller } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { onePage, readCursor, writeCursor } from "#domain/cursor.ts";
import { presentCustomer } from "#domain/leads/present-customer.ts";
import { sightOf } from "#domain/leads/sight.ts";
import { quoteStatusAt } from "#domain/quotes/present-quote.ts";
import { quotesOfCompany } from "#domain/quotes/quotes.sql.ts";

/** A sent quote in the list of all that a company has sent. */
export interface CompanyQuote {
  id: string;
  purchaseId: string;
  customer: string;
  serviceLabel: string;
  option: "A" | "B" | "C";
  revision: number;
  duePence: number;
  status: QuoteStatus;
  sentAt: Date;
  /** When the customer first opened it. */
  openedAt: Date | null;
  /** The last London day on which it can be chosen. */
  validUntil: string | null;
  /** False once the customer's details, and its words with them, have been removed. */
  isReadable: boolean;
}

/**
 * The actor's company's sent quotes, newest first, a page at a time; with only the customer's first name once a
 * purchase has ended. Errors: not_signed_in, not_installer.
 */
export async function companyQuotes(
  { db, now }: Context,
  actor: Actor,
  cursor?: string | null,
): Promise<{ quotes: CompanyQuote[]; nextCursor: string | null }> {
  const installer = requireInstaller(actor, "bought_leads");
  const query = { installerId: installer.id, after: readCursor(cursor), limit: limits.purchasesPageSize + 1 };
  const rows = await quotesOfCompany(db.orm, query);
  const { shown, nextCursor } = onePage(
    rows,
    limits.purchasesPageSize,
    ({ quote }) => quote.sentAt && writeCursor({ at: quote.sentAt, id: quote.id }),
  );
  const quotes = shown.flatMap(({ quote, lead, endedAt }) => {
    const { id, purchaseId, option, revision, sentAt, openedAt, validUntil, duePence } = quote;
    if (!sentAt) return [];
    return {
      id,
      purchaseId,
      option,
      revision,
      sentAt,
      openedAt,
      validUntil,
      duePence: duePence ?? 0,
      isReadable: quote.content !== null,
      customer: presentCustomer(lead, sightOf(lead, { endedAt })).name,
      serviceLabel: leadServiceLabel(lead.serviceType),
      status: quoteStatusAt(quote, now),
    };
  });
  return { quotes, nextCursor };
}
