import { limits } from "#config/limits.ts";
import { leadServiceLabel } from "#content/options.ts";
import type { RefundReason } from "#content/refund-reasons.ts";
import { type Actor, requireAdmin } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { reportRowsOf } from "#domain/lead-reports/lead-reports.sql.ts";

export interface ReportSummary {
  id: string;
  serviceLabel: string;
  location: string;
  reason: RefundReason;
  status: "open" | "accepted" | "declined";
  requestedAt: Date;
  decidedAt: Date | null;
  decisionReason: string | null;
}

/** A company's newest reports of bad leads. Errors: not_signed_in, not_admin. */
export async function reportsOf({ db }: Context, actor: Actor, installerId: string): Promise<ReportSummary[]> {
  requireAdmin(actor, "lead_reports");
  const rows = await reportRowsOf(db.orm, installerId, limits.installerFileRows);
  return rows.map(({ request, lead }) => ({
    id: request.id,
    serviceLabel: leadServiceLabel(lead.serviceType),
    location: lead.location,
    reason: request.reason,
    status: request.status,
    requestedAt: request.requestedAt,
    decidedAt: request.decidedAt,
    decisionReason: request.decisionReason,
  }));
}
