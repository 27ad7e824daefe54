import { limits } from "#config/limits.ts";
import { leadServiceLabel } from "#content/options.ts";
import type { Queryable } from "#db/connection.ts";
import { type Actor, requireAdmin } from "#domain/actor.ts";
import { leadsOfCustomers } from "#domain/admin/leads/import-leads.sql.ts";
import { duplicatesOfLead, leadsLikeOthers } from "#domain/admin/leads/lead-file.sql.ts";
import type { LeadForm } from "#domain/admin/leads/lead-form.ts";
import { mailboxOf } from "#domain/contact/mailbox.ts";
import { isForDrama } from "#domain/contact/phone.ts";
import type { Context } from "#domain/context.ts";
import type { LeadStatus } from "#domain/leads/lead.ts";
import type { LeadRow } from "#domain/leads/leads.sql.ts";
import { daysAfter, daysBefore } from "#domain/time/periods.ts";

export interface Duplicate {
  id: string;
  customerName: string;
  serviceLabel: string;
  status: LeadStatus;
  createdAt: Date;
  same: ("email" | "phone" | "place")[];
}

/**
 * Leads within 90 days of this one that look like the same customer's, sent with another form. Authorises nothing.
 */
export async function duplicatesOf(tx: Queryable, lead: LeadRow): Promise<Duplicate[]> {
  // Whatever was removed looks the same everywhere.
  if (lead.anonymisedAt) return [];
  const rows = await rowsLike(tx, lead, lead.createdAt);
  const isTogether = (other: LeadRow) => lead.groupId !== null && other.groupId === lead.groupId;
  return rows.filter((row) => !isTogether(row.lead)).map(presentDuplicate);
}

/**
 * Leads of the last 90 days with the same customer (email's mailbox or phone) and service as a form that is about to be
 * put on sale as `leadId`, newest first; whatever was closed aside. Errors: not_signed_in, not_admin.
 */
export async function duplicatesOfForm(
  { db, now }: Context,
  actor: Actor,
  { leadId, form }: { leadId: string; form: LeadForm },
): Promise<Duplicate[]> {
  requireAdmin(actor, "customers");
  const { customerEmail = null, customerPhone = null, serviceType } = form;
  const { postcode } = form.postcode;
  const customerMailbox = customerEmail && mailboxOf(customerEmail);
  const lead = { id: leadId, customerEmail, customerMailbox, customerPhone, postcode, serviceType };
  const rows = await rowsLike(db.orm, lead, now);
  const isSamePhone = (same: boolean) => same && customerPhone !== null && !isForDrama(customerPhone);
  return rows
    .filter(({ lead: other, sameEmail, samePhone }) => {
      const isClosed = other.status === "withdrawn" || other.status === "expired";
      return (sameEmail || isSamePhone(samePhone)) && other.serviceType === serviceType && !isClosed;
    })
    .map(presentDuplicate);
}

/** A lead of the same customer and service that is known already. */
export interface KnownLead {
  leadId: string;
  createdAt: Date;
}

/**
 * By the same rule, for many forms at once and without who they are: finds the newest such lead of a form. Inside the
 * caller's transaction; authorises nothing.
 */
export async function knownLeadOf(
  tx: Queryable,
  forms: readonly LeadForm[],
  now: Date,
): Promise<(form: LeadForm) => KnownLead | undefined> {
  if (forms.length === 0) return () => undefined;
  const emails = forms.flatMap(({ customerEmail }) => customerEmail ?? []);
  const customers = {
    emails,
    mailboxes: emails.map(mailboxOf),
    phones: forms.flatMap(({ customerPhone }) => customerPhone ?? []),
  };
  const known = await leadsOfCustomers(tx, customers, daysBefore(now, limits.leadDuplicateDays));
  return customerLookup(known, ({ id, createdAt }) => ({ leadId: id, createdAt }));
}

type CustomerOfLead = Pick<LeadRow, "serviceType"> & {
  customerEmail?: string | null | undefined;
  customerMailbox?: string | null;
  customerPhone?: string | null | undefined;
};

/** Finds the first of these with the same mailbox or phone number and service; numbers for drama are nobody's. */
export function customerLookup<Lead extends CustomerOfLead, Found>(
  leads: readonly Lead[],
  shown: (lead: Lead) => Found,
): (lead: CustomerOfLead) => Found | undefined {
  const first = new Map<string, number>();
  for (const [place, lead] of leads.entries()) {
    for (const key of customerKeys(lead)) if (!first.has(key)) first.set(key, place);
  }
  return (lead) => {
    const places = customerKeys(lead).flatMap((key) => first.get(key) ?? []);
    const found = leads[Math.min(...places)];
    return found && shown(found);
  };
}

function customerKeys({ customerEmail, customerMailbox, customerPhone, serviceType }: CustomerOfLead): string[] {
  const phones = customerPhone && !isForDrama(customerPhone) ? [customerPhone] : [];
  const emails = customerEmail ? [customerEmail, customerMailbox ?? mailboxOf(customerEmail)] : [];
  return [...emails, ...phones].map((key) => `${serviceType} ${key}`);
}

type Like = Awaited<ReturnType<typeof duplicatesOfLead>>[number];

function rowsLike(tx: Queryable, lead: Parameters<typeof duplicatesOfLead>[1], at: Date): Promise<Like[]> {
  const days = limits.leadDuplicateDays;
  const within = { from: daysBefore(at, days), to: daysAfter(at, days) };
  return duplicatesOfLead(tx, lead, within, limits.leadDuplicatesShown);
}

function presentDuplicate({ lead, sameEmail, samePhone, samePlace }: Like): Duplicate {
  return {
    id: lead.id,
    customerName: lead.customerName,
    serviceLabel: leadServiceLabel(lead.serviceType),
    status: lead.status,
    createdAt: lead.createdAt,
    same: [
      ...(sameEmail ? (["email"] as const) : []),
      ...(samePhone ? (["phone"] as const) : []),
      ...(samePlace ? (["place"] as const) : []),
    ],
  };
}

/**
 * The ids of those of these leads that have another lead within 90 days which looks like the same customer, by the rule
 * used on the lead's own page. Inside the caller's transaction; authorises nothing.
 */
export function possibleDuplicates(tx: Queryable, leads: readonly { id: string }[]): Promise<ReadonlySet<string>> {
  return leadsLikeOthers(
    tx,
    leads.map(({ id }) => id),
    limits.leadDuplicateDays,
  );
}
