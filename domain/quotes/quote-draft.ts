import { limits } from "#config/limits.ts";
import { type Actor, requireApprovedInstaller } from "#domain/actor.ts";
import { calledName } from "#domain/contact/person-name.ts";
import type { Context } from "#domain/context.ts";
import { DomainError, type FieldErrors } from "#domain/errors.ts";
import { type AttachedFile, waitingFiles } from "#domain/files/file.ts";
import type { LeadRow } from "#domain/leads/leads.sql.ts";
import { type OwnFacts, withFilledIn } from "#domain/quotes/begin/filled-in.ts";
import { checkQuote, type ExaminedQuote, requireOpenForQuotes } from "#domain/quotes/check-quote.ts";
import { findQuote } from "#domain/quotes/find-quote.ts";
import { ownFacts, whyNoMcsNumber } from "#domain/quotes/own-facts.ts";
import type { SentQuote } from "#domain/quotes/present-quote.ts";
import {
  draftOf,
  lastQuoteOf,
  purchaseToQuote,
  type QuoteToCopy,
  quoteToCopy,
  removeDraft,
  templatesOfCompany,
  writeDraft,
} from "#domain/quotes/quotes.sql.ts";
import { quoteIdOf, sendQuote } from "#domain/quotes/send-quote.ts";
import { postedFrom, type Typed, technologyOf, typedFrom } from "#domain/quotes/sheet/typed-quote.ts";
import { forAnotherCustomer } from "#domain/quotes/templates.ts";
import { keepUsualTerms, termsOfQuote } from "#domain/quotes/usual-terms.ts";
import { londonDay } from "#domain/time/calendar.ts";
import { unusualIn } from "#domain/typed-text.ts";
import { technologyOf as technologyOfLead } from "#domain/vetting/technologies-of.ts";

/** A quote that a company is writing. */
export interface QuoteDraft {
  typed: Typed;
  /** Null until something is saved. */
  savedAt: Date | null;
  firstName: string;
  /** What the customer asked for. */
  serviceType: string;
  /** Files that will be sent with it. */
  files: readonly AttachedFile[];
  /** Whether the company has sent a quote before, to start from. */
  hasLast: boolean;
  /** Whether it has said what every quote begins with. */
  hasTerms: boolean;
  /** Why the form has no MCS number, in words. */
  whyNoMcsNumber: string | undefined;
}

/**
 * The company's draft of its next quote for this purchase; default values until it has typed anything. Errors:
 * not_signed_in, not_approved, not_found (or another's purchase), quote_ended, project_closed.
 */
export async function quoteDraft(context: Context, actor: Actor, purchaseId: string): Promise<QuoteDraft> {
  const { orm } = context.db;
  const { found, installer, own } = await openPurchase(context, actor, purchaseId);
  const draft = await draftOf(orm, purchaseId);
  const hasLast = (await lastQuoteOf(orm, installer.id)) !== undefined;
  const typed = draft?.typed ?? firstValues(found.lead, own);
  const technology = technologyOf(typed);
  return {
    typed,
    savedAt: draft?.updatedAt ?? null,
    files: await waitingFiles(orm, purchaseId),
    hasLast,
    hasTerms: own.terms !== undefined,
    whyNoMcsNumber: whyNoMcsNumber(technology, own.certificate(technology)),
    firstName: calledName(found.lead.customerName),
    serviceType: found.lead.serviceType,
  };
}

/**
 * Saves what was typed, whether or not it can be sent, and fills in what the company has told us or we can work out
 * (`withFilledIn`). Errors: as `quoteDraft`, invalid_input (characters nobody types, or far too much).
 */
export async function saveQuoteDraft(
  context: Context,
  actor: Actor,
  { purchaseId, typed: given }: Saved,
): Promise<void> {
  const { found, own } = await openPurchase(context, actor, purchaseId);
  const before = (await draftOf(context.db.orm, purchaseId))?.typed ?? firstValues(found.lead, own);
  await write(context, purchaseId, withFilledIn(before, given, own));
}

async function write({ db, now }: Context, purchaseId: string, typed: Typed): Promise<void> {
  const fields = unkeptIn(typed);
  if (Object.keys(fields).length > 0) throw new DomainError("invalid_input", { fields });
  await writeDraft(db.orm, { purchaseId, typed, updatedAt: now });
}

/** Refuses what no database can store, or is far too much. */
function unkeptIn(typed: Typed): FieldErrors {
  const unusual = Object.entries(typed).flatMap(([key, text]) => {
    const problem = unusualIn(key) ?? unusualIn(text);
    return problem ? [[key, [problem]] as const] : [];
  });
  const tooMuch = JSON.stringify(typed).length > limits.quoteDraftLengthMax;
  return {
    ...Object.fromEntries(unusual),
    ...(tooMuch ? { form: ["This is too long for one quote. Please shorten it."] } : {}),
  };
}

type Saved = { purchaseId: string; typed: Typed };

/**
 * Starts from the company's last quote to anyone, with new days, and without texts that name another customer. Returns
 * that quote's id, for `leftOutOf`. Errors: as `quoteDraft`, not_found (it has sent none).
 */
export async function startFromLastQuote(context: Context, actor: Actor, purchaseId: string): Promise<string> {
  const { installer } = await openPurchase(context, actor, purchaseId);
  const last = await lastQuoteOf(context.db.orm, installer.id);
  if (!last) throw new DomainError("not_found");
  await startFromSent(context, actor, { purchaseId, quote: last });
  return last.id;
}

