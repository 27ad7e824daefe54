import type { Tx } from "#db/connection.ts";
import { requireAdminOfOthers, type User } from "#domain/actor.ts";
import { buyersOfLead } from "#domain/leads/leads.sql.ts";

/**
 * For changes of a lead, which nobody makes to one that their own company has bought: withdrawing it keeps others away,
 * and a corrected e-mail address gets the customer's link. Errors: not_admin, own_company.
 */
export async function requireLeadOfOthers(tx: Tx, admin: User, leadId: string): Promise<void> {
  for (const { installerId } of await buyersOfLead(tx, leadId)) requireAdminOfOthers(admin, installerId);
}
