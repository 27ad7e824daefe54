import { limits } from "#config/limits.ts";
import type { ComplaintSubject } from "#content/complaint-subjects.ts";
import { dayInWords } from "#content/proofs.ts";
import type { Queryable } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { type Actor, isOwnCompany, requireAdmin, requireAdminOfOthers, type User } from "#domain/actor.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import { firstNameOf } from "#domain/contact/person-name.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { lockLead } from "#domain/leads/leads.sql.ts";
import { noteAct } from "#domain/leads/project.ts";
import { sightOf } from "#domain/leads/sight.ts";
import { enqueueMail, enqueueMails } from "#domain/outbox/enqueue.ts";
import type { ComplaintDecisionForm, ComplaintForm } from "#domain/projects/complaint-form.ts";
import {
  type ComplaintRow,
  companiesOfLead,
  complaintById,
  complaintsOfLead,
  decidedOfCompany,
  insertComplaint,
  openComplaintOf,
  openComplaints,
  updateComplaint,
} from "#domain/projects/complaints.sql.ts";
import { findPurchase } from "#domain/purchases/find-purchase.ts";
import { leadOfLink } from "#domain/request-links/open-link.ts";
import { londonDay } from "#domain/time/calendar.ts";
import { daysAfter } from "#domain/time/periods.ts";

/** A complaint, as its customer sees it. */
export interface MyComplaint {
  id: string;
  company: string;
  about: ComplaintSubject;
  words: string | null;
  madeAt: Date;
  answerBy: Date;
  decidedAt: Date | null;
  decision: ComplaintRow["decision"];
  /** Our reasons, in the words meant for the customer; the company's are not included. */
  answer: string | null;
}

/**
 * The complaints of a project, newest first, and the companies the customer can complain about. Errors: link_invalid,
 * link_revoked, read_only_link.
 */
export async function complaintsOfProject({ db, now }: Context, token: string) {
  const leadId = await leadOfLink(db.orm, token, now);
  const rows = await complaintsOfLead(db.orm, leadId);
  const companies = await companiesOfLead(db.orm, leadId);
  const mine = rows.map(({ complaint, company }): MyComplaint => {
    const { id, about, words, madeAt, answerBy, decidedAt, decision, toCustomer: answer } = complaint;
    return { id, company, about, words, madeAt, answerBy, decidedAt, decision, answer };
  });
  return { complaints: mine, companies };
}

/**
 * Up to a hundred unanswered complaints, most urgent first; hides the words of one about the administrator's own
 * company. Errors: not_signed_in, not_admin.
 */
export async function complaintsToDecide({ db, now }: Context, actor: Actor) {
  const admin = requireAdmin(actor, "complaints");
  const rows = await openComplaints(db.orm, limits.complaintsShown);
  return rows.map(({ complaint, company, email, phone, customerName, upheldBefore }) => ({
    ...wordsFor(admin, complaint),
    id: complaint.id,
    leadId: complaint.leadId,
    purchaseId: complaint.purchaseId,
    about: complaint.about,
    madeAt: complaint.madeAt,
    answerBy: complaint.answerBy,
    installerId: complaint.installerId,
    company,
    companyEmail: email,
    companyPhone: phone,
    upheldBefore,
    firstName: firstNameOf(customerName),
    isLate: complaint.answerBy < now,
  }));
}

function wordsFor(admin: User, { installerId, words }: ComplaintRow) {
  const isOwn = isOwnCompany(admin, installerId);
  return { isOwn, words: isOwn ? null : words };
}

/** Decided complaints about a company, with our reasons to it, for the export of its data. Authorises nothing. */
export async function decidedComplaints(tx: Queryable, installerId: string) {
  const rows = await decidedOfCompany(tx, installerId);
  return rows.map(({ lead, endedAt, toCompany, ...decided }) => ({
    ...decided,
    toCompany: sightOf(lead, { endedAt }).text(toCompany),
  }));
}

/**
 * The customer complains about a company that has or had their details, in any state of the project. We acknowledge it
 * at once, and say by when we will answer. The same id again changes nothing. Errors: link_invalid, link_revoked,
 * read_only_link, invalid_input (field `purchaseId`: no company of this project), conflict (one about this company is
 * waiting already), too_many_requests (10 in a project).
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

/**
 * An administrator decides a complaint; customer and company are each told the decision and their own reasons. The
 * audit log keeps the decision; the reasons are deleted with the customer's details. Errors: not_signed_in, not_admin,
 * own_company, not_found, conflict (already decided).
 */
export async function decideComplaint(
  { db, now }: Context,
  actor: Actor,
  { id, form }: { id: string; form: ComplaintDecisionForm },
): Promise<void> {
  const admin = requireAdmin(actor, "complaints");
  await inTransaction(db, async (tx) => {
    const found = await complaintById(tx, id);
    if (!found) throw new DomainError("not_found");
    requireAdminOfOthers(admin, found.installerId, "complaints");
    const { leadId, purchaseId } = found;
    await lockLead(tx, leadId);
    if ((await complaintById(tx, id))?.decidedAt) throw new DomainError("conflict");
    await updateComplaint(tx, id, { ...form, decidedAt: now, decidedBy: admin.userId });
    const mails = ["complaint-decided", "complaint-decided-company"] as const;
    await enqueueMails(
      tx,
      mails.map((mail) => ({ mail, purchaseId, complaintId: id })),
      now,
    );
    const after = { decision: form.decision, about: found.about };
    await recordAudit(tx, admin, {
      action: "decide-complaint",
      subject: { type: "purchase", id: purchaseId },
      after,
      now,
    });
  });
}
