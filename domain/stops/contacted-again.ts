import { inTransaction } from "#db/transaction.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { holdLead } from "#domain/leads/lead-record.ts";
import { enqueueMail } from "#domain/outbox/enqueue.ts";
import { noteEvents } from "#domain/projects/project.ts";
import { leadOfLink } from "#domain/request-links/open-link.ts";
import { stopForUpdate, stopRow, updateStop } from "#domain/stops/stops.sql.ts";
import { hoursBefore } from "#domain/time/periods.ts";

/**
 * The customer says that a company contacted them after the order to stop: it is overdue at once, whatever the company
 * has confirmed, and the company is told by mail that its buying is paused, once a day at most. Errors: link_invalid,
 * link_revoked, read_only_link, not_found (no such order in this project).
 */
export function contactedAgain({ db, now }: Context, token: string, purchaseId: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const leadId = await leadOfLink(tx, token, now);
    if ((await stopRow(tx, purchaseId))?.leadId !== leadId) throw new DomainError("not_found");
    await holdLead(tx, leadId);
    const stop = await stopForUpdate(tx, purchaseId);
    if (!stop) throw new DomainError("not_found");
    const isRepeated = stop.contactedAgainAt !== null && stop.contactedAgainAt > hoursBefore(now, 24);
    if (isRepeated && stop.status === "overdue") return;
    const dueAt = stop.dueAt < now ? stop.dueAt : now;
    await updateStop(tx, purchaseId, { status: "overdue", overdueAt: now, dueAt, contactedAgainAt: now });
    await noteEvents(tx, [{ leadId, kind: "contacted_again", actor: "customer", purchaseId, at: now }]);
    if (!isRepeated) await enqueueMail(tx, { mail: "stop-overdue", purchaseId }, now);
  });
}
