import type { Quote } from "#content/quote-sheet/quote-sheet.ts";
import type { Queryable } from "#db/connection.ts";
import { type Actor, requireApprovedInstaller } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { DomainError, type FieldErrors } from "#domain/errors.ts";
import type { LeadRow } from "#domain/leads/leads.sql.ts";
import { requireCustomerPage } from "#domain/leads/project.ts";
import { projectOfLead } from "#domain/leads/projects.sql.ts";
import type { ContractOutcome } from "#domain/parties/contract-outcome.ts";
import { checksOf, type QuoteChecks } from "#domain/quotes/checks/checks.ts";
import { partyOutcome } from "#domain/quotes/checks/company.ts";
import { type PriceLine, priceLineOf } from "#domain/quotes/checks/price-line.ts";
import { knownFacts } from "#domain/quotes/known-facts.ts";
import { figuresOf, type QuoteFigures } from "#domain/quotes/quote-figures.ts";
import { purchaseToQuote } from "#domain/quotes/quotes.sql.ts";
import { disagreementsIn } from "#domain/quotes/sheet/disagreements.ts";
import { readQuote } from "#domain/quotes/sheet/read-quote.ts";

/** A quote as it would be sent. */
export interface ExaminedQuote {
  readonly quote: Quote;
  readonly figures: QuoteFigures;
  readonly checks: QuoteChecks;
  readonly priceLine: PriceLine;
  /** How its party compares with the names that we have on record. */
  readonly party: ContractOutcome;
}

/**
 * What a quote would come to and what its customer would read, without sending it: stores and counts nothing. Errors:
 * those of `sendQuote`, except its limits.
 */
export async function checkQuote(
  { db, now }: Context,
  actor: Actor,
  { purchaseId, posted }: { purchaseId: string; posted: Record<string, unknown> },
): Promise<ExaminedQuote> {
  const installer = requireApprovedInstaller(actor, "bought_leads");
  const found = await purchaseToQuote(db.orm, purchaseId, installer.id);
  if (!found) throw new DomainError("not_found");
  await requireOpenForQuotes(db.orm, found);
  return examineQuote(db.orm, { posted, lead: found.lead, installerId: installer.id, now });
}

/** Errors: quote_ended (the purchase has ended), project_closed, no_customer_page. */
export async function requireOpenForQuotes(
  tx: Queryable,
  { purchase, lead }: { purchase: { endedAt: Date | null }; lead: Pick<LeadRow, "id" | "customerEmail"> },
): Promise<void> {
  requireCustomerPage(lead);
  if (purchase.endedAt)
    throw new DomainError("quote_ended", { words: "You cannot send this customer any more quotes." });
  const status = (await projectOfLead(tx, lead.id))?.status ?? "open";
  if (status !== "open" && status !== "chosen") throw new DomainError("project_closed");
}

/** Reads and checks a posted quote inside the caller's transaction. Authorises nothing. Errors: invalid_input. */
export async function examineQuote(
  tx: Queryable,
  given: { posted: Record<string, unknown>; lead: LeadRow; installerId: string; now: Date },
): Promise<ExaminedQuote> {
  const { lead, installerId, now } = given;
  const read = readQuote(given.posted, now);
  const errors: FieldErrors = read.ok ? disagreementsIn(read.quote) : read.errors;
  if (!read.ok || Object.keys(errors).length > 0) throw new DomainError("invalid_input", { fields: errors });
  const { quote } = read;
  const known = await knownFacts(tx, { quote, lead, installerId, now });
  const party = partyOutcome(quote, known.names);
  const worked = { figures: figuresOf(quote), checks: checksOf(quote, known), priceLine: priceLineOf(quote, known) };
  return { quote, ...worked, party };
}
