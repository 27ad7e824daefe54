import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import { type Actor, requireApprovedInstaller } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import type { Coverage } from "#domain/coverage/coverage.ts";
import type { Wishes } from "#domain/coverage/matching.ts";
import { type Whereabouts, whereaboutsOf } from "#domain/coverage/whereabouts.ts";
import { onePage, type Page, readCursor, readRankedCursor, writeCursor, writeRankedCursor } from "#domain/cursor.ts";
import type { MaskedLead } from "#domain/leads/lead.ts";
import { presentMaskedLead } from "#domain/leads/present-lead.ts";
import { criteriaOf, type LeadCriteria } from "#domain/leads-for-sale/lead-criteria.ts";
import { newestEventMark } from "#domain/leads-for-sale/lead-events.sql.ts";
import type { LeadFilter } from "#domain/leads-for-sale/lead-filter.ts";
import {
  countLeadsForSale,
  type ForSaleQuery,
  leadsForSaleRows,
  nearestLeadsForSaleRows,
} from "#domain/leads-for-sale/leads-for-sale.sql.ts";
import { leadsRefusedTo } from "#domain/leads-for-sale/refused-leads.sql.ts";
import { wantedLeads } from "#domain/leads-for-sale/wanted-leads.ts";
import { milesFrom } from "#domain/postcodes/outward-codes-near.ts";

/** The parts of the installer's own area that matter to the list. */
export type OwnArea = Pick<Coverage, "baseOutcode" | "radiusMiles" | "services" | keyof Wishes>;

export interface LeadsList extends Page<MaskedLead> {
  /** How many leads match the filter, across all pages, counted up to `limits.leadsCountMax`. */
  total: number;
  /** Null until the installer has set its area and services. */
  area: OwnArea | null;
  /** The outward code distances are measured from; null if neither a base nor a postcode is known. */
  distancesFrom: string | null;
  /** Where live updates resume, so that nothing is missed between reading and watching. */
  eventsFrom: number;
}

/**
 * The leads this installer may buy, contact details masked, newest first unless the filter says nearest first; leaves
 * out those already bought. Distances in whole miles from the installer's base or, until it has set one, from its own
 * postcode; null without either. Ignores filters on an area that the installer has not set. Errors: invalid_cursor,
 * not_signed_in, not_approved.
 */
export async function leadsForSale(context: Context, actor: Actor, filter: LeadFilter = {}): Promise<Page<MaskedLead>> {
  const installer = requireApprovedInstaller(actor, "leads_for_sale");
  const { query, whereabouts } = await queryOf(context, installer.id, filter);
  return pageOf(context, query, whereabouts, filter);
}

/** As above, with what the page shows around the list. Errors: not_signed_in, not_approved. */
export async function leadsList(context: Context, actor: Actor, filter: LeadFilter): Promise<LeadsList> {
  const { id } = requireApprovedInstaller(actor, "leads_for_sale");
  const { orm } = context.db;
  // First: later events are sent again, earlier ones are in the list.
  const [{ query, whereabouts }, eventsFrom] = await Promise.all([queryOf(context, id, filter), newestEventMark(orm)]);
  const [page, total] = await Promise.all([
    pageOf(context, query, whereabouts, filter),
    countLeadsForSale(orm, query, limits.leadsCountMax + 1),
  ]);
  const { coverage, base } = whereabouts;
  return {
    ...page,
    total,
    area: coverage ? ownArea(coverage) : null,
    distancesFrom: base?.outcode ?? null,
    eventsFrom,
  };
}

/**
 * How many leads this installer may buy, across all pages, counted up to `limits.leadsCountMax`. Errors: not_signed_in,
 * not_approved.
 */
export async function countForSale(context: Context, actor: Actor, filter: LeadFilter = {}): Promise<number> {
  const { id } = requireApprovedInstaller(actor, "leads_for_sale");
  const { query } = await queryOf(context, id, filter);
  return countLeadsForSale(context.db.orm, query, limits.leadsCountMax + 1);
}

async function pageOf(
  { db }: { db: Database },
  query: ForSaleQuery,
  { base }: Whereabouts,
  { order, cursor }: LeadFilter,
): Promise<Page<MaskedLead>> {
  if (order === "nearest" && base) {
    const after = readRankedCursor(cursor);
    const limit = limits.leadsPageSize + 1;
    const rows = await nearestLeadsForSaleRows(db.orm, { ...query, limit, miles: milesFrom(base), after });
    const { shown, nextCursor } = onePage(rows, limits.leadsPageSize, ({ rank, availableAt, id }) =>
      availableAt ? writeRankedCursor({ rank, at: availableAt, id }) : null,
    );
    return { items: shown.map((lead) => presentMaskedLead(lead, base)), nextCursor };
  }
  const after = readCursor(cursor);
  const rows = await leadsForSaleRows(db.orm, { ...query, limit: limits.leadsPageSize + 1, after });
  const { shown, nextCursor } = onePage(rows, limits.leadsPageSize, ({ availableAt, id }) =>
    availableAt ? writeCursor({ at: availableAt, id }) : null,
  );
  return { items: shown.map((lead) => presentMaskedLead(lead, base)), nextCursor };
}

async function queryOf({ db: { orm }, now }: Context, installerId: string, filter: LeadFilter) {
  const [whereabouts, refused] = await Promise.all([
    whereaboutsOf(orm, installerId),
    leadsRefusedTo(orm, installerId, now),
  ]);
  const { circle, wishes, ...criteria }: LeadCriteria = criteriaOf(filter, whereabouts, now);
  const query: ForSaleQuery = { ...criteria, ...wantedLeads(circle, wishes), installerId, now, refused };
  return { query, whereabouts };
}

function ownArea(coverage: Coverage): OwnArea {
  const { baseOutcode, radiusMiles, services, excludedOutcodes, minimumBudgetPounds, needsPhone } = coverage;
  return { baseOutcode, radiusMiles, services, excludedOutcodes, minimumBudgetPounds, needsPhone };
}
