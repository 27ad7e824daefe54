import { limits } from "#config/limits.ts";
import { type BriefAnswers, briefParts, briefPartsOf } from "#content/brief/questions.ts";
import { labelOf, requestBudgetOptions } from "#content/options.ts";
import { sharingTextVersion } from "#content/sharing-text.ts";
import type { Tx } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { violationOf } from "#db/violation.ts";
import { noteSite } from "#domain/briefs/write-brief.ts";
import { mailboxOf } from "#domain/contact/mailbox.ts";
import { isForDrama } from "#domain/contact/phone.ts";
import { type Context, realTime } from "#domain/context.ts";
import { insertConsent, type LeadRow, updateLead } from "#domain/leads/leads.sql.ts";
import {
  type NewRequest,
  noteLinkQueued,
  openOfService,
  replaceAnswers,
  rowOfRequest,
  saveQuoteRequest,
  saysTheSame,
} from "#domain/leads/quote-request.ts";
import { lockOpenWorks, makeOneRequest, newId } from "#domain/leads/works.sql.ts";
import { enqueueMail } from "#domain/outbox/enqueue.ts";
import { attachPlan } from "#domain/plans/attach-plan.ts";
import { locationName } from "#domain/postcodes/outward-code.ts";
import { checkRateLimits, counterOf, type RateLimit } from "#domain/rate-limits.ts";
import { deleteLinksOfRequest } from "#domain/request-links/request-links.sql.ts";
import { type QuoteForm, urgencyOf, worksOf } from "#domain/requests/quote-form.ts";
import { insertRequest, waitForTurn } from "#domain/requests/requests.sql.ts";

const SECOND_MILLISECONDS = 1000;

interface Asked {
  requestId: string;
  reference: string;
  address: string;
  form: QuoteForm;
  site?: BriefAnswers;
  /** A keyed hash of `address`; null for one that many have. */
  senderHash?: string | null;
  /** Sent within seconds of the page being opened. */
  isSentAtOnce?: boolean;
}

/**
 * Takes a customer's request: saves it as `unconfirmed`, records what the customer was told about sharing, and queues
 * the mail with the private link; one statement in the usual case, otherwise one transaction. Open to anyone. The same
 * form sent twenty times at once is one request and one mail. `requestId` and `reference` are new random UUIDs from the
 * caller; the reference is returned to the sender and is unrelated to anything else. Several works in one form are a
 * lead each, tied by a group, with one mail; limits count the form. An open request from the same mailbox for the same
 * service is not duplicated: the answer is the same, and its link is sent again, unless that was less than a second
 * ago. Until it is confirmed, the newest form replaces the older one, also in what it asks for; what it says about the
 * `site` of a business or the home of a certificate also starts the brief. Errors: too_many_requests (5 an hour from
 * `address`, 3 a day for the mailbox, 10 a day for the phone number).
 */
export async function requestQuote(context: Context, input: Asked): Promise<{ reference: string }> {
  const { form, reference, site = {} } = input;
  const isPlain = worksOf(form).length === 1 && Object.keys(site).length === 0;
  if (!(isPlain && (await saveAtOnce(context, input)))) await saveOrRenew(context, input);
  return { reference };
}

/** Returns false if the request needs a transaction. */
async function saveAtOnce(context: Context, input: Asked): Promise<boolean> {
  const { now } = context;
  const { requestId, reference, form } = input;
  try {
    return await insertRequest(context.db, {
      row: rowOfRequest(newRequest(requestId, input, form.serviceType, now)),
      counters: allowanceOf(input).map((throttle) => counterOf(throttle, context)),
      countedAt: realTime(context),
      now,
      reference,
      textVersion: sharingTextVersion(form.sharing, 1),
    });
  } catch (error) {
    if (!violationOf(error)) throw error;
    return false;
  }
}

interface Work {
  asked: NewRequest;
  open: LeadRow | undefined;
}

function saveOrRenew(context: Context, input: Asked): Promise<void> {
  const { form } = input;
  const { db, now } = context;
  return inTransaction(db, async (tx) => {
    await waitForTurn(tx, mailboxOf(form.email));
    const { works, mates } = await findWorks(tx, input, now);
    const taken = works.filter(({ open }) => !open || open.status === "unconfirmed");
    const isTogether = mates.length === 0 && new Set(taken.map(({ open }) => open?.groupId ?? null)).size < 2;
    const hasLink = isTogether && works.every(({ open, asked }) => open !== undefined && isSentNow(open, asked));
    if (hasLink && taken.every(({ open, asked }) => open && saysTheSame(open, asked))) return;
    await checkRateLimits(tx, allowanceOf(input), context);
    for (const work of taken) await takeAnswers(tx, work, input, now);
    if (!isTogether || taken.some(({ open }) => !open)) await makeOneRequest(tx, taken.map(idOf));
    for (const { id } of mates) await updateLead(tx, id, withdrawn(now));
    await recordTold(tx, taken.length > 0 ? taken : works, input, now);
    if (hasLink) return;
    for (const { open } of works) if (open) await noteLinkQueued(tx, open.id, now);
    await mailLinks(tx, works, taken, now);
  });
}

