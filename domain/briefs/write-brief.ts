import { isDeepStrictEqual } from "node:util";
import { limits } from "#config/limits.ts";
import type { BriefAnswers } from "#content/brief/questions.ts";
import type { Queryable } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { insertBrief, newestBrief } from "#domain/briefs/briefs.sql.ts";
import { tellOfBrief } from "#domain/briefs/tell-of-brief.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { leadById, lockLead } from "#domain/leads/leads.sql.ts";
import { isLive, noteAct } from "#domain/leads/project.ts";
import { projectOfLead } from "#domain/leads/projects.sql.ts";
import { briefOfPlan } from "#domain/plans/brief-of-plan.ts";
import { checkRateLimits } from "#domain/rate-limits.ts";
import { leadOfLink } from "#domain/request-links/open-link.ts";
import { hoursAfter } from "#domain/time/periods.ts";

/**
 * Writes the next version of the customer's brief as a whole: missing answers are cleared. `seen` is the version that
 * the customer was editing, 0 for none. Companies that have the customer's details are told: webhooks at once, by mail
 * after `limits.briefMailHours` about all changes since. Repeating it changes nothing. The link is the only
 * authorisation. Errors: link_invalid, link_revoked, read_only_link, not_found (never confirmed), project_closed,
 * conflict (somebody has written another version since), too_many_requests (`limits.briefVersionsPerDay` per request).
 */
export function writeBrief(
  { db, now }: Context,
  token: string,
  { answers, seen }: { answers: BriefAnswers; seen: number },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const lead = await lockLead(tx, await leadOfLink(tx, token, now));
    const project = lead && (await projectOfLead(tx, lead.id));
    if (!project) throw new DomainError("not_found");
    if (!isLive(project)) throw new DomainError("project_closed");
    const newest = await newestBrief(tx, lead.id);
    // Clicked twice, or sent again because the answer was lost on the network.
    if (isDeepStrictEqual(newest?.content ?? {}, answers)) return;
    if ((newest?.version ?? 0) !== seen) throw new DomainError("conflict");
    const throttle = {
      name: "brief-written",
      subject: lead.id,
      max: limits.briefVersionsPerDay,
      minutes: 24 * 60,
    };
    await checkRateLimits(tx, [throttle], { now });
    const isMailWaiting = newest !== undefined && newest.mailAt > now;
    const mailAt = isMailWaiting ? newest.mailAt : hoursAfter(now, limits.briefMailHours);
    await insertBrief(tx, { leadId: lead.id, version: seen + 1, content: answers, writtenAt: now, mailAt });
    await noteAct(tx, lead.id, now);
    await tellOfBrief(tx, { leadId: lead.id, version: seen + 1, mailAt: isMailWaiting ? null : mailAt, now });
  });
}

/**
 * Starts the brief of a request with what its customer told the planner, inside the caller's transaction. Without a
 * plan, or once there is a brief, changes nothing. Tells nobody: nobody has the customer's details yet.
 */
export async function fillBrief(tx: Queryable, leadId: string, now: Date): Promise<void> {
  const lead = await leadById(tx, leadId);
  if (lead?.status !== "available" || !lead.plan || (await newestBrief(tx, leadId))) return;
  const { said: content } = briefOfPlan(lead.plan, lead.serviceType);
  if (Object.keys(content).length === 0) return;
  await insertBrief(tx, { leadId, version: 1, content, writtenAt: now, mailAt: now });
}

/**
 * Saves what the quote form asks about a site or home as the next version of the request's brief, inside the caller's
 * transaction, which holds an unconfirmed request. The same answers again, or none at first, change nothing.
 */
export async function noteSite(tx: Queryable, leadId: string, site: BriefAnswers, now: Date): Promise<void> {
  const newest = await newestBrief(tx, leadId);
  if (isDeepStrictEqual(newest?.content ?? {}, site)) return;
  const version = (newest?.version ?? 0) + 1;
  await insertBrief(tx, { leadId, version, content: site, writtenAt: now, mailAt: now });
}
