import type { Tx } from "#db/connection.ts";
import { holdLeadsWaitedOn } from "#domain/installers/installers.sql.ts";

/**
 * Locks the leads on which outlines of this company wait, inside the caller's transaction, before the company itself is
 * locked: whoever ends its outlines needs both. Authorizes nothing.
 */
export function holdOutlinedLeads(tx: Tx, installerId: string): Promise<void> {
  return holdLeadsWaitedOn(tx, installerId);
}
