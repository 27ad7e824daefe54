import { createHash } from "node:crypto";
import { limits } from "#config/limits.ts";
import type { ContactTime, ContactWay } from "#content/contact-wish.ts";
import type { Queryable } from "#db/connection.ts";
import { mailboxOf } from "#domain/contact/mailbox.ts";
import { isForDrama } from "#domain/contact/phone.ts";
import { DomainError } from "#domain/errors.ts";
import type { LeadStatus, Urgency } from "#domain/leads/lead.ts";
import {
  buyersOfLead,
  countOnSaleWithPhone,
  insertLead,
  type LeadRow,
  leadById,
  updateLead,
  waitForPhone,
} from "#domain/leads/leads.sql.ts";
import { isOpen } from "#domain/leads/open-status.ts";
import { enqueue } from "#domain/outbox/enqueue.ts";
import { daysAfter } from "#domain/time/periods.ts";

export interface NewRequest {
  id: string;
  customerName: string;
  customerEmail: string;
  /** E.164. */
  customerPhone: string;
  postcode: string;
  outcode: string;
  location: string;
  serviceType: string;
  serviceSlug: string | undefined;
  propertyType: string | undefined;
  timeframe: string | undefined;
  description: string | undefined;
  budgetRange: string | undefined;
  urgency: Urgency;
  /** How and when the customer would like to be contacted. */
  contactWay?: ContactWay | undefined;
  contactTimes?: ContactTime[] | undefined;
  /** Whether buying gives the details, or the customer picks from outlines. */
  sharing: LeadRow["sharing"];
  plan?: NonNullable<LeadRow["plan"]> | undefined;
  /** A keyed hash of the sender's network address; null for one that many have. */
  senderHash?: string | null;
  /** Sent within seconds of the page being opened. */
  isSentAtOnce?: boolean;
  now: Date;
}

export type NewRequestRow = ReturnType<typeof rowOfRequest>;

/** A customer's request, as an unconfirmed lead for up to 3 installers; its link is being queued now. */
export function rowOfRequest({ now, ...request }: NewRequest) {
  return {
    ...request,
    customerMailbox: mailboxOf(request.customerEmail),
    origin: "quote_request",
    status: "unconfirmed",
    maxPurchases: limits.leadPlacesMax,
    senderHash: request.senderHash ?? null,
    isSentAtOnce: request.isSentAtOnce ?? false,
    createdAt: now,
    linkQueuedAt: now,
    expiresAt: leadExpiry(now),
  } as const;
}

/** Saves it inside the caller's transaction. Returns false if this id has already been saved. */
export function saveQuoteRequest(tx: Queryable, request: NewRequest): Promise<boolean> {
  return insertLead(tx, rowOfRequest(request));
}

/** Fields that the customer may answer differently when asking again. */
type Answers = Pick<
  LeadRow,
  | "customerName"
  | "customerEmail"
  | "customerPhone"
  | "postcode"
  | "serviceSlug"
  | "propertyType"
  | "timeframe"
  | "budgetRange"
  | "description"
  | "contactWay"
  | "contactTimes"
  | "sharing"
  | "plan"
>;

/**
 * Replaces the answers of an unconfirmed request; whatever was left out this time becomes empty. Its age stays, so that
 * figures for the day it was first made remain true.
 */
export function replaceAnswers(tx: Queryable, leadId: string, request: NewRequest): Promise<void> {
  const { outcode, location, urgency, senderHash = null, isSentAtOnce = false } = request;
  const customerMailbox = mailboxOf(request.customerEmail);
  const sent = { senderHash, isSentAtOnce };
  return updateLead(tx, leadId, { ...answersOf(request), ...sent, customerMailbox, outcode, location, urgency });
}

/** Whether this form says the same as the open request. */
export function saysTheSame(open: LeadRow, request: NewRequest): boolean {
  return answersFingerprint(open) === answersFingerprint(answersOf(request));
}

function answersOf(request: NewRequest): Answers {
  const { customerName, customerEmail, customerPhone, postcode } = request;
  return {
    customerName,
    customerEmail,
    customerPhone,
    postcode,
    serviceSlug: request.serviceSlug ?? null,
    propertyType: request.propertyType ?? null,
    timeframe: request.timeframe ?? null,
    budgetRange: request.budgetRange ?? null,
    description: request.description ?? null,
    contactWay: request.contactWay ?? null,
    contactTimes: request.contactTimes ?? null,
    sharing: request.sharing,
    plan: request.plan ?? null,
  };
}

/** A fingerprint of the answers, to tell whether they have changed. */
export function answersFingerprint(request: Answers): string {
  const { customerName, customerEmail, customerPhone, postcode, serviceSlug } = request;
  const { propertyType, timeframe, budgetRange, description, sharing, plan } = request;
  const who = [customerName, customerEmail, customerPhone, postcode, request.contactWay, request.contactTimes];
  const what = [serviceSlug, propertyType, timeframe, budgetRange, description, sharing, plan?.query];
  return createHash("sha256")
    .update(JSON.stringify([who, what]))
    .digest("base64url");
}

