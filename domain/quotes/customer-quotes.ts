import type { Quote } from "#content/quote-sheet/quote-sheet.ts";
import type { Queryable } from "#db/connection.ts";
import type { QuoteStatus } from "#db/schema.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { type AttachedFile, filesOf } from "#domain/files/file.ts";
import { type OpenedFile, storedFile } from "#domain/files/open-file.ts";
import { enqueue } from "#domain/outbox/enqueue.ts";
import type { KnownFacts, QuoteCheck } from "#domain/quotes/checks/check.ts";
import { proofEnds } from "#domain/quotes/checks/company.ts";
import { type PriceLine, priceLineOf } from "#domain/quotes/checks/price-line.ts";
import type { Logo } from "#domain/quotes/company-logo.ts";
import { isOpenQuote } from "#domain/quotes/is-open-quote.ts";
import { isHome } from "#domain/quotes/known-facts.ts";
import { type PlannerRange, plannerRange } from "#domain/quotes/planner-range.ts";
import { presentQuote, type SentQuote } from "#domain/quotes/present-quote.ts";
import { presentToCompany } from "#domain/quotes/present-to-company.ts";
import { extrasPence } from "#domain/quotes/quote-figures.ts";
import {
  logoOfCompany,
  noteOpened,
  type ProjectQuoteRow,
  purchaseToQuote,
  quotesOfLead,
  sentQuote,
} from "#domain/quotes/quotes.sql.ts";
import type { Sums } from "#domain/quotes/sheet/line-sums.ts";
import { leadOfHouseholdLink, leadOfUsedLink } from "#domain/request-links/open-link.ts";
import { londonDay } from "#domain/time/calendar.ts";
import { proofEndsOfInstallers } from "#domain/vetting/ended-proofs.ts";

/** A quote as its customer sees it. */
export interface CustomerQuote {
  id: string;
  purchaseId: string;
  company: string;
  /** The order in which its company joined the project, from 0: its mark. */
  position: number;
  option: "A" | "B" | "C";
  revision: number;
  technology: Quote["technology"];
  status: QuoteStatus;
  sentAt: Date;
  isOpened: boolean;
  /** The last London day on which it can be chosen. */
  validUntil: string;
  /** The London day of the newest published figure that it was checked against. */
  dataDate: string;
  /** A business reads prices before VAT beside those with it. */
  isForBusiness: boolean;
  totalPence: number;
  duePence: number;
  /** What the customer pays with the extras it names. */
  payPence: number;
  depositPence: number;
  quote: Quote;
  sums: Sums;
  /** What to ask about, in the documented words. */
  checks: { id: string; field: string; text: string; question: string }[];
  /** "Bright Roofs is a trading name of Acme Solar Ltd.", where that is so. */
  tradingName: string | null;
  /** "34 of 40 facts given. Missing: …" */
  factsText: string;
  /** Where its price lies among what is published. */
  priceLine: PriceLine;
  /** If the request came with an energy plan: what our planner expects of the panels. */
  plannerKwh: PlannerRange | null;
  files: readonly AttachedFile[];
}

/**
 * All quotes sent to a project's customer, with older revisions, in order of sending. Errors: link_invalid,
 * link_revoked, read_only_link.
 */
export async function myQuotes(context: Context, token: string): Promise<CustomerQuote[]> {
  const { db, now } = context;
  return quotesOfProject(db.orm, await leadOfUsedLink(context, token), now);
}

/**
 * What the household sees: open quotes, and who sent them, without what a company writes to its customer and where it
 * has its office. Errors: link_invalid, link_revoked.
 */
export async function householdQuotes({ db, now }: Context, token: string): Promise<CustomerQuote[]> {
  const quotes = await quotesOfProject(db.orm, await leadOfHouseholdLink(db.orm, token, now), now);
  return quotes.filter(isOpenQuote).map((quote) => ({ ...quote, quote: withoutLetter(quote.quote) }));
}

function withoutLetter({ notes: _, ...offer }: Quote): Quote {
  const lines = offer.lines.map((line) => ({ ...line, text: "" }));
  return { ...offer, lines, party: { ...offer.party, address: "" } } as Quote;
}

async function quotesOfProject(tx: Queryable, leadId: string, now: Date): Promise<CustomerQuote[]> {
  const rows = await quotesOfLead(tx, leadId);
  const ids = rows.map(({ quote }) => quote.id);
  const files = await filesOf(tx, ids);
  const ends = await proofEndsOfInstallers(
    tx,
    rows.map(({ quote }) => quote.installerId),
  );
  return rows.flatMap((row) => {
    const known = { today: londonDay(now), proofEnds: ends.get(row.quote.installerId) ?? [] };
    return presentToCustomer(row, presentQuote(row.quote, now, files.get(row.quote.id) ?? []), known) ?? [];
  });
}