const idOf = ({ open, asked }: Work) => open?.id ?? asked.id;
const withdrawn = (now: Date) => ({ status: "withdrawn", closedAt: now, closedBy: "customer" }) as const;

/** What the form asks for and what of it is open; and the mates of unconfirmed ones, for which it no longer asks. */
async function findWorks(tx: Tx, input: Asked, now: Date): Promise<{ works: Work[]; mates: LeadRow[] }> {
  const { requestId, form } = input;
  const services = worksOf(form);
  const found = await lockOpenWorks(tx, { email: form.email, mailbox: mailboxOf(form.email), services });
  const works: Work[] = [];
  for (const [index, service] of services.entries()) {
    const id = index === 0 ? requestId : await newId(tx);
    const asked = newRequest(id, input, service, now);
    works.push({ asked, open: await openOfService(tx, found, asked) });
  }
  const groups = new Set(works.flatMap(({ open }) => (open?.status === "unconfirmed" && open.groupId) || []));
  const isMate = (lead: LeadRow) =>
    lead.status === "unconfirmed" && groups.has(lead.groupId ?? "") && works.every(({ open }) => open?.id !== lead.id);
  return { works, mates: found.filter(isMate) };
}

async function takeAnswers(tx: Tx, { open, asked }: Work, input: Asked, now: Date): Promise<void> {
  if (open) await takeNewerAnswers(tx, open, asked);
  else await saveQuoteRequest(tx, asked);
  if (input.site) await noteSite(tx, open?.id ?? asked.id, siteFor(asked.serviceType, input), now);
}

/** One entry for each work; the reference is the form's, so the first has it. */
async function recordTold(tx: Tx, told: readonly Work[], { reference, form }: Asked, now: Date): Promise<void> {
  const works = worksOf(form).length;
  const textVersion = sharingTextVersion(form.sharing, works);
  for (const [index, work] of told.entries()) {
    const ref = index === 0 ? { reference } : {};
    await insertConsent(tx, { leadId: idOf(work), ...ref, textVersion, works, toldAt: now });
  }
}

/**
 * One mail, with the link to what was asked for and those to what is open already. Somebody who confirmed under another
 * spelling of the address is written to there, and whoever has this one is not told.
 */
async function mailLinks(tx: Tx, works: readonly Work[], taken: readonly Work[], now: Date): Promise<void> {
  const [first = works[0]] = taken;
  if (!first) return;
  const to = first.open?.status === "unconfirmed" || !first.open ? first.asked.customerEmail : first.open.customerEmail;
  const isApart = ({ open }: Work) => open !== undefined && (open.groupId ?? open.id) !== first.open?.groupId;
  const others = works.filter((work) => work !== first && !taken.includes(work) && isApart(work));
  const here = others.filter(({ open }) => open?.customerEmail === to);
  const alreadyOpen = here.length > 0 ? { alreadyOpen: here.map(idOf) } : {};
  await enqueueMail(tx, { mail: "confirm-request", leadId: idOf(first), ...alreadyOpen }, now);
  for (const work of others) {
    if (!here.includes(work)) await enqueueMail(tx, { mail: "confirm-request", leadId: idOf(work) }, now);
  }
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

/** Of several works each gets what its own brief asks. */
function siteFor(serviceType: string, { site = {}, form }: Asked): BriefAnswers {
  if (worksOf(form).length === 1) return site;
  const asked = new Set(briefPartsOf(serviceType).flatMap((part) => Object.keys(briefParts[part].questions)));
  return Object.fromEntries(Object.entries(site).filter(([name]) => asked.has(name)));
}

function newRequest(id: string, { form, ...sent }: Asked, serviceType: string, now: Date): NewRequest {
  return {
    id,
    customerName: form.name,
    customerEmail: form.email,
    customerPhone: form.phone,
    postcode: form.postcode.postcode,
    outcode: form.postcode.outward,
    location: locationName(form.postcode.outward),
    serviceType,
    serviceSlug: serviceType === form.serviceType ? form.serviceSlug : undefined,
    propertyType: form.propertyType,
    timeframe: form.timeframe,
    description: form.message,
    budgetRange: labelOf(requestBudgetOptions, form.budget),
    urgency: urgencyOf(form.timeframe),
    contactWay: form.contactWay,
    contactTimes: form.contactTimes,
    sharing: form.sharing,
    plan: form.plan ? attachPlan(form.plan, now)?.content : undefined,
    senderHash: sent.senderHash ?? null,
    isSentAtOnce: sent.isSentAtOnce ?? false,
    now,
  };
}
