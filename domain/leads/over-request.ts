import type { LeadRow } from "#domain/leads/leads.sql.ts";
import { isOpen } from "#domain/leads/open-status.ts";

/**
 * Whether nothing more can happen with a request: the customer closed it, or nobody has the details and nobody new can
 * get them. It does not matter who took it off sale.
 */
export function isOver(lead: LeadRow, buyers: readonly { endedAt: Date | null }[], now: Date): boolean {
  if (lead.customerClosedAt) return true;
  const canBeBought = lead.status === "sold" || (isOpen(lead.status) && lead.expiresAt > now);
  return !canBeBought && buyers.every(({ endedAt }) => endedAt !== null);
}