/** The logo of the company that sent this quote, for its paper. Errors: as `openMyQuote`. */
export async function logoOfMyQuote(context: Context, token: string, quoteId: string): Promise<Logo | undefined> {
  const { orm } = context.db;
  const rows = await quotesOfLead(orm, await leadOfUsedLink(context, token));
  const found = rows.find(({ quote }) => quote.id === quoteId);
  if (!found) throw new DomainError("not_found");
  return logoOfCompany(orm, found.quote.installerId);
}

/**
 * One quote of the project. Records its first opening, and tells the company's webhooks. Errors: as `myQuotes`, and
 * not_found (no such quote in this project).
 */
export async function openMyQuote(context: Context, token: string, quoteId: string): Promise<CustomerQuote> {
  const { db, now } = context;
  const leadId = await leadOfUsedLink(context, token);
  const found = (await quotesOfProject(db.orm, leadId, now)).find(({ id }) => id === quoteId);
  if (!found) throw new DomainError("not_found");
  if (await noteOpened(db.orm, quoteId, now)) {
    await enqueue(db.orm, { kind: "announce", payload: { event: "quote.opened", purchaseId: found.purchaseId } }, now);
  }
  return found;
}

/**
 * A quote of this company as its customer reads it, for its paper, with the purchase and its lead; once that has ended,
 * without the customer's contact details. Holds nothing of another company, and does not count as opened. Authorises
 * nothing. Undefined if it is not theirs, or its words are gone.
 */
export async function ownQuoteAsRead({ db, now }: Context, quoteId: string, installerId: string) {
  const row = await sentQuote(db.orm, quoteId, installerId);
  const bought = row && (await purchaseToQuote(db.orm, row.quote.purchaseId, installerId));
  if (!bought) return undefined;
  const files = (await filesOf(db.orm, [quoteId])).get(quoteId) ?? [];
  const ends = (await proofEndsOfInstallers(db.orm, [installerId])).get(installerId) ?? [];
  // The paper does not say who of the company sent it.
  const sent = presentToCompany({ ...row.quote, by: null }, bought, now, files);
  const quote = presentToCustomer(row, sent, { today: londonDay(now), proofEnds: ends });
  return quote && { ...bought, quote, logo: await logoOfCompany(db.orm, installerId) };
}

/**
 * A file of a quote that the household sees. Errors: link_invalid, link_revoked, not_found (no such file, or of a quote
 * that is no longer open, or of a message).
 */
export async function householdQuoteFile(context: Context, token: string, fileId: string): Promise<OpenedFile> {
  const files = (await householdQuotes(context, token)).flatMap((quote) => quote.files);
  if (!files.some(({ id }) => id === fileId)) throw new DomainError("not_found");
  return storedFile(context.db.orm, fileId);
}

type KnownProofs = Pick<KnownFacts, "today" | "proofEnds">;

function presentToCustomer(
  { company, position, lead }: ProjectQuoteRow,
  sent: SentQuote,
  known: KnownProofs,
): CustomerQuote | undefined {
  const { id, purchaseId, option, revision, technology, words, files, ...shown } = sent;
  const { sentAt, validUntil, dataDate, totalPence, duePence, depositPence } = shown;
  if (!words || !sentAt || validUntil === null || dataDate === null) return undefined;
  if (totalPence === null || duePence === null || depositPence === null) return undefined;
  return {
    id,
    purchaseId,
    company,
    position,
    option,
    revision,
    technology,
    status: shown.status,
    isForBusiness: !isHome(lead),
    sentAt,
    isOpened: shown.openedAt !== null,
    validUntil,
    dataDate,
    totalPence,
    duePence,
    payPence: duePence + extrasPence(words.quote),
    depositPence,
    quote: words.quote,
    sums: words.sums,
    factsText: words.checks.facts.text,
    tradingName: words.checks.tradingName ?? null,
    checks: checksToday(words, shown.status, known).map(({ id: check, field, text, question }) => ({
      id: check,
      field,
      text,
      question,
    })),
    priceLine: priceLineOf(words.quote, { today: known.today, isHome: isHome(lead) }),
    plannerKwh: lead.hasPlan ? plannerRange(words.quote, lead.outcode) : null,
    files,
  };
}

/** As made when it was sent, except for proofs: a company may have added a newer one since. */
function checksToday(
  { quote, checks: { checks } }: NonNullable<SentQuote["words"]>,
  status: QuoteStatus,
  known: KnownProofs,
): readonly QuoteCheck[] {
  if (!isOpenQuote({ status })) return checks;
  return [proofEnds(quote, known) ?? [], checks.filter(({ id }) => id !== "proof_ends")].flat();
}
