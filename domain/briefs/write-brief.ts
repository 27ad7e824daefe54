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
import { checkRateLimits } from "#domain/rate-limits/rate-limits.ts";
import { leadOfLink } from "#domain/request-links/open-link.ts";
import { hoursAfter } from "#domain/time/periods.ts";

/**
 * Writes the next version of the customer's brief, whole: what is not among the answers is no longer answered. `seen` is
 * the version that the customer had before them, 0 for none. Companies that have the customer's details are told, their
 * programs at once, by mail after `limits.briefMailHours` of all changes since. Saying the same again changes nothing. The link is authority
 * enough. Errors: link_invalid, link_revoked, read_only_link, not_found (never confirmed), project_closed, conflict
 * (somebody has written another version since), too_many_requests (`limits.briefVersionsPerDay` for a request).
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
    // Also when it was pressed twice, or sent again because the network lost the answer.
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
 * Begins the brief of a request with what its customer said to the planner, inside the caller's transaction. Without a
 * plan, or once there is a brief, nothing changes. Nobody is told: nobody has the customer's details yet.
 */
export async function fillBrief(tx: Queryable, leadId: string, now: Date): Promise<void> {
  const lead = await leadById(tx, leadId);
  if (lead?.status !== "available" || !lead.plan || (await newestBrief(tx, leadId))) return;
  const content = briefOfPlan(lead.plan, lead.serviceType);
  if (Object.keys(content).length === 0) return;
  await insertBrief(tx, { leadId, version: 1, content, writtenAt: now, mailAt: now });
}

/**
 * Keeps what a business says of its site as the next version of its brief, inside the caller's transaction, which holds
 * a request that nobody has confirmed. The same again, or nothing at first, changes nothing.
 */
export async function noteSite(tx: Queryable, leadId: string, site: BriefAnswers, now: Date): Promise<void> {
  const newest = await newestBrief(tx, leadId);
  if (isDeepStrictEqual(newest?.content ?? {}, site)) return;
  const version = (newest?.version ?? 0) + 1;
  // Nobody has the customer's details yet, so nobody is told.
  await insertBrief(tx, { leadId, version, content: site, writtenAt: now, mailAt: now });
}
