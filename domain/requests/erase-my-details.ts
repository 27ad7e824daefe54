import { inTransaction } from "#db/transaction.ts";
import type { Context } from "#domain/context.ts";
import { type ErasureScope, eraseCustomerOfLead } from "#domain/leads/erase-customer.ts";
import { leadOfLink } from "#domain/request-links/open-link.ts";
import { recordSecurityEvent } from "#domain/security-log/record-security-event.ts";

/**
 * The customer has their details deleted: for this request, or for all those made with the same e-mail address. The
 * link is authority enough; afterwards it opens nothing. Returns for how many requests: none if another call did it at
 * the same moment. Errors: link_invalid (including the second time).
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
