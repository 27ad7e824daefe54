import { limits } from "#config/limits.ts";
import { labelOf, quoteBudgetOptions } from "#content/options.ts";
import { SHARING_TEXT_VERSION } from "#content/sharing-text.ts";
import type { Queryable } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { locationName } from "#domain/areas/outward-code.ts";
import type { Context } from "#domain/context.ts";
import { type NewRequest, noteLinkQueued, openQuoteRequest, saveQuoteRequest } from "#domain/leads/quote-request.ts";
import { enqueueMail } from "#domain/outbox/enqueue-mail.ts";
import type { QuoteForm } from "#domain/quotes/quote-form.ts";
import { insertConsent, waitForTurn } from "#domain/quotes/quotes.sql.ts";
import { urgencyOf } from "#domain/quotes/urgency.ts";
import { spendAttempt } from "#domain/throttle/throttle.ts";

const SECOND_MILLISECONDS = 1000;

/**
 * Takes a customer's request: saved as `unconfirmed`, what the customer was told about sharing is recorded, and the mail
 * with the private link is queued, all in one transaction. Anyone may. The same form sent twenty times at once is one
 * request and one mail. `requestId` is a new UUID from the caller. An open request of the same e-mail for the same
 * service is not doubled: the answer is the same, and its link is sent again, unless that was less than a second ago.
 * Errors: too_many_requests (5 an hour from `address`, 3 a day for the e-mail).
 */
export function requestQuote(
  { db, now }: Context,
  input: { requestId: string; address: string; form: QuoteForm },
): Promise<{ reference: string }> {
  const { requestId, address, form } = input;
  return inTransaction(db, async (tx) => {
    await waitForTurn(tx, form.email);
    const open = await openQuoteRequest(tx, form.email, form.serviceType, now);
    if (open && linkIsFresh(open.linkQueuedAt, now)) return { reference: open.id };
    await requireAllowance(tx, address, form.email, now);
    const leadId = open?.id ?? requestId;
    if (open) await noteLinkQueued(tx, leadId, now);
    else await saveRequest(tx, requestId, form, now);
    await enqueueMail(tx, { mail: "confirm-request", leadId }, now);
    return { reference: leadId };
  });
}

function linkIsFresh(queuedAt: Date | null, now: Date): boolean {
  return queuedAt !== null && now.getTime() - queuedAt.getTime() < limits.requestLinkPauseSeconds * SECOND_MILLISECONDS;
}

async function saveRequest(tx: Queryable, id: string, form: QuoteForm, now: Date): Promise<void> {
  await saveQuoteRequest(tx, newRequest(id, form, now));
  await insertConsent(tx, { leadId: id, textVersion: SHARING_TEXT_VERSION, toldAt: now });
}

async function requireAllowance(tx: Queryable, address: string, email: string, now: Date): Promise<void> {
  const perAddress = {
    name: "quote-address",
    subject: address,
    max: limits.quoteRequestsPerAddressPerHour,
    minutes: 60,
  };
  const perEmail = { name: "quote-email", subject: email, max: limits.quoteRequestsPerEmailPerDay, minutes: 24 * 60 };
  await spendAttempt(tx, perAddress, now);
  await spendAttempt(tx, perEmail, now);
}

function newRequest(id: string, form: QuoteForm, now: Date): NewRequest {
  return {
    id,
    customerName: form.name,
    customerEmail: form.email,
    customerPhone: form.phone,
    postcode: form.postcode.postcode,
    outcode: form.postcode.outward,
    location: locationName(form.postcode.outward),
    serviceType: form.serviceType,
    serviceSlug: form.serviceSlug,
    propertyType: form.propertyType,
    timeframe: form.timeframe,
    description: form.message,
    budgetRange: labelOf(quoteBudgetOptions, form.budget),
    urgency: urgencyOf(form.timeframe),
    now,
  };
}