/** A lead lives for 60 days from its creation. */
export function leadExpiry(createdAt: Date): Date {
  return daysAfter(createdAt, limits.leadLifetimeDays);
}

/**
 * The customer's open request for the same service, under any spelling of their mailbox, among those that the caller
 * holds. Closes one that is past its lifetime.
 */
export async function openOfService(
  tx: Queryable,
  held: readonly LeadRow[],
  { customerEmail, serviceType, now }: NewRequest,
): Promise<LeadRow | undefined> {
  const mailbox = mailboxOf(customerEmail);
  const theirs = held.filter(
    (lead) =>
      lead.serviceType === serviceType &&
      isOpen(lead.status) &&
      (lead.customerEmail === customerEmail || lead.customerMailbox === mailbox),
  );
  // Older rows may differ in spelling; the constraint is about the exact one.
  const [newest] = theirs.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  const open = theirs.find((lead) => lead.customerEmail === customerEmail) ?? newest;
  if (!open || open.expiresAt > now) return open;
  await updateLead(tx, open.id, { status: "expired", closedAt: now, closedBy: "age" });
  return undefined;
}

/** Records when the customer was last sent a link. */
export function noteLinkQueued(tx: Queryable, leadId: string, now: Date): Promise<void> {
  return updateLead(tx, leadId, { linkQueuedAt: now });
}

/** The lead behind a customer's request and its buyers, inside the caller's transaction. Errors: not_found. */
export async function readRequest(tx: Queryable, leadId: string) {
  const lead = await leadById(tx, leadId);
  if (!lead) throw new DomainError("not_found");
  return { lead, buyers: await buyersOfLead(tx, leadId) };
}

/** The works of one request that await confirming. */
export function unconfirmedOf(works: readonly LeadRow[], now: Date): LeadRow[] {
  return works.filter(({ status, expiresAt }) => status === "unconfirmed" && expiresAt > now);
}

/** A fingerprint of all that is confirmed at once; of a work asked for alone, that of its answers. */
export function requestFingerprint(works: readonly LeadRow[]): string {
  const [first, second] = works;
  if (first && !second) return answersFingerprint(first);
  const parts = works.map((work) => [work.serviceType, answersFingerprint(work)]);
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
}

/**
 * The works of a request that can be confirmed now, inside the caller's transaction, which holds them all. `fingerprint`
 * is that of what the customer has seen. Errors: conflict (it is not the newest), already_open (too many open requests
 * for the same service with this phone number).
 */
export async function worksToConfirm(tx: Queryable, works: readonly LeadRow[], now: Date, fingerprint?: string) {
  const waiting = unconfirmedOf(works, now);
  if (waiting.length === 0) return waiting;
  if (fingerprint !== undefined && fingerprint !== requestFingerprint(waiting)) throw new DomainError("conflict");
  for (const lead of waiting) await requireRoomForPhone(tx, lead, now);
  return waiting;
}

/** Puts works on sale inside the caller's transaction, which holds them, and has those told who want such leads. */
export async function putOnSale(tx: Queryable, works: readonly LeadRow[], now: Date) {
  for (const lead of works) {
    await updateLead(tx, lead.id, { status: "available", availableAt: now });
    await enqueue(tx, { kind: "alert-installers", payload: { leadId: lead.id } }, now);
  }
}

/** A household may ask twice for the same thing, but one person with many mailboxes must not ask endlessly. */
async function requireRoomForPhone(tx: Queryable, lead: LeadRow, now: Date): Promise<void> {
  if (!lead.customerPhone || isForDrama(lead.customerPhone)) return;
  await waitForPhone(tx, lead.customerPhone);
  const open = await countOnSaleWithPhone(tx, lead.customerPhone, lead.serviceType, now);
  if (open >= limits.openRequestsPerPhoneMax) throw new DomainError("already_open");
}

/**
 * The customer wants no further contact, inside the caller's transaction, which holds the lead. Records the time and
 * withdraws an unconfirmed, available or paused lead; any other status stays. Of a project that `staysOpen` only the sale
 * ends. Returns the new status.
 */
export async function takeOffSale(
  tx: Queryable,
  lead: LeadRow,
  now: Date,
  { staysOpen = false }: { staysOpen?: boolean } = {},
): Promise<LeadStatus> {
  const wasOpen = isOpen(lead.status);
  const withdrawn = { status: "withdrawn", closedAt: now, closedBy: "customer" } as const;
  const closed = staysOpen ? {} : { customerClosedAt: now };
  const change = { ...(wasOpen ? withdrawn : {}), ...closed };
  if (Object.keys(change).length > 0) await updateLead(tx, lead.id, change);
  return wasOpen ? "withdrawn" : lead.status;
}
