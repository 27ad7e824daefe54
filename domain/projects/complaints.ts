import { limits } from "#config/limits.ts";
import type { ComplaintSubject } from "#content/complaint-subjects.ts";
import type { Queryable } from "#db/connection.ts";
import { type Actor, isOwnCompany, requireAdmin, type User } from "#domain/actor.ts";
import { firstNameOf } from "#domain/contact/person-name.ts";
import type { Context } from "#domain/context.ts";
import { sightOf } from "#domain/leads/sight.ts";
import {
  type ComplaintRow,
  companiesOfLead,
  complaintsOfLead,
  decidedOfCompany,
  openComplaints,
} from "#domain/projects/complaints.sql.ts";
import { leadOfLink } from "#domain/request-links/open-link.ts";

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
  /** Our reasons, in the words meant for the customer; what the company was told is not here. */
  answer: string | null;
}

/**
 * The complaints of a project, the newest first, and the companies that there can be one about. Errors: link_invalid,
 * link_revoked, read_only_link.
 */
export async function complaintsOfProject({ db, now }: Context, token: string) {
  const leadId = await leadOfLink(db.orm, token, now);
  const [rows, companies] = [await complaintsOfLead(db.orm, leadId), await companiesOfLead(db.orm, leadId)];
  const mine = rows.map(({ complaint, company }): MyComplaint => {
    const { id, about, words, madeAt, answerBy, decidedAt, decision, toCustomer: answer } = complaint;
    return { id, company, about, words, madeAt, answerBy, decidedAt, decision, answer };
  });
  return { complaints: mine, companies };
}

/**
 * Complaints without an answer, the most urgent first, at most a hundred; of one about the administrator's own company
 * not the words. Errors: not_signed_in, not_admin.
 */
export async function complaintsToDecide({ db, now }: Context, actor: Actor) {
  const admin = requireAdmin(actor);
  const rows = await openComplaints(db.orm, limits.complaintsShown);
  return rows.map(({ complaint, company, email, phone, customerName, upheldBefore }) => ({
    ...wordsFor(admin, complaint),
    ...{ id: complaint.id, leadId: complaint.leadId, purchaseId: complaint.purchaseId },
    ...{ about: complaint.about, madeAt: complaint.madeAt, answerBy: complaint.answerBy },
    ...{ installerId: complaint.installerId, company, companyEmail: email, companyPhone: phone, upheldBefore },
    ...{ firstName: firstNameOf(customerName), isLate: complaint.answerBy < now },
  }));
}

function wordsFor(admin: User, { installerId, words }: ComplaintRow) {
  const isOwn = isOwnCompany(admin, installerId);
  return { isOwn, words: isOwn ? null : words };
}

/** What was decided about a company, with our reasons to it, for the export of its data. Authorizes nothing. */
export async function decidedComplaints(tx: Queryable, installerId: string) {
  const rows = await decidedOfCompany(tx, installerId);
  return rows.map(({ lead, endedAt, toCompany, ...decided }) => ({
    ...decided,
    toCompany: sightOf(lead, { endedAt }).text(toCompany),
  }));
}
