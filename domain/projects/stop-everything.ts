import { limits } from "#config/limits.ts";
import type { Tx } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { eraseCustomerOfLead } from "#domain/leads/erase-customer.ts";
import { lockLead } from "#domain/leads/leads.sql.ts";
import { moveProject, requireLockedProject } from "#domain/leads/project.ts";
import { insertProjectEvents } from "#domain/leads/projects.sql.ts";
import { readRequest, takeOffSale } from "#domain/leads/quote-request.ts";
import { enqueue, enqueueMail, enqueueMails } from "#domain/outbox/enqueue.ts";
import { refundEarlyEnds } from "#domain/projects/close-request.ts";
import { insertStops } from "#domain/projects/stop-requests.sql.ts";
import { endPurchases } from "#domain/purchases/end-purchases.ts";
import { leadOfLink } from "#domain/request-links/open-link.ts";
import { daysAfter, hoursAfter } from "#domain/time/periods.ts";

/**
 * The customer stops everything, in one transaction: the lead leaves sale, all purchases end, every company that ever
 * got the details is ordered to stop and delete, and purchases of the last 24 hours are refunded. With `erase` we
 * delete the customer's data, too: once every company has confirmed, after 30 days at the latest, or at once if no
 * company has any. A concurrent purchase either comes first, and is ended, or finds the lead withdrawn. Repeating it
 * changes nothing. Returns whether the data is erased already, so that the link no longer opens anything. Errors:
 * link_invalid, link_revoked, read_only_link, not_found (never confirmed).
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
    // Locks all companies in turn, so that the refunds of two projects cannot deadlock.
    await orderStops(tx, lead.id, buyers, now);
    const endedIds = ended.map(({ id }) => id);
    await refundEarlyEnds(tx, endedIds, now);
    if (!erase || buyers.length > 0) return false;
    await eraseCustomerOfLead(tx, { leadId: lead.id, scope: "request", by: "customer", now });
    return true;
  });
}

/**
 * Orders everyone who ever got a customer's details to stop and delete them, even if their purchase has ended, inside
 * the caller's transaction, which holds the lead. Tells each company and the customer once.
 */
async function orderStops(
  tx: Tx,
  leadId: string,
  buyers: readonly { purchaseId: string; installerId: string }[],
  now: Date,
): Promise<void> {
  if (buyers.length === 0) return;
  const dueAt = hoursAfter(now, limits.stopDueHours);
  // The database notes on each company when its next order falls due: always in the same order.
  const companies = buyers.toSorted((one, other) => (one.installerId < other.installerId ? -1 : 1));
  const told = await insertStops(
    tx,
    companies.map(({ purchaseId, installerId }) => ({ purchaseId, leadId, installerId, askedAt: now, dueAt })),
  );
  await insertProjectEvents(
    tx,
    told.map((purchaseId) => ({ leadId, kind: "stop_asked", actor: "customer", purchaseId, at: now })),
  );
  await enqueueMails(
    tx,
    told.map((purchaseId) => ({ mail: "stop" as const, purchaseId })),
    now,
  );
  await enqueueMail(tx, { mail: "stop-sent", leadId }, now);
  await enqueue(
    tx,
    told.map((purchaseId) => ({ kind: "announce", payload: { event: "project.stopped", purchaseId } })),
    now,
  );
}
