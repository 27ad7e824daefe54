import { inTransaction } from "#db/transaction.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { closeHeld } from "#domain/lead-reports/close-held.ts";
import type { LeadStatus } from "#domain/leads/lead.ts";
import { lockLead } from "#domain/leads/leads.sql.ts";
import { leadOfLink } from "#domain/request-links/open-link.ts";

/**
 * The customer closes the request, in any state: nobody new gets their details, buyers are told by mail that no further
 * contact is wanted, and 14 days later they no longer see who the customer is. Purchases of the last 24 hours are
 * refunded. Repeating it changes nothing. Returns the lead's status. Errors: link_invalid, link_revoked,
 * read_only_link.
 */
export function closeRequest({ db, now }: Context, token: string): Promise<LeadStatus> {
  return inTransaction(db, async (tx) => {
    const lead = await lockLead(tx, await leadOfLink(tx, token, now));
    if (!lead) throw new DomainError("link_invalid");
    return lead.customerClosedAt ? lead.status : closeHeld(tx, lead, "customer", now);
  });
}
