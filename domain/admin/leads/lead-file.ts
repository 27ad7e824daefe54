import type { ContactWish } from "#content/contact-wish.ts";
import { leadServiceLabel } from "#content/options.ts";
import { type Actor, requireAdmin } from "#domain/actor.ts";
import { type Duplicate, duplicatesOf } from "#domain/admin/leads/duplicates.ts";
import { editableParts, leadFingerprint } from "#domain/admin/leads/edit-lead.ts";
import { alertCounts } from "#domain/admin/leads/lead-file.sql.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { isAsked } from "#domain/leads/contact-question.ts";
import type { LeadStatus, Urgency } from "#domain/leads/lead.ts";
import { type LeadRow, leadById } from "#domain/leads/leads.sql.ts";
import { isHeld, isOpen } from "#domain/leads/open-status.ts";
import { type Customer, presentCustomer } from "#domain/leads/present-customer.ts";
import { type ProjectRow, projectOfLead } from "#domain/leads/projects.sql.ts";
import { wholeSight } from "#domain/leads/sight.ts";
import { worksOfRequest } from "#domain/leads/works.sql.ts";
import { noteCustomerRead } from "#domain/security-log/record-hourly.ts";

/** Everything we know about one lead, for administrators. */
export interface LeadFile {
  lead: LeadDetails;
  /** The customer's side; null until it is first for sale. */
  project: Pick<ProjectRow, "status" | "statusChangedAt"> | null;
  /** Mails that tell installers of the lead. */
  alerts: { sent: number; failed: number; waiting: number };
  /** The other works of the same form, in its order. */
  together: Pick<LeadDetails, "id" | "serviceLabel" | "status">[];
  /** Leads within 90 days either side that look like the same customer, those aside. */
  duplicates: Duplicate[];
  /** It waits for a person to release or decline it. */
  isHeld: boolean;
  canWithdraw: boolean;
  /** Whether there is anything to stop for a customer who rings. */
  canStop: boolean;
  /** Paused until the customer has checked the contact details; an administrator may put it back on sale. */
  canResume: boolean;
  editable: ReturnType<typeof editableParts>;
  /** What the lead said when the page was made; the edit form sends it back. */
  fingerprint: string;
}

export interface LeadDetails extends ContactWish {
  id: string;
  origin: "quote_request" | "admin";
  status: LeadStatus;
  customer: Customer;
  serviceLabel: string;
  /** The page the customer asked from. */
  serviceSlug: string | null;
  location: string;
  propertyType: string | null;
  timeframe: string | null;
  description: string | null;
  budgetRange: string | null;
  urgency: Urgency;
  /** Since when the customer is asked to check the contact details. */
  contactAskedAt: Date | null;
  placesTaken: number;
  maxPurchases: number;
  createdAt: Date;
  expiresAt: Date;
  anonymisedAt: Date | null;
  anonymisedBecause: "age" | "customer" | null;
}

/** One lead in any state. Errors: not_signed_in, not_admin, not_found. */
export async function leadFile(context: Context, actor: Actor, leadId: string): Promise<LeadFile> {
  const admin = requireAdmin(actor, "customers");
  const { db } = context;
  const lead = await leadById(db.orm, leadId);
  if (!lead) throw new DomainError("not_found");
  await noteCustomerRead(context, admin, leadId);
  const project = await projectOfLead(db.orm, leadId);
  return {
    lead: presentDetails(lead),
    project: project ? { status: project.status, statusChangedAt: project.statusChangedAt } : null,
    alerts: await alertCounts(db.orm, leadId),
    together: (await worksOfRequest(db.orm, leadId))
      .filter(({ id }) => id !== leadId)
      .map(({ id, serviceType, status }) => ({ id, serviceLabel: leadServiceLabel(serviceType), status })),
    duplicates: await duplicatesOf(db.orm, lead),
    isHeld: isHeld(lead),
    canWithdraw: isOpen(lead.status),
    canStop: project !== undefined && project.status !== "stopped" && !lead.anonymisedAt,
    canResume: lead.status === "paused" && !isHeld(lead) && lead.expiresAt > context.now,
    editable: editableParts(lead),
    fingerprint: leadFingerprint(lead),
  };
}

function presentDetails(lead: LeadRow): LeadDetails {
  return {
    id: lead.id,
    origin: lead.origin,
    status: lead.status,
    customer: presentCustomer(lead, wholeSight),
    serviceLabel: leadServiceLabel(lead.serviceType),
    serviceSlug: lead.serviceSlug,
    location: lead.location,
    propertyType: lead.propertyType,
    timeframe: lead.timeframe,
    contactWay: lead.contactWay,
    contactTimes: lead.contactTimes,
    description: lead.description,
    budgetRange: lead.budgetRange,
    urgency: lead.urgency,
    contactAskedAt: isAsked(lead) ? lead.contactAskedAt : null,
    placesTaken: lead.placesTaken,
    maxPurchases: lead.maxPurchases,
    createdAt: lead.createdAt,
    expiresAt: lead.expiresAt,
    anonymisedAt: lead.anonymisedAt,
    anonymisedBecause: lead.anonymisedBecause,
  };
}
