import { z } from "zod";
import { limits } from "#config/limits.ts";
import { publicComplaintOptions } from "#content/complaint-subjects.ts";
import { inTransaction } from "#db/transaction.ts";
import { type Actor, requireAdmin } from "#domain/actor.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import { mailboxOf } from "#domain/contact/mailbox.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { enqueueMail } from "#domain/outbox/enqueue.ts";
import {
  insertPublicComplaint,
  lockPublicComplaint,
  openPublicComplaints,
  updatePublicComplaint,
} from "#domain/projects/complaints.sql.ts";
import { checkRateLimits } from "#domain/rate-limits.ts";
import { emailAddress, optionalText, requiredLines, requiredText } from "#domain/text-input.ts";
import { daysAfter } from "#domain/time/periods.ts";

/** What anyone can send us at /complaints. */
export const publicComplaintForm = z.object({
  about: z.enum(
    publicComplaintOptions.map(({ value }) => value),
    "Choose who it is about.",
  ),
  company: optionalText(limits.nameLengthMax),
  name: requiredText("Enter your name.", limits.nameLengthMax),
  email: emailAddress("Enter your email address."),
  words: requiredLines("Say what happened.", limits.complaintLengthMax),
});

export const publicAnswerForm = z.object({
  answer: requiredLines("Write the answer.", limits.complaintLengthMax),
});

/**
 * Anyone complains about us or a company; we acknowledge it by mail at once, and say by when we will answer. The same
 * words again change nothing; `id` is for a new complaint, `address` is the network address. Errors: too_many_requests.
 */
export function makePublicComplaint(
  context: Context,
  { id, form, address }: { id: string; form: z.infer<typeof publicComplaintForm>; address: string },
): Promise<void> {
  const { db, now } = context;
  return inTransaction(db, async (tx) => {
    const perHour = limits.publicComplaintsPerAddressPerHour;
    const perDay = limits.publicComplaintsPerEmailPerDay;
    await checkRateLimits(
      tx,
      [
        { name: "complaint-address", subject: address, max: perHour, minutes: 60 },
        { name: "complaint-email", subject: mailboxOf(form.email), max: perDay, minutes: 24 * 60 },
      ],
      context,
    );
    const { about, company = null, name, email, words } = form;
    const answerBy = daysAfter(now, limits.complaintAnswerDays);
    const row = { id, about, company, name, email, words, madeAt: now, answerBy };
    if (!(await insertPublicComplaint(tx, row))) return;
    await enqueueMail(tx, { mail: "public-complaint-received", to: email, complaintId: id }, now);
  });
}

/** Up to a hundred unanswered complaints, most urgent first. Errors: not_signed_in, not_admin. */
export async function publicComplaintsToAnswer({ db, now }: Context, actor: Actor) {
  requireAdmin(actor, "complaints");
  const rows = await openPublicComplaints(db.orm, limits.complaintsShown);
  return rows.map(({ id, about, company, name, email, words, madeAt, answerBy }) => ({
    id,
    about,
    company,
    name,
    email,
    words,
    madeAt,
    answerBy,
    isLate: answerBy < now,
  }));
}

/**
 * An administrator answers, and the answer is mailed. The audit log records that it was answered, not the answer.
 * Errors: not_signed_in, not_admin, not_found, conflict (already answered).
 */
export async function answerPublicComplaint(
  { db, now }: Context,
  actor: Actor,
  { id, answer }: { id: string; answer: string },
): Promise<void> {
  const admin = requireAdmin(actor, "complaints");
  await inTransaction(db, async (tx) => {
    const found = await lockPublicComplaint(tx, id);
    if (!found) throw new DomainError("not_found");
    if (found.answeredAt) throw new DomainError("conflict");
    await updatePublicComplaint(tx, id, { answer, answeredAt: now, answeredBy: admin.userId });
    await enqueueMail(tx, { mail: "public-complaint-answered", to: found.email, complaintId: id }, now);
    const after = { about: found.about };
    await recordAudit(tx, admin, { action: "answer-complaint", subject: { type: "complaint", id }, after, now });
  });
}
