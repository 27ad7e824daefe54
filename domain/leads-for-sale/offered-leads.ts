import { limits } from "#config/limits.ts";
import type { Queryable } from "#db/connection.ts";
import type { Coverage } from "#domain/coverage/coverage.ts";
import type { Matchable } from "#domain/coverage/matching.ts";
import type { MaskedLead } from "#domain/leads/lead.ts";
import { leadById } from "#domain/leads/leads.sql.ts";
import { presentMaskedLead } from "#domain/leads/present-lead.ts";
import { leadsForSaleRows } from "#domain/leads-for-sale/leads-for-sale.sql.ts";
import { leadsRefusedTo } from "#domain/leads-for-sale/refused-leads.sql.ts";
import { secondSaleSince } from "#domain/leads-for-sale/second-sale-since.ts";
import { isSecondSale } from "#domain/leads-for-sale/second-sales.sql.ts";
import { wantedLeads } from "#domain/leads-for-sale/wanted-leads.ts";
import type { Position } from "#domain/postcodes/distance-miles.ts";
import { hasBought } from "#domain/purchases/purchases-of.ts";
import { servicesPausedFor } from "#domain/vetting/ended-proofs.ts";

/** Sorts before every lead of the same moment. */
const BEFORE_ALL_IDS = "00000000-0000-0000-0000-000000000000";

/** What decides who a lead matches, if installers can buy it. Inside the caller's transaction; authorises nothing. */
export async function subjectForSale(tx: Queryable, leadId: string, now: Date): Promise<Matchable | undefined> {
  const lead = await leadForSale(tx, leadId, now);
  if (!lead) return undefined;
  const { outcode, serviceType, budgetRange, customerPhone } = lead;
  return { outcode, serviceType, budgetRange, hasPhone: customerPhone !== null };
}

/**
 * The lead as this installer sees it before buying, with its distance from `base`; undefined if it is gone, already
 * theirs, or of a customer or for a service they may not buy now. Inside the caller's transaction; authorises nothing.
 */
export async function offeredLead(
  tx: Queryable,
  leadId: string,
  to: { installerId: string; base: Position; now: Date },
): Promise<MaskedLead | undefined> {
  const lead = await leadForSale(tx, leadId, to.now);
  if (!lead || (await hasBought(tx, { leadId, installerId: to.installerId }))) return undefined;
  const since = secondSaleSince(to.now);
  if (await isSecondSale(tx, { leadId, installerId: to.installerId, since })) return undefined;
  if ((await servicesPausedFor(tx, to.installerId, to.now)).includes(lead.serviceType)) return undefined;
  return presentMaskedLead(lead, to.base);
}

/**
 * The leads that match this installer (`isMatch`), came on sale from `since` (inclusive) to `until` (exclusive) and can
 * still be bought, newest first. `more` says whether there are more than `limits.digestLeadsMax`. Authorises nothing.
 */
export async function leadsOffered(
  tx: Queryable,
  to: { installerId: string; coverage: Coverage; since: Date; until: Date; now: Date },
): Promise<{ leads: MaskedLead[]; more: boolean }> {
  const { installerId, coverage, since, until, now } = to;
  const paused = await servicesPausedFor(tx, installerId, now);
  const rows = await leadsForSaleRows(tx, {
    installerId,
    now,
    refused: await leadsRefusedTo(tx, installerId, now),
    since,
    services: coverage.services.filter((service) => !paused.includes(service)),
    ...wantedLeads(coverage, coverage),
    after: { at: until, id: BEFORE_ALL_IDS },
    limit: limits.digestLeadsMax + 1,
  });
  const leads = rows.slice(0, limits.digestLeadsMax).map((lead) => presentMaskedLead(lead, coverage));
  return { leads, more: rows.length > leads.length };
}

async function leadForSale(tx: Queryable, leadId: string, now: Date) {
  const lead = await leadById(tx, leadId);
  return lead?.status === "available" && lead.expiresAt > now ? lead : undefined;
}
