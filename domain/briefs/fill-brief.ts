import type { Queryable } from "#db/connection.ts";
import { insertBrief, newestBrief } from "#domain/briefs/briefs.sql.ts";
import { leadById } from "#domain/leads/leads.sql.ts";
import { briefOfPlan } from "#domain/plans/brief-of-plan.ts";

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
