import { limits } from "#config/limits.ts";
import type { Tx } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { type Actor, requireAdmin } from "#domain/actor.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { refundEarlyEnds } from "#domain/lead-reports/close-held.ts";
import { eraseCustomerOfLead } from "#domain/leads/erase-customer.ts";
import { requireLeadOfOthers } from "#domain/leads/lead-of-others.ts";
import type { LeadRow } from "#domain/leads/leads.sql.ts";
import { moveProject } from "#domain/leads/project.ts";
import { insertProjectEvents, lockProject, projectOfLead } from "#domain/leads/projects.sql.ts";
import { readRequest, takeOffSale } from "#domain/leads/quote-request.ts";
import { lockWorksOfRequest, worksOfRequest } from "#domain/leads/works.sql.ts";
import { enqueue, enqueueMail, enqueueMails } from "#domain/outbox/enqueue.ts";
import { countStops, insertStops } from "#domain/projects/stop-requests.sql.ts";
import { endPurchases } from "#domain/purchases/end-purchases.ts";
import { chosenQuoteOf } from "#domain/quotes/quote-choice.sql.ts";
import { requireReason } from "#domain/reason.ts";
import { leadOfLink } from "#domain/request-links/open-link.ts";
import { daysAfter, hoursAfter } from "#domain/time/periods.ts";

/**
 * The customer stops everything, in one transaction and for every work of the request: the leads leave sale, all
 * purchases end, every company that ever got the details is ordered to stop and delete, and purchases of the last 24
 * hours are refunded. With `keepsChosen` a company that is chosen for a work keeps it, and that project goes on;
 * erasing spares nobody. With `erase` we delete the customer's data, too: once every company has confirmed, after 30
 * days at the latest, or at once if no company has any. A concurrent purchase either comes first, and is ended, or finds
 * the lead withdrawn. Repeating it changes nothing. Returns whether the data is erased already, so that the link no
 * longer opens anything. Errors: link_invalid, link_revoked, read_only_link, not_found (never confirmed), conflict (as
 * `lockWorksOfRequest`).
 */
export function stopEverything(
  { db, now }: Context,
  token: string,
  { erase, keepsChosen = false }: { erase: boolean; keepsChosen?: boolean },
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const leadId = await leadOfLink(tx, token, now);
    const works = await lockWorksOfRequest(tx, leadId);
    const isOrdered = await stopWorks(tx, { leadId, works, erase, keepsChosen, now });
    const workIds = works.map(({ id }) => id);
    if (!erase || isOrdered || (await countStops(tx, workIds)) > 0) return false;
    await eraseCustomerOfLead(tx, { leadId, scope: "request", by: "customer", now });
    return true;
  });
}

/**
 * Somebody from support stops everything for a customer who rang, with all that follows when customers do it themselves;
 * the audit log keeps who did it and why. Repeating it changes nothing. Errors: not_signed_in, not_admin, own_company
 * (it has bought one of the works), invalid_input (no reason), not_found (no such lead, or never confirmed), conflict
 * (as `lockWorksOfRequest`).
 */
export async function stopForCaller(
  { db, now }: Context,
  actor: Actor,
  input: { leadId: string; reason: string },
): Promise<void> {
  const admin = requireAdmin(actor, "stops");
  const reason = requireReason(input.reason, "Give a reason. It is kept in the audit log.");
  await inTransaction(db, async (tx) => {
    const works = await lockWorksOfRequest(tx, input.leadId);
    for (const { id } of works) await requireLeadOfOthers(tx, admin, id);
    const { status } = (await projectOfLead(tx, input.leadId)) ?? {};
    if (status === "stopped") return;
    await stopWorks(tx, { leadId: input.leadId, works, erase: false, keepsChosen: false, now });
    await recordAudit(tx, admin, {
      action: "stop-for-caller",
      subject: { type: "lead", id: input.leadId },
      reason,
      now,
    });
  });
}

interface Stopping {
  leadId: string;
  /** Held by the caller. */
  works: readonly LeadRow[];
  erase: boolean;
  keepsChosen: boolean;
  now: Date;
}

/** Returns whether any company was ordered to stop. Errors: not_found (never confirmed). */
async function stopWorks(tx: Tx, { leadId, works, erase, keepsChosen, now }: Stopping): Promise<boolean> {
  if (!(await projectOfLead(tx, leadId))) throw new DomainError("not_found");
  const eraseBy = erase ? daysAfter(now, limits.stopErasureDays) : null;
  const orders: Order[] = [];
  const endedIds: string[] = [];
  for (const lead of works) {
    const project = await lockProject(tx, lead.id);
    if (!project || project.status === "stopped") continue;
    const kept = keepsChosen && !erase ? await chosenQuoteOf(tx, lead.id) : undefined;
    await takeOffSale(tx, lead, now, { staysOpen: kept !== undefined });
    const { buyers } = await readRequest(tx, lead.id);
    if (!kept) await moveProject(tx, project, { to: "stopped", by: "customer", now, eraseBy });
    const except = kept ? [kept.purchaseId] : [];
    const ended = await endPurchases(tx, { leadId: lead.id, except }, { reason: "stopped", by: "customer", now });
    endedIds.push(...ended.map(({ id }) => id));
    const told = buyers.filter(({ purchaseId }) => !except.includes(purchaseId));
    orders.push(...told.map(({ purchaseId, installerId }) => ({ leadId: lead.id, purchaseId, installerId })));
  }
  // Locks all companies in turn, so that the refunds of two projects cannot deadlock.
  await orderStops(tx, works[0]?.id ?? leadId, orders, now);
  await refundEarlyEnds(tx, endedIds, now);
  return orders.length > 0;
}

/** The companies chosen for any of the request's works. Errors: link_invalid, link_revoked, read_only_link. */
export async function chosenCompanies({ db, now }: Context, token: string) {
  const works = await worksOfRequest(db.orm, await leadOfLink(db.orm, token, now));
  const chosen = await Promise.all(works.map(({ id }) => chosenQuoteOf(db.orm, id)));
  return chosen.flatMap((one) => (one ? [{ purchaseId: one.purchaseId, company: one.company }] : []));
}

interface Order {
  leadId: string;
  purchaseId: string;
  installerId: string;
}

/**
 * Orders everyone who ever got a customer's details to stop and delete them, even if their purchase has ended, inside
 * the caller's transaction, which holds the leads. Tells each company and the customer once.
 */
async function orderStops(tx: Tx, firstLeadId: string, orders: readonly Order[], now: Date): Promise<void> {
  const dueAt = hoursAfter(now, limits.stopDueHours);
  // The database notes on each company when its next order falls due: always in the same order.
  const companies = orders.toSorted((one, other) => (one.installerId < other.installerId ? -1 : 1));
  const told = await insertStops(
    tx,
    companies.map((order) => ({ ...order, askedAt: now, dueAt })),
  );
  if (told.length === 0) return;
  await insertProjectEvents(
    tx,
    companies
      .filter(({ purchaseId }) => told.includes(purchaseId))
      .map(({ leadId, purchaseId }) => ({ leadId, kind: "stop_asked", actor: "customer", purchaseId, at: now })),
  );
  await enqueueMails(
    tx,
    told.map((purchaseId) => ({ mail: "stop" as const, purchaseId })),
    now,
  );
  await enqueueMail(tx, { mail: "stop-sent", leadId: firstLeadId }, now);
  await enqueue(
    tx,
    told.map((purchaseId) => ({ kind: "announce", payload: { event: "project.stopped", purchaseId } })),
    now,
  );
}
