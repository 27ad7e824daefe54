import { limits } from "#config/limits.ts";
import type { Queryable } from "#db/connection.ts";
import { DomainError } from "#domain/errors.ts";
import type { LeadStatus, Urgency } from "#domain/leads/lead.ts";
import {
  buyersOfLead,
  insertLead,
  type LeadRow,
  leadById,
  leadByIdForUpdate,
  openRequest,
  updateLead,
} from "#domain/leads/leads.sql.ts";
import { enqueueLeadAlert } from "#domain/outbox/enqueue-lead-alert.ts";
import { daysAfter } from "#domain/periods.ts";

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
  now: Date;
}

/** Saves a customer's request, whose link is queued now, as an unconfirmed lead for up to 3 installers. Answers false if this id is saved already. */
export function saveQuoteRequest(tx: Queryable, { now, ...request }: NewRequest): Promise<boolean> {
  return insertLead(tx, {
    ...request,
    origin: "quote_request",
    status: "unconfirmed",
    maxPurchases: limits.leadPlacesMax,
    createdAt: now,
    linkQueuedAt: now,
    expiresAt: leadExpiry(now),
  });
}

/** A lead lives 60 days from its creation. */
export function leadExpiry(createdAt: Date): Date {
  return daysAfter(createdAt, limits.leadLifetimeDays);
}

/** The customer's open request for the same service, inside the caller's transaction. One past its life is closed here. */
export async function openQuoteRequest(
  tx: Queryable,
  email: string,
  serviceType: string,
  now: Date,
): Promise<LeadRow | undefined> {
  const open = await openRequest(tx, email, serviceType);
  if (!open || open.expiresAt > now) return open;
  await updateLead(tx, open.id, { status: "expired", closedAt: now, closedBy: "age" });
  return undefined;
}

/** Remembers when the customer was last sent a link. */
export function noteLinkQueued(tx: Queryable, leadId: string, now: Date): Promise<void> {
  return updateLead(tx, leadId, { linkQueuedAt: now });
}

/** The lead behind a customer's request; undefined once it has been deleted, unconfirmed, because of its age. */
export function findRequest(tx: Queryable, leadId: string): Promise<LeadRow | undefined> {
  return leadById(tx, leadId);
}

/** The lead behind a customer's request with those who bought it, inside the caller's transaction. Errors: not_found. */
export async function readRequest(tx: Queryable, leadId: string) {
  const lead = await leadById(tx, leadId);
  if (!lead) throw new DomainError("not_found");
  return { lead, buyers: await buyersOfLead(tx, leadId) };
}

/** unconfirmed → available, for sale from now on. Answers the status afterwards; any other status stays as it is. */
export async function putOnSale(tx: Queryable, leadId: string, now: Date): Promise<LeadStatus> {
  const lead = await leadByIdForUpdate(tx, leadId);
  if (!lead) throw new DomainError("not_found");
  if (lead.status !== "unconfirmed" || lead.expiresAt <= now) return lead.status;
  await updateLead(tx, leadId, { status: "available", availableAt: now });
  await enqueueLeadAlert(tx, leadId, now);
  return "available";
}

/** unconfirmed or available → withdrawn: no further installer can buy it. Answers the status afterwards. */
export async function takeOffSale(tx: Queryable, leadId: string, now: Date): Promise<LeadStatus> {
  const lead = await leadByIdForUpdate(tx, leadId);
  if (!lead) throw new DomainError("not_found");
  if (lead.status !== "unconfirmed" && lead.status !== "available") return lead.status;
  await updateLead(tx, leadId, { status: "withdrawn", closedAt: now, closedBy: "customer" });
  return "withdrawn";
}
