import { limits } from "#config/limits.ts";
import type { Queryable } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { endQuestion, isAsked } from "#domain/leads/contact-question.ts";
import { lockLead, updateLead } from "#domain/leads/leads.sql.ts";
import { isLive, noteAct } from "#domain/leads/project.ts";
import { projectOfLead } from "#domain/leads/projects.sql.ts";
import { correctedFields, tellOfCorrection } from "#domain/leads/tell-of-correction.ts";
import { checkRateLimits } from "#domain/rate-limits/rate-limits.ts";
import { leadOfLink } from "#domain/request-links/open-link.ts";
import type { ContactForm } from "#domain/requests/contact-form.ts";

/**
 * The customer corrects their name or phone number at any time: buyers are told by mail what was corrected, and an open
 * question about it is answered. Repeating it changes nothing. The link is the only authorisation. Errors:
 * link_invalid, link_revoked, read_only_link, conflict (the request has ended), too_many_requests (5 corrections a day
 * per request).
 */
export function correctContact({ db, now }: Context, token: string, form: ContactForm): Promise<void> {
  return inTransaction(db, async (tx) => {
    const lead = await lockLead(tx, await leadOfLink(tx, token, now));
    if (!lead) throw new DomainError("link_invalid");
    const project = await projectOfLead(tx, lead.id);
    if (!project || !(isLive(project) || project.status === "done")) throw new DomainError("conflict");
    const answer = { customerName: form.name, customerPhone: form.phone };
    const corrected = correctedFields(lead, { ...lead, ...answer });
    if (corrected.length === 0) return;
    await spendContactChange(tx, "contact-corrected", { leadId: lead.id, now });
    await updateLead(tx, lead.id, answer);
    await noteAct(tx, lead.id, now);
    if (isAsked(lead)) await endQuestion(tx, lead, now);
    await tellOfCorrection(tx, { leadId: lead.id, corrected, now });
  });
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