/**
 * As above, from any quote that the company has sent: `Copy to another lead`. Errors: as `quoteDraft`, not_found (not
 * the company's, or its words are gone).
 */
export async function copyQuote(
  context: Context,
  actor: Actor,
  { quoteId, purchaseId }: { quoteId: string; purchaseId: string },
): Promise<void> {
  const { id: installerId } = requireApprovedInstaller(actor, "bought_leads");
  const quote = await quoteToCopy(context.db.orm, quoteId, installerId);
  if (!quote) throw new DomainError("not_found");
  await startFromSent(context, actor, { purchaseId, quote });
}

/** As above, from one of the company's templates. Errors: as `quoteDraft`, not_found. */
export async function startFromTemplate(
  context: Context,
  actor: Actor,
  { templateId, purchaseId }: { templateId: string; purchaseId: string },
): Promise<void> {
  const { id: installerId } = requireApprovedInstaller(actor, "bought_leads");
  const template = (await templatesOfCompany(context.db.orm, installerId)).find(({ id }) => id === templateId);
  if (!template) throw new DomainError("not_found");
  await startFrom(context, actor, { purchaseId, typed: template.typed });
}

async function startFromSent(
  context: Context,
  actor: Actor,
  { purchaseId, quote }: { purchaseId: string; quote: QuoteToCopy },
): Promise<void> {
  const isTheSame = quote.purchaseId === purchaseId;
  const typed = isTheSame
    ? { ...typedFrom(quote.content), validUntil: "", earliestStart: "" }
    : (await forAnotherCustomer(context.db.orm, quote)).typed;
  await startFrom(context, actor, { purchaseId, typed });
}

/**
 * Begins the draft with a whole form: what it says stays, but an MCS number is that of today's check, and none whose
 * check has ended.
 */
async function startFrom(context: Context, actor: Actor, { purchaseId, typed }: Saved): Promise<void> {
  const { own } = await openPurchase(context, actor, purchaseId);
  const { mcsNumber, ended } = own.certificate(technologyOf(typed));
  const old = typed.mcsNumber === ended?.mcsNumber ? "" : (typed.mcsNumber ?? "");
  const form = { ...typed, mcsNumber: mcsNumber ?? old };
  await write(context, purchaseId, withFilledIn(form, form, own));
}

/** What the draft comes to and what its customer would read. Errors: those of `checkQuote`. */
export async function checkQuoteDraft(context: Context, actor: Actor, purchaseId: string): Promise<ExaminedQuote> {
  const { typed } = await quoteDraft(context, actor, purchaseId);
  return checkQuote(context, actor, { purchaseId, posted: postedFrom(typed) });
}

/**
 * `Use HOLDER`: puts the name that we have on record in place of the draft's party, where these differ, and the company's
 * own number if the record knows no other. Errors: those of `checkQuote`.
 */
export async function takeHolder(context: Context, actor: Actor, purchaseId: string): Promise<void> {
  const { own } = await openPurchase(context, actor, purchaseId);
  for (const number of [own.party.companyNumber, ""]) {
    const { checks } = await checkQuoteDraft(context, actor, purchaseId);
    const holder = checks.checks.find(({ id }) => id === "party")?.holder;
    if (holder === undefined) return;
    const { typed } = await quoteDraft(context, actor, purchaseId);
    await write(context, purchaseId, { ...typed, "party.legalName": holder, "party.companyNumber": number });
  }
}

/**
 * Keeps the terms of the draft for every quote from now on. Errors: those of `checkQuote` and `keepUsualTerms`.
 */
export async function keepTermsOfDraft(context: Context, actor: Actor, purchaseId: string): Promise<void> {
  const { quote } = await checkQuoteDraft(context, actor, purchaseId);
  await keepUsualTerms(context, actor, termsOfQuote(quote, londonDay(context.now)));
}

/** Sends the draft and deletes it; sent twice with the same key, it is sent once. Errors: those of `sendQuote`. */
export async function sendQuoteDraft(
  context: Context,
  actor: Actor,
  { purchaseId, key }: { purchaseId: string; key: string },
): Promise<SentQuote> {
  const { typed } = await quoteDraft(context, actor, purchaseId);
  // On a repeated click the draft is already gone.
  const earlier = await findQuote(context.db.orm, quoteIdOf(purchaseId, key), context.now);
  if (earlier) return earlier;
  const { quote } = await sendQuote(context, actor, {
    purchaseId,
    key,
    posted: postedFrom(typed),
    withWaitingFiles: true,
  });
  await removeDraft(context.db.orm, purchaseId);
  return quote;
}

async function openPurchase({ db, now }: Context, actor: Actor, purchaseId: string) {
  const installer = requireApprovedInstaller(actor, "bought_leads");
  const found = await purchaseToQuote(db.orm, purchaseId, installer.id);
  if (!found) throw new DomainError("not_found");
  await requireOpenForQuotes(db.orm, found);
  return { found, installer, own: await ownFacts(db.orm, { installerId: installer.id, lead: found.lead, now }) };
}

/** What a quote begins with before anybody has typed anything. */
function firstValues({ serviceType }: LeadRow, own: OwnFacts): Typed {
  return withFilledIn({}, { technology: technologyOfLead(serviceType), option: "A" }, own);
}
