import { limits } from "#config/limits.ts";
import { leadServiceLabel } from "#content/options.ts";
import { type Actor, requireAdmin } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { readCursor, writeCursor } from "#domain/cursor.ts";
import { allLeadRows } from "#domain/leads/all-leads.sql.ts";
import { type AllLeadsFilter, leadSearchOf } from "#domain/leads/all-leads-filter.ts";
import type { LeadRow } from "#domain/leads/leads.sql.ts";
import type { RecentLead } from "#domain/leads/recent-leads.ts";
import { daysBefore } from "#domain/periods.ts";

export interface ListedLead extends RecentLead {
  phone: string | null;
  postcode: string;
  origin: "quote_request" | "admin";
}

export interface LeadsPage {
  items: ListedLead[];
  /** Opaque; given back as `cursor` it continues the list. */
  nextCursor: string | null;
}

/**
 * Leads of any state that fit the filter, newest first, a page at a time. A cursor that is not ours starts at the top.
 * Errors: not_signed_in, not_admin.
 */
export async function allLeads(
  { db, now }: Context,
  actor: Actor,
  { search, ageDays, cursor, ...filter }: AllLeadsFilter & { cursor?: string | null } = {},
): Promise<LeadsPage> {
  requireAdmin(actor);
  const size = limits.adminPageSize;
  const rows = await allLeadRows(db.orm, {
    ...filter,
    search: search ? leadSearchOf(search) : undefined,
    createdSince: ageDays ? daysBefore(now, ageDays) : undefined,
    after: readCursor(cursor),
    limit: size + 1,
  });
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  const nextCursor = rows.length > size && last ? writeCursor({ at: last.createdAt, id: last.id }) : null;
  return { items: shown.map(presentListedLead), nextCursor };
}

function presentListedLead(lead: LeadRow): ListedLead {
  return {
    id: lead.id,
    customerName: lead.customerName,
    customerEmail: lead.customerEmail,
    phone: lead.customerPhone,
    serviceLabel: leadServiceLabel(lead.serviceType),
    location: lead.location,
    postcode: lead.postcode,
    origin: lead.origin,
    status: lead.status,
    placesTaken: lead.placesTaken,
    maxPurchases: lead.maxPurchases,
    createdAt: lead.createdAt,
  };
}
