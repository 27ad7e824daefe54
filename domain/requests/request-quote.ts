import { limits } from "#config/limits.ts";
import type { BriefAnswers } from "#content/brief/questions.ts";
import { labelOf, requestBudgetOptions } from "#content/options.ts";
import { sharingTextVersions } from "#content/sharing-text.ts";
import type { Tx } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { violationOf } from "#db/violation.ts";
import { noteSite } from "#domain/briefs/write-brief.ts";
import { mailboxOf } from "#domain/contact/mailbox.ts";
import { isForDrama } from "#domain/contact/phone.ts";
import { type Context, realTime } from "#domain/context.ts";
import { insertConsent, type LeadRow } from "#domain/leads/leads.sql.ts";
import {
  type NewRequest,
  noteLinkQueued,
  openQuoteRequest,
  replaceAnswers,
  rowOfRequest,
  saveQuoteRequest,
  saysTheSame,
} from "#domain/leads/quote-request.ts";
import { enqueueMail } from "#domain/outbox/enqueue.ts";
import { attachPlan } from "#domain/plans/attach-plan.ts";
import { locationName } from "#domain/postcodes/outward-code.ts";
import { checkRateLimits, counterOf, type RateLimit } from "#domain/rate-limits/rate-limits.ts";
import { deleteLinksOfRequest } from "#domain/request-links/request-links.sql.ts";
import { type QuoteForm, urgencyOf } from "#domain/requests/quote-form.ts";
import { insertRequest, waitForTurn } from "#domain/requests/requests.sql.ts";

const SECOND_MILLISECONDS = 1000;

interface Asked {
  requestId: string;
  reference: string;
  address: string;
  form: QuoteForm;
  site?: BriefAnswers;
}

/**
 * Takes a customer's request: saves it as `unconfirmed`, records what the customer was told about sharing, and queues
 * the mail with the private link; one statement in the usual case, otherwise one transaction. Open to anyone. The same
 * form sent twenty times at once is one request and one mail. `requestId` and `reference` are new random UUIDs from the
 * caller; the reference is returned to the sender and is unrelated to anything else. An open request from the same
 * mailbox for the same service is not duplicated: the answer is the same, and its link is sent again, unless that was
 * less than a second ago. Until it is confirmed, the newest answers replace the older ones; those about the `site` of a
 * business or the home of a certificate also start the brief. Errors: too_many_requests (5 an hour from `address`, 3 a
 * day for the mailbox, 10 a day for the phone number).
 */
export async function requestQuote(context: Context, input: Asked): Promise<{ reference: string }> {
  const { requestId, reference, form, site = {} } = input;
  const asked = newRequest(requestId, form, context.now);
  const isPlain = Object.keys(site).length === 0;
  if (!(isPlain && (await saveAtOnce(context, asked, input)))) await saveOrRenew(context, asked, input);
  return { reference };
}

/** Returns false if the request needs a transaction. */
async function saveAtOnce(context: Context, asked: NewRequest, input: Asked): Promise<boolean> {
  const { now } = context;
  try {
    return await insertRequest(context.db, {
      row: rowOfRequest(asked),
      counters: allowanceOf(input).map((throttle) => counterOf(throttle, context)),
      countedAt: realTime(context),
      now,
      reference: input.reference,
      textVersion: sharingTextVersions[input.form.sharing],
    });
  } catch (error) {
    if (!violationOf(error)) throw error;
    return false;
  }
}

function saveOrRenew(context: Context, asked: NewRequest, input: Asked): Promise<void> {
  const { requestId, reference, form, site } = input;
  const { db, now } = context;
  return inTransaction(db, async (tx) => {
    await waitForTurn(tx, mailboxOf(form.email));
    const open = await openQuoteRequest(tx, asked);
    const hasLink = open !== undefined && isSentNow(open, asked);
    if (hasLink && (open.status !== "unconfirmed" || saysTheSame(open, asked))) return;
    await checkRateLimits(tx, allowanceOf(input), context);
    const leadId = open?.id ?? requestId;
    if (!open) await saveQuoteRequest(tx, asked);
    if (open?.status === "unconfirmed") await takeNewerAnswers(tx, open, asked);
    if (site && (!open || open.status === "unconfirmed")) await noteSite(tx, leadId, site, now);
    await insertConsent(tx, { leadId, reference, textVersion: sharingTextVersions[form.sharing], toldAt: now });
    if (open && !hasLink) await noteLinkQueued(tx, leadId, now);
    if (!hasLink) await enqueueMail(tx, { mail: "confirm-request", leadId }, now);
  });
}

/** Whether a link was sent within the last second, to this spelling of the address. */
function isSentNow(open: LeadRow, { customerEmail, now }: NewRequest): boolean {
  if (open.linkQueuedAt === null) return false;
  const pauseMilliseconds = limits.requestLinkPauseSeconds * SECOND_MILLISECONDS;
  return now.getTime() - open.linkQueuedAt.getTime() < pauseMilliseconds && isSameAddress(open, customerEmail);
}

/** Once confirmed, mails go to the address that was confirmed. */
function isSameAddress(open: LeadRow, email: string): boolean {
  return open.status !== "unconfirmed" || open.customerEmail === email;
}

async function takeNewerAnswers(tx: Tx, open: LeadRow, asked: NewRequest): Promise<void> {
  // Some providers give the two spellings to different people: the owner of the older one must not read the newer
  // answers.
  if (open.customerEmail !== asked.customerEmail) await deleteLinksOfRequest(tx, open.id);
  await replaceAnswers(tx, open.id, asked);
}

/** In the order in which they are counted. */
function allowanceOf({ address, form: { email, phone } }: Asked): RateLimit[] {
  const day = { minutes: 24 * 60 };
  return [
    { name: "quote-address", subject: address, max: limits.quoteRequestsPerAddressPerHour, minutes: 60 },
    { name: "quote-email", subject: mailboxOf(email), max: limits.quoteRequestsPerEmailPerDay, ...day },
    ...(isForDrama(phone)
      ? []
      : [{ name: "quote-phone", subject: phone, max: limits.quoteRequestsPerPhonePerDay, ...day }]),
  ];
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
    budgetRange: labelOf(requestBudgetOptions, form.budget),
    urgency: urgencyOf(form.timeframe),
    contactWay: form.contactWay,
    contactTimes: form.contactTimes,
    sharing: form.sharing,
    plan: form.plan ? attachPlan(form.plan, now)?.content : undefined,
    now,
  };
}
