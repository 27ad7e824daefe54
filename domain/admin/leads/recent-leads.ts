import { limits } from "#config/limits.ts";
import { leadServiceLabel } from "#content/options.ts";
import { type Actor, requireAdmin } from "#domain/actor.ts";
import { possibleDuplicates } from "#domain/admin/leads/duplicates.ts";
import { countLeadsByStatus, newestLeads } from "#domain/admin/leads/recent-leads.sql.ts";
import type { Context } from "#domain/context.ts";
import type { LeadStatus } from "#domain/leads/lead.ts";
import { presentCustomer } from "#domain/leads/present-customer.ts";
import { wholeSight } from "#domain/leads/sight.ts";
import { noteCustomerRead } from "#domain/security-log/record-hourly.ts";

export interface RecentLead {
  id: string;
  customerName: string;
  /** Null once the customer's details have been removed because of age. */
  customerEmail: string | null;
  /** Another lead looks like the same customer; its page says which. */
  isPossibleDuplicate: boolean;
  serviceLabel: string;
  location: string;
  status: LeadStatus;
  placesTaken: number;
  maxPurchases: number;
  createdAt: Date;
}

/** The 10 newest leads in any state, for administrators. Errors: not_signed_in, not_admin. */
export async function recentLeads(context: Context, actor: Actor): Promise<RecentLead[]> {
  const admin = requireAdmin(actor, "customers");
  const { db } = context;
  await noteCustomerRead(context, admin, "newest leads");
  const rows = await newestLeads(db.orm, limits.adminRecentLeads);
  const duplicates = await possibleDuplicates(db.orm, rows);
  return rows.map((row) => ({
    id: row.id,
    customerName: presentCustomer(row, wholeSight).name,
    customerEmail: presentCustomer(row, wholeSight).email,
    isPossibleDuplicate: duplicates.has(row.id),
    serviceLabel: leadServiceLabel(row.serviceType),
    location: row.location,
    status: row.status,
    placesTaken: row.placesTaken,
    maxPurchases: row.maxPurchases,
    createdAt: row.createdAt,
  }));
}

/** How many leads can be bought right now. Errors: not_signed_in, not_admin. */
export function countAvailableLeads({ db }: Context, actor: Actor): Promise<number> {
  requireAdmin(actor, "desk");
  return countLeadsByStatus(db.orm, "available");
}
