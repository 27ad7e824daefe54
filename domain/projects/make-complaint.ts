import { limits } from "#config/limits.ts";
import { dayInWords } from "#content/proofs.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { lockLead } from "#domain/leads/leads.sql.ts";
import { noteAct } from "#domain/leads/project.ts";
import { enqueueMail } from "#domain/outbox/enqueue.ts";
import type { ComplaintForm } from "#domain/projects/complaint-form.ts";
import {
  companiesOfLead,
  complaintById,
  complaintsOfLead,
  insertComplaint,
  openComplaintOf,
} from "#domain/projects/complaints.sql.ts";
import { findPurchase } from "#domain/purchases/find-purchase.ts";
import { leadOfLink } from "#domain/request-links/open-link.ts";
import { londonDay } from "#domain/time/calendar.ts";
import { daysAfter } from "#domain/time/periods.ts";

/**
 * The customer complains about a company that has or had their details, in whatever state the project is. We say at once
 * that we have it, and by when we answer. The same id again changes nothing. Errors: link_invalid, link_revoked,
 * read_only_link, invalid_input (field `purchaseId`: no company of this project), conflict (one about this company
 * waits already), too_many_requests (10 in a project).
 */
export function makeComplaint(
  { db, now }: Context,
  token: string,
  { id, form }: { id: string; form: ComplaintForm },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const leadId = await leadOfLink(tx, token, now);
    await lockLead(tx, leadId);
    if ((await complaintById(tx, id))?.leadId === leadId) return;
    const isOfProject = (await companiesOfLead(tx, leadId)).some(({ purchaseId }) => purchaseId === form.purchaseId);
    if (!isOfProject) throw new DomainError("invalid_input", { fields: { purchaseId: ["Choose the company."] } });
    const waiting = await openComplaintOf(tx, form.purchaseId);
    if (waiting) throw new DomainError("conflict", { words: waitsAlready(waiting.answerBy) });
    const made = (await complaintsOfLead(tx, leadId)).length;
    if (made >= limits.complaintsPerProjectMax) throw new DomainError("too_many_requests");
    const { purchaseId, about, words } = form;
    const installerId = (await findPurchase(tx, purchaseId)).purchase.installerId;
    const answerBy = daysAfter(now, limits.complaintAnswerDays);
    await insertComplaint(tx, { id, leadId, purchaseId, installerId, about, words, madeAt: now, answerBy });
    await noteAct(tx, leadId, now);
    await enqueueMail(tx, { mail: "complaint-received", purchaseId, complaintId: id }, now);
  });
}

function waitsAlready(answerBy: Date): string {
  return `We have not answered your last complaint about this company yet. We’ll answer by ${dayInWords(londonDay(answerBy))}.`;
}
