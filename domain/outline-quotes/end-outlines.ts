import type { Tx } from "#db/connection.ts";
import { lockOutlinedLeads } from "#domain/installers/installers.sql.ts";
import { endOfCompany } from "#domain/outline-quotes/outlines.sql.ts";

/**
 * Ends all outlines of a company that wait, inside the caller's transaction, before it locks the company: their credits
 * go back. Authorizes nothing.
 */
export async function endOutlinesOf(tx: Tx, installerId: string, now: Date): Promise<void> {
  await lockOutlinedLeads(tx, installerId);
  await endOfCompany(tx, installerId, now);
}
