import type { LeadRow } from "#domain/leads/leads.sql.ts";
import { isOpen } from "#domain/leads/open-status.ts";

/**
 * Whether nothing can come of a request any more: the customer closed it, or nobody new can get the details and nobody
 * has them. Who took it off sale makes no difference.
 */
export function isOver(lead: LeadRow, buyers: readonly { endedAt: Date | null }[], now: Date): boolean {
  if (lead.customerClosedAt) return true;
  const canBeBought = lead.status === "sold" || (isOpen(lead.status) && lead.expiresAt > now);
  return !canBeBought && buyers.every(({ endedAt }) => endedAt !== null);
}
