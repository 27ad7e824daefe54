import type { Tx } from "#db/connection.ts";
import { requireAdminOfOthers, type User } from "#domain/actor.ts";
import { buyersOfLead } from "#domain/leads/leads.sql.ts";

/**
 * Administrators may not change a lead that their own company has bought: withdrawing it would shut out competitors,
 * and a corrected email address receives the customer's link. Errors: not_admin, own_company.
 */
export async function requireLeadOfOthers(tx: Tx, admin: User, leadId: string): Promise<void> {
  for (const { installerId } of await buyersOfLead(tx, leadId)) requireAdminOfOthers(admin, installerId);
}
