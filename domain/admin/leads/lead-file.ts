import { limits } from "#config/limits.ts";
import type { ContactWish } from "#content/contact-wish.ts";
import { leadServiceLabel } from "#content/options.ts";
import type { Queryable } from "#db/connection.ts";
import { type Actor, requireAdmin } from "#domain/actor.ts";
import { type Duplicate, duplicatesOf } from "#domain/admin/leads/duplicates.ts";
import { editableParts, leadFingerprint } from "#domain/admin/leads/edit-lead.ts";
import {
  alertCounts,
  auditEntriesOnLead,
  emailOfUser,
  mailsAboutLead,
  purchasesOfLead,
} from "#domain/admin/leads/lead-file.sql.ts";
import { type LeadStep, leadTimeline } from "#domain/admin/leads/lead-timeline.ts";
import { addressInWords } from "#domain/contact/closed-address.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { isAsked } from "#domain/leads/contact-question.ts";
import type { LeadStatus, Urgency } from "#domain/leads/lead.ts";
import { type LeadRow, leadById } from "#domain/leads/leads.sql.ts";
import { isOpen } from "#domain/leads/open-status.ts";
import { type Customer, presentCustomer } from "#domain/leads/present-customer.ts";
import { type ProjectRow, projectEventsOf, projectOfLead } from "#domain/leads/projects.sql.ts";
import { wholeSight } from "#domain/leads/sight.ts";
import { worksOfRequest } from "#domain/leads/works.sql.ts";
import { nameOnLead } from "#domain/mails/mails.ts";
import { noteCustomerRead } from "#domain/security-log/record-hourly.ts";

/** Everything we know about one lead, for administrators. */
export interface LeadFile {
  lead: LeadDetails;
  /** The customer's side; null until it is first for sale. */
  project: Pick<ProjectRow, "status" | "statusChangedAt"> | null;
  timeline: LeadStep[];
  mails: LeadMail[];
  /** Mails that tell installers of the lead. */
  alerts: { sent: number; failed: number; waiting: number };
  /** The other works of the same form, in its order. */
  together: Pick<LeadDetails, "id" | "serviceLabel" | "status">[];
  /** Leads within 90 days either side that look like the same customer, those aside. */
  duplicates: Duplicate[];
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

export interface LeadMail {
  id: number;
  mail: string;
  mailName: string;
  /** The company it is to, or about. */
  companyName: string | null;
  state: "sent" | "failed" | "tried-again" | "queued";
  queuedAt: Date;
  /** When it was sent or given up. */
  endedAt: Date | null;
  error: string | null;
}

/** One lead in any state, with its history. Errors: not_signed_in, not_admin, not_found. */
export async function leadFile(context: Context, actor: Actor, leadId: string): Promise<LeadFile> {
  const admin = requireAdmin(actor, "customers");
  const { db } = context;
  const lead = await leadById(db.orm, leadId);
  if (!lead) throw new DomainError("not_found");
  await noteCustomerRead(context, admin, leadId);
  const purchases = await purchasesOfLead(db.orm, leadId);
  const entries = await auditEntriesOnLead(db.orm, leadId);
  const project = await projectOfLead(db.orm, leadId);
  const events = await projectEventsOf(db.orm, leadId);
  const enteredBy = lead.createdBy ? await emailOfUser(db.orm, lead.createdBy) : undefined;
  return {
    lead: presentDetails(lead),
    project: project ? { status: project.status, statusChangedAt: project.statusChangedAt } : null,
    timeline: leadTimeline(lead, { purchases, entries, events, enteredBy: enteredBy && addressInWords(enteredBy) }),
    mails: await mailsOf(db.orm, leadId, purchases),
    alerts: await alertCounts(db.orm, leadId),
    together: (await worksOfRequest(db.orm, leadId))
      .filter(({ id }) => id !== leadId)
      .map(({ id, serviceType, status }) => ({ id, serviceLabel: leadServiceLabel(serviceType), status })),
    duplicates: await duplicatesOf(db.orm, lead),
    canWithdraw: isOpen(lead.status),
    canStop: project !== undefined && project.status !== "stopped" && !lead.anonymisedAt,
    canResume: lead.status === "paused" && lead.expiresAt > context.now,
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

type Purchases = Awaited<ReturnType<typeof purchasesOfLead>>;

async function mailsOf(tx: Queryable, leadId: string, purchases: Purchases): Promise<LeadMail[]> {
  const companies = new Map(purchases.map(({ id, companyName }) => [id, companyName]));
  const rows = await mailsAboutLead(tx, leadId, [...companies.keys()], limits.leadMailsShown);
  return rows.map((row) => ({
    id: row.id,
    mail: row.mail,
    mailName: nameOnLead(row.mail),
    companyName: (row.purchaseId && companies.get(row.purchaseId)) || null,
    state: stateOf(row),
    queuedAt: row.queuedAt,
    endedAt: row.doneAt ?? row.failedAt,
    error: row.lastError,
  }));
}

function stateOf(row: { doneAt: Date | null; failedAt: Date | null; lastError: string | null }): LeadMail["state"] {
  if (row.doneAt) return "sent";
  if (row.failedAt) return "failed";
  return row.lastError ? "tried-again" : "queued";
}
