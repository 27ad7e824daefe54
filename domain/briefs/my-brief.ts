import type { BriefAnswers } from "#content/brief/questions.ts";
import { leadServiceLabel } from "#content/options.ts";
import type { ListedPhoto, PlanContent } from "#db/schema.ts";
import { newestBrief } from "#domain/briefs/briefs.sql.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { isOver } from "#domain/leads/over-request.ts";
import { isLive } from "#domain/leads/project.ts";
import { projectOfLead } from "#domain/leads/projects.sql.ts";
import { readRequest } from "#domain/leads/quote-request.ts";
import { briefOfPlan, type PlannedBrief } from "#domain/plans/brief-of-plan.ts";
import { findOutwardCode } from "#domain/postcodes/outward-code.ts";
import { leadOfUsedLink } from "#domain/request-links/open-link.ts";

/** A customer's brief as they see it. */
export interface MyBrief {
  serviceType: string;
  serviceLabel: string;
  /** Empty before the first version. */
  answers: BriefAnswers;
  /** Submitted with the request. */
  plan: PlanContent | null;
  /** What that plan says in answer to these questions; null without one. */
  planned: PlannedBrief | null;
  photos: readonly ListedPhoto[];
  /** 0 before the first. */
  version: number;
  writtenAt: Date | null;
  /** False once the request has ended. */
  canChange: boolean;
  /** How many companies currently have the customer's details. */
  companies: number;
  outcode: string;
  /** SAP climate region; undefined if the outward code has no location. */
  sapRegion: number | undefined;
  /** Only for a print or file that the customer wants them in. */
  contact: { name: string; email: string | null; phone: string | null; postcode: string };
}

/**
 * The brief of the request behind a customer's own link. Errors: link_invalid, link_revoked, read_only_link, not_found
 * (never confirmed).
 */
export async function myBrief(context: Context, token: string): Promise<MyBrief> {
  const { orm } = context.db;
  const leadId = await leadOfUsedLink(context, token);
  const project = await projectOfLead(orm, leadId);
  if (!project) throw new DomainError("not_found");
  const [{ lead, buyers }, newest] = await Promise.all([readRequest(orm, leadId), newestBrief(orm, leadId)]);
  return {
    serviceType: lead.serviceType,
    serviceLabel: leadServiceLabel(lead.serviceType),
    answers: newest?.content ?? {},
    plan: lead.plan,
    planned: lead.plan && briefOfPlan(lead.plan, lead.serviceType),
    photos: lead.photos,
    version: newest?.version ?? 0,
    writtenAt: newest?.writtenAt ?? null,
    canChange: isLive(project) && !isOver(lead, buyers, context.now),
    companies: buyers.filter(({ endedAt }) => !endedAt).length,
    outcode: lead.outcode,
    sapRegion: findOutwardCode(lead.outcode)?.sapRegion,
    contact: {
      name: lead.customerName,
      email: lead.customerEmail,
      phone: lead.customerPhone,
      postcode: lead.postcode,
    },
  };
}
