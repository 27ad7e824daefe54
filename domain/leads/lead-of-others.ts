import type { Tx } from "#db/connection.ts";
import { isOwnCompany, type User } from "#domain/actor.ts";
import { DomainError } from "#domain/errors.ts";
import { buyersOfLead } from "#domain/leads/leads.sql.ts";

/**
 * Administrators may not change a lead that their own company has bought: withdrawing it would shut out competitors,
 * and a corrected email address receives the customer's link. Errors: own_company.
 */
export async function requireLeadOfOthers(tx: Tx, admin: User, leadId: string): Promise<void> {
  const isOwn = (await buyersOfLead(tx, leadId)).some(({ installerId }) => isOwnCompany(admin, installerId));
  if (isOwn) throw new DomainError("own_company");
}
