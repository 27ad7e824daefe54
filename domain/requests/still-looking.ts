import { inTransaction } from "#db/transaction.ts";
import type { Context } from "#domain/context.ts";
import { lockLead } from "#domain/leads/leads.sql.ts";
import { noteAct } from "#domain/leads/project.ts";
import { leadOfLink } from "#domain/request-links/open-link.ts";

/** The customer is still looking: the project stays open. Errors: link_invalid, link_revoked, read_only_link. */
export function stillLooking({ db, now }: Context, token: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const leadId = await leadOfLink(tx, token, now);
    await lockLead(tx, leadId);
    await noteAct(tx, leadId, now);
  });
}
