import { z } from "zod";
import { type ReportAnswer, reportAnswers } from "#content/refund-rules.ts";
import type { Tx } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { canAnswer } from "#domain/lead-reports/ask-customer.ts";
import { closeHeld } from "#domain/lead-reports/close-held.ts";
import { keepAnswer, questionOf } from "#domain/lead-reports/report-answer.ts";
import { type LeadRow, leadById } from "#domain/leads/leads.sql.ts";
import { isLive, noteAct } from "#domain/leads/project.ts";
import { projectOfLead } from "#domain/leads/projects.sql.ts";
import { lockWorksOfRequest } from "#domain/leads/works.sql.ts";
import { leadOfLink, leadOfUsedLink } from "#domain/request-links/open-link.ts";
import { correctableOf, correctWork } from "#domain/requests/correct-contact.ts";
import { quoteFields } from "#domain/requests/quote-form.ts";

const values = reportAnswers.map(({ value }) => value) as [ReportAnswer, ...ReportAnswer[]];

/** The customer’s answer; a new number only where the number is different. */
export const answerForm = z.discriminatedUnion("answer", [
  z.object({ answer: z.literal("number"), phone: quoteFields.shape.phone }),
  z.object({ answer: z.enum(values).exclude(["number"]) }),
]);

export type AnswerForm = z.infer<typeof answerForm>;

/** What the page of an answer shows. Opening it changes nothing. Errors: link_invalid, link_revoked, read_only_link. */
export async function reportQuestionPage(context: Context, token: string) {
  const tx = context.db.orm;
  const lead = await leadById(tx, await leadOfUsedLink(context, token));
  if (!lead) throw new DomainError("link_invalid");
  const { isAsked, answers } = await questionOf(tx, lead.id);
  return { isAsked, answered: answers.at(-1) ?? null, canAnswer: await canAnswer(tx, lead) };
}

/**
 * The customer answers our question about a reported request. A new number goes to all companies that have the details;
 * that they never asked refunds and closes; that they no longer want it closes. The same answer counts once, also after
 * it has closed the request. Errors: link_invalid, link_revoked, read_only_link, not_found (never asked), conflict (the
 * request has ended).
 */
export function answerReport({ db, now }: Context, token: string, form: AnswerForm): Promise<void> {
  return inTransaction(db, async (tx) => {
    const leadId = await leadOfLink(tx, token, now);
    const works = await lockWorksOfRequest(tx, leadId);
    const lead = works.find(({ id }) => id === leadId);
    if (!lead) throw new DomainError("link_invalid");
    const { isAsked, answers } = await questionOf(tx, leadId);
    if (!isAsked) throw new DomainError("not_found");
    if (answers.includes(form.answer) && form.answer !== "number") return;
    if (!(await canAnswer(tx, lead))) throw new DomainError("conflict");
    await noteAct(tx, leadId, now);
    await keepAnswer(tx, lead, { answer: form.answer, now });
    if (form.answer === "number") await correctNumber(tx, works, { phone: form.phone, now });
    if (form.answer === "no_longer") await closeIfLive(tx, lead, now);
  });
}

async function correctNumber(tx: Tx, works: readonly LeadRow[], { phone, now }: { phone: string; now: Date }) {
  for (const work of await correctableOf(tx, works))
    await correctWork(tx, work, { answer: { customerName: work.customerName, customerPhone: phone }, now });
}

async function closeIfLive(tx: Tx, lead: LeadRow, now: Date): Promise<void> {
  const project = await projectOfLead(tx, lead.id);
  if (project && isLive(project)) await closeHeld(tx, lead, "customer", now);
}
