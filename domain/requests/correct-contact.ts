import { limits } from "#config/limits.ts";
import type { Queryable, Tx } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { endQuestion, isAsked } from "#domain/leads/contact-question.ts";
import { type LeadRow, updateLead } from "#domain/leads/leads.sql.ts";
import { isLive, noteAct } from "#domain/leads/project.ts";
import { projectOfLead } from "#domain/leads/projects.sql.ts";
import { correctedFields, tellOfCorrection } from "#domain/leads/tell-of-correction.ts";
import { lockWorksOfRequest } from "#domain/leads/works.sql.ts";
import { checkRateLimits } from "#domain/rate-limits.ts";
import { leadOfLink } from "#domain/request-links/open-link.ts";
import type { ContactForm } from "#domain/requests/contact-form.ts";

/**
 * The customer corrects their name or phone number at any time, in all works of the request: buyers are told by mail
 * what was corrected, and open questions about it are answered. Repeating it changes nothing. The link is the only
 * authorisation. Errors: link_invalid, link_revoked, read_only_link, conflict (the request has ended), too_many_requests
 * (5 corrections a day per request).
 */
export function correctContact({ db, now }: Context, token: string, form: ContactForm): Promise<void> {
  return inTransaction(db, async (tx) => {
    const works = await lockWorksOfRequest(tx, await leadOfLink(tx, token, now));
    const current = await correctableOf(tx, works);
    const [first] = works;
    if (!first || current.length === 0) throw new DomainError("conflict");
    const answer = { customerName: form.name, customerPhone: form.phone };
    const wrong = current.filter((lead) => correctedFields(lead, { ...lead, ...answer }).length > 0);
    if (wrong.length === 0) return;
    await spendContactChange(tx, "contact-corrected", { leadId: first.id, now });
    for (const lead of wrong) {
      await noteAct(tx, lead.id, now);
      await correctWork(tx, lead, { answer, now });
    }
  });
}

/** The works whose companies still need the right details. */
export async function correctableOf(tx: Queryable, works: readonly LeadRow[]): Promise<LeadRow[]> {
  const projects = await Promise.all(works.map(({ id }) => projectOfLead(tx, id)));
  return works.filter((_, index) => {
    const project = projects[index];
    return project !== undefined && (isLive(project) || project.status === "done");
  });
}

/** Corrects one work that the caller holds: its open question is answered, and its buyers are told. */
export async function correctWork(
  tx: Tx,
  lead: LeadRow,
  { answer, now }: { answer: Pick<LeadRow, "customerName" | "customerPhone">; now: Date },
): Promise<void> {
  const corrected = correctedFields(lead, { ...lead, ...answer });
  if (corrected.length > 0) await updateLead(tx, lead.id, answer);
  if (isAsked(lead)) await endQuestion(tx, lead, now);
  await tellOfCorrection(tx, { leadId: lead.id, corrected, now });
}

const DAY_MINUTES = 24 * 60;

/**
 * Counts a change to a request's contact details or wishes, each kind separately. Errors: too_many_requests
 * (`limits.contactCorrectionsPerDay` of a kind).
 */
export function spendContactChange(
  tx: Queryable,
  name: "contact-corrected" | "contact-wish-changed",
  { leadId, now }: { leadId: string; now: Date },
): Promise<void> {
  const throttle = { name, subject: leadId, max: limits.contactCorrectionsPerDay, minutes: DAY_MINUTES };
  return checkRateLimits(tx, [throttle], { now });
}
