import { inTransaction } from "#db/transaction.ts";
import { type Actor, requireApprovedInstaller } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { lockLead } from "#domain/leads/leads.sql.ts";
import { moveProject, noteAct, requireLockedProject } from "#domain/leads/project.ts";
import { insertProjectEvents } from "#domain/leads/projects.sql.ts";
import { enqueueMail } from "#domain/outbox/enqueue.ts";
import { chosenQuoteOf, purchaseOf, reopenStages } from "#domain/quotes/quote-choice.sql.ts";
import { changeQuoteStatus } from "#domain/quotes/quotes.sql.ts";
import { leadOfLink } from "#domain/request-links/open-link.ts";

/**
 * The chosen company can no longer do the work: its quote is withdrawn, the project is open again with the other quotes
 * that are still valid, and the customer is told. Repeating it changes nothing. Errors: not_signed_in, not_approved,
 * not_found (or another's purchase), conflict (it was not chosen), project_closed (done, closed or stopped).
 */
export async function leaveChoice({ db, now }: Context, actor: Actor, purchaseId: string): Promise<void> {
  const installer = requireApprovedInstaller(actor, "bought_leads");
  await inTransaction(db, async (tx) => {
    const purchase = await purchaseOf(tx, { id: purchaseId, installerId: installer.id });
    if (!purchase) throw new DomainError("not_found");
    const { leadId } = purchase;
    await lockLead(tx, leadId);
    const project = await requireLockedProject(tx, leadId);
    const chosen = await chosenQuoteOf(tx, leadId);
    if (project.status === "open" && !chosen) return;
    if (project.status !== "chosen") throw new DomainError("project_closed");
    if (chosen?.purchaseId !== purchaseId) {
      throw new DomainError("conflict", { words: "The customer has not chosen your quote." });
    }
    await changeQuoteStatus(tx, chosen.id, "withdrawn", now);
    await moveProject(tx, project, { to: "open", by: "installer", now });
    await insertProjectEvents(tx, [{ leadId, kind: "choice_left", actor: "installer", purchaseId, at: now }]);
    await reopenStages(tx, { leadId }, now);
    await enqueueMail(tx, { mail: "company-gone", purchaseId, because: "left" }, now);
  });
}

/**
 * The customer denies having chosen a company that claims to have won the work: its stage goes back. Repeating it
 * changes nothing. Errors: link_invalid, link_revoked, read_only_link, project_closed.
 */
export function denyChoice({ db, now }: Context, token: string, purchaseId: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const leadId = await leadOfLink(tx, token, now);
    await lockLead(tx, leadId);
    const project = await requireLockedProject(tx, leadId);
    if (project.status !== "open") throw new DomainError("project_closed");
    await reopenStages(tx, { leadId, only: purchaseId }, now);
    await noteAct(tx, leadId, now);
    await insertProjectEvents(tx, [{ leadId, kind: "choice_denied", actor: "customer", purchaseId, at: now }]);
  });
}
