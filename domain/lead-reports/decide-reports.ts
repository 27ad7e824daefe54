import { limits } from "#config/limits.ts";
import { type Actor, requireAdmin } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { acceptReport, declineReport } from "#domain/lead-reports/decide-report.ts";
import { requireReason } from "#domain/reason.ts";

export type DecisionOnSeveral = { accept: true } | { accept: false; reason: string };

const whyLeft = ["conflict", "not_found", "own_company"] as const;

/** Already decided, missing, or a report by the administrator's own company. */
export type WhyLeft = (typeof whyLeft)[number];

export interface Decisions {
  /** Ids of the reports decided by this call. */
  decided: string[];
  left: { requestId: string; why: WhyLeft }[];
}

/**
 * Decides several reports the same way, each independently: declines them for one reason, as `declineRefund` does, or
 * accepts them, as `acceptRefund` does, with the default for each lead. One failure does not stop the others. Repeating
 * it decides nothing. Errors: not_signed_in, not_admin, invalid_input (fields `reason`: none given to decline;
 * `reports`: none chosen, or more than `limits.adminPageSize`).
 */
export async function decideReports(
  context: Context,
  actor: Actor,
  { requestIds, decision }: { requestIds: readonly string[]; decision: DecisionOnSeveral },
): Promise<Decisions> {
  requireAdmin(actor, "lead_reports");
  if (!decision.accept) requireReason(decision.reason);
  const chosen = [...new Set(requestIds)];
  if (chosen.length === 0) throw wrongReports("Choose at least one report.");
  if (chosen.length > limits.adminPageSize) throw wrongReports(`Choose no more than ${limits.adminPageSize} reports.`);
  const done: Decisions = { decided: [], left: [] };
  for (const requestId of chosen) {
    const deciding = decision.accept
      ? acceptReport(context, actor, { requestId })
      : declineReport(context, actor, { requestId, reason: decision.reason });
    const why = await deciding.then(() => undefined, reasonToLeave);
    if (why) done.left.push({ requestId, why });
    else done.decided.push(requestId);
  }
  return done;
}

function wrongReports(message: string): DomainError {
  return new DomainError("invalid_input", { fields: { reports: [message] } });
}

function reasonToLeave(error: unknown): WhyLeft {
  const why = error instanceof DomainError && whyLeft.find((code) => code === error.code);
  if (!why) throw error;
  return why;
}
