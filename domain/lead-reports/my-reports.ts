import { type Actor, requireInstaller } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { purchaseOf, reportOf } from "#domain/lead-reports/lead-reports.sql.ts";
import { whyDecided } from "#domain/lead-reports/why-decided.ts";
import { sightOf } from "#domain/leads/sight.ts";

/**
 * The report of a purchase as programs read it, or none; a company that is suspended still reads it. Errors:
 * not_signed_in, not_found (not their purchase), role_required.
 */
export async function reportsForPrograms({ db }: Context, actor: Actor, purchaseId: string) {
  const installer = requireInstaller(actor, "bought_leads");
  const purchase = await purchaseOf(db.orm, installer.id, purchaseId);
  if (!purchase) throw new DomainError("not_found");
  const report = await reportOf(db.orm, purchaseId);
  if (!report) return [];
  const sight = sightOf(purchase.lead, purchase);
  const { rule, decidedBy } = await whyDecided(db.orm, { leadId: purchase.lead.id, purchaseId, report });
  return [
    {
      id: report.id,
      purchaseId,
      reason: report.reason,
      note: sight.text(report.note),
      status: report.status,
      requestedAt: report.requestedAt.toISOString(),
      decidedAt: report.decidedAt?.toISOString() ?? null,
      decidedBy,
      rule,
      decisionReason: sight.text(report.decisionReason),
    },
  ];
}
