import { limits } from "#config/limits.ts";
import type { Quote } from "#content/quote-sheet/quote-sheet.ts";
import { type Actor, requireApprovedInstaller } from "#domain/actor.ts";
import { calledName } from "#domain/contact/person-name.ts";
import type { Context } from "#domain/context.ts";
import { DomainError, type FieldErrors } from "#domain/errors.ts";
import { type AttachedFile, waitingFiles } from "#domain/files/file.ts";
import { givesAway, redactContacts } from "#domain/leads/redact.ts";
import { type HeldLead, heldBy } from "#domain/leads/sight.ts";
import { checkQuote, type ExaminedQuote, requireOpenForQuotes } from "#domain/quotes/check-quote.ts";
import { findQuote } from "#domain/quotes/find-quote.ts";
import type { SentQuote } from "#domain/quotes/present-quote.ts";
import { draftOf, lastQuoteOf, purchaseToQuote, removeDraft, writeDraft } from "#domain/quotes/quotes.sql.ts";
import { quoteIdOf, sendQuote } from "#domain/quotes/send-quote.ts";
import { withTexts } from "#domain/quotes/sheet/quote-texts.ts";
import { postedFrom, type Typed, typedFrom } from "#domain/quotes/sheet/typed-quote.ts";
import { addDays, londonDay } from "#domain/time/calendar.ts";
import { unusualIn } from "#domain/typed-text.ts";

/** A quote that a company is writing. */
export interface QuoteDraft {
  typed: Typed;
  /** Null until something is saved. */
  savedAt: Date | null;
  firstName: string;
  /** Files that will be sent with it. */
  files: readonly AttachedFile[];
  /** Whether the company has sent a quote before, to start from. */
  hasLast: boolean;
}

/**
 * The company's draft of its next quote for this purchase; default values until it has typed anything. Errors:
 * not_signed_in, not_approved, not_found (or another's purchase), quote_ended, project_closed.
 */
export async function quoteDraft(context: Context, actor: Actor, purchaseId: string): Promise<QuoteDraft> {
  const { orm } = context.db;
  const { found, installer } = await openPurchase(context, actor, purchaseId);
  const draft = await draftOf(orm, purchaseId);
  const hasLast = (await lastQuoteOf(orm, installer.id)) !== undefined;
  const typed = draft?.typed ?? usualValues(context.now, installer.companyName);
  const firstName = calledName(found.lead.customerName);
  const files = await waitingFiles(orm, purchaseId);
  return { typed, savedAt: draft?.updatedAt ?? null, files, hasLast, firstName };
}

/**
 * Saves what was typed, whether or not it can be sent. Errors: as `quoteDraft`, invalid_input (characters nobody types,
 * or far too much).
 */
export async function saveQuoteDraft(context: Context, actor: Actor, { purchaseId, typed }: Saved): Promise<void> {
  await openPurchase(context, actor, purchaseId);
  const fields = unkeptIn(typed);
  if (Object.keys(fields).length > 0) throw new DomainError("invalid_input", { fields });
  await writeDraft(context.db.orm, { purchaseId, typed, updatedAt: context.now });
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
 * Starts from the company's last quote to anyone, with new days, and without texts that name another customer. Errors:
 * as `quoteDraft`, not_found (it has sent none).
 */
export async function startFromLastQuote(context: Context, actor: Actor, purchaseId: string): Promise<void> {
  const { installer } = await openPurchase(context, actor, purchaseId);
  const last = await lastQuoteOf(context.db.orm, installer.id);
  if (!last) throw new DomainError("not_found");
  const content = last.purchaseId === purchaseId ? last.content : withoutOtherCustomer(last.content, last.lead);
  await saveQuoteDraft(context, actor, { purchaseId, typed: { ...typedFrom(content), ...daysFrom(context.now) } });
}

/**
 * Text typed for one customer must not reach another: leaves out any text with their details, or with anybody's number
 * or address. The company's own address may stay.
 */
function withoutOtherCustomer(quote: Quote, lead: HeldLead): Quote {
  const held = heldBy(lead);
  const theirs = { ...held, earlier: [...(held.earlier ?? []), { surname: held.firstName }] };
  return withTexts(quote, (text, field) => {
    const isTheirs = field === "party" ? givesAway(text, theirs) : redactContacts(text, theirs) !== text;
    return isTheirs ? "" : text;
  });
}

/** What the draft comes to and what its customer would read. Errors: those of `checkQuote`. */
export async function checkQuoteDraft(context: Context, actor: Actor, purchaseId: string): Promise<ExaminedQuote> {
  const { typed } = await quoteDraft(context, actor, purchaseId);
  return checkQuote(context, actor, { purchaseId, posted: postedFrom(typed) });
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

async function openPurchase({ db }: Context, actor: Actor, purchaseId: string) {
  const installer = requireApprovedInstaller(actor, "bought_leads");
  const found = await purchaseToQuote(db.orm, purchaseId, installer.id);
  if (!found) throw new DomainError("not_found");
  await requireOpenForQuotes(db.orm, found);
  return { found, installer };
}

function usualValues(now: Date, companyName: string): Typed {
  return {
    technology: "solar",
    option: "A",
    coolingOffDays: String(limits.quoteUsualCoolingOffDays),
    "party.legalName": companyName,
    ...daysFrom(now),
  };
}

function daysFrom(now: Date) {
  return { validUntil: addDays(londonDay(now), limits.quoteUsualValidDays), earliestStart: "" };
}
