import { inTransaction } from "#db/transaction.ts";
import type { Context } from "#domain/context.ts";
import { type ErasureScope, eraseCustomerOfLead } from "#domain/leads/erase-customer.ts";
import { leadOfLink } from "#domain/request-links/open-link.ts";
import { recordSecurityEvent } from "#domain/security-log/record-security-event.ts";

/**
 * The customer has their details deleted: for this request, or for all from the same email address. The link is the
 * only authorisation; afterwards it opens nothing. Returns the number of requests: 0 if a concurrent call did it.
 * Errors: link_invalid (including the second time).
 */
export function eraseMyDetails({ db, now }: Context, token: string, scope: ErasureScope): Promise<number> {
  return inTransaction(db, async (tx) => {
    const leadId = await leadOfLink(tx, token, now);
    const leadIds = await eraseCustomerOfLead(tx, { leadId, scope, by: "customer", now });
    if (leadIds.length === 0) return 0;
    // Without the network address, which is the customer's own.
    const detail = `${leadIds.length} of the customer's own`;
    await recordSecurityEvent(tx, { now }, { kind: "customer_erased", userId: null, detail });
    return leadIds.length;
  });
}
