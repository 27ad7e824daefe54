import { limits } from "#config/limits.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { eraseCustomerOfLead } from "#domain/leads/erase-customer.ts";
import { lockLead } from "#domain/leads/leads.sql.ts";
import { moveProject, requireLockedProject } from "#domain/leads/project.ts";
import { readRequest, takeOffSale } from "#domain/leads/quote-request.ts";
import { orderStops } from "#domain/projects/order-stops.ts";
import { refundEarlyEnds } from "#domain/projects/refund-early-ends.ts";
import { endPurchases } from "#domain/purchases/end-purchases.ts";
import { leadOfLink } from "#domain/request-links/open-link.ts";
import { daysAfter } from "#domain/time/periods.ts";

/**
 * The customer stops everything, in one transaction: the lead leaves sale, all purchases end, every company that ever
 * got the details is ordered to stop and to delete, purchases of the last 24 hours are refunded. With `erase` the
 * customer's data here goes, too: once every company has confirmed, after 30 days at the latest; at once where no company
 * has anything. A purchase at the same moment either comes first, and is ended, or finds the lead withdrawn. Doing it
 * again changes nothing. Returns whether the data is erased already, so that the link no longer opens anything.
 * Errors: link_invalid, link_revoked, read_only_link, not_found (never confirmed).
 */
export function stopEverything({ db, now }: Context, token: string, { erase }: { erase: boolean }): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const lead = await lockLead(tx, await leadOfLink(tx, token, now));
    if (!lead) throw new DomainError("link_invalid");
    const project = await requireLockedProject(tx, lead.id);
    if (project.status === "stopped") return false;
    await takeOffSale(tx, lead, now);
    const { buyers } = await readRequest(tx, lead.id);
    const eraseBy = erase ? daysAfter(now, limits.stopErasureDays) : null;
    await moveProject(tx, project, { to: "stopped", by: "customer", now, eraseBy });
    const ended = await endPurchases(tx, { leadId: lead.id }, { reason: "stopped", by: "customer", now });
    // The order takes all companies in turn, so that the refunds of two projects never wait for each other.
    await orderStops(tx, lead.id, buyers, now);
    const endedIds = ended.map(({ id }) => id);
    await refundEarlyEnds(tx, endedIds, now);
    if (!erase || buyers.length > 0) return false;
    await eraseCustomerOfLead(tx, { leadId: lead.id, scope: "request", by: "customer", now });
    return true;
  });
}
