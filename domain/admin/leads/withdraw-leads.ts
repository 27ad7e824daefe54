import { limits } from "#config/limits.ts";
import { type Actor, requireAdmin } from "#domain/actor.ts";
import { withdrawLead } from "#domain/admin/leads/withdraw-lead.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { requireReason } from "#domain/reason.ts";

export interface Withdrawals {
  /** Ids of the leads that were withdrawn just now. */
  withdrawn: string[];
  /** Ids of those that had been sold or closed already, that there are not, or that one's own company has bought. */
  left: string[];
}

const whyLeft: readonly string[] = ["conflict", "not_found", "own_company"];

/**
 * Withdraws several leads for one reason, each by itself, as `withdrawLead` does: one that cannot be withdrawn keeps none
 * of the others. Doing it again withdraws nothing. Errors: not_signed_in, not_admin, invalid_input (fields `reason`: none
 * given; `leads`: none chosen, or more than `limits.adminPageSize`).
 */
export async function withdrawLeads(
  context: Context,
  actor: Actor,
  { leadIds, reason }: { leadIds: readonly string[]; reason: string },
): Promise<Withdrawals> {
  requireAdmin(actor, "customers");
  requireReason(reason, "Give a reason. It is kept in the audit log.");
  const chosen = [...new Set(leadIds)];
  if (chosen.length === 0) throw new DomainError("invalid_input", { fields: { leads: ["Choose at least one lead."] } });
  if (chosen.length > limits.adminPageSize) {
    const most = [`Choose no more than ${limits.adminPageSize} leads.`];
    throw new DomainError("invalid_input", { fields: { leads: most } });
  }
  const done: Withdrawals = { withdrawn: [], left: [] };
  for (const leadId of chosen) {
    const isWithdrawn = await withdrawLead(context, actor, { leadId, reason }).then(
      () => true,
      (error: unknown) => {
        if (error instanceof DomainError && whyLeft.includes(error.code)) return false;
        throw error;
      },
    );
    done[isWithdrawn ? "withdrawn" : "left"].push(leadId);
  }
  return done;
}
