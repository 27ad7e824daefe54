import { isDeepStrictEqual } from "node:util";
import { inTransaction } from "#db/transaction.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { lockLead, updateLead } from "#domain/leads/leads.sql.ts";
import { isOver } from "#domain/leads/over-request.ts";
import { noteAct } from "#domain/leads/project.ts";
import { projectOfLead } from "#domain/leads/projects.sql.ts";
import { readRequest } from "#domain/leads/quote-request.ts";
import { enqueueCustomerUpdated } from "#domain/outbox/enqueue.ts";
import { leadOfLink } from "#domain/request-links/open-link.ts";
import type { ContactWishForm } from "#domain/requests/contact-form.ts";
import { spendContactChange } from "#domain/requests/correct-contact.ts";

/**
 * The customer changes how and when they like to be contacted; whatever is left out is cleared. Companies read it with
 * the lead; webhooks of those that have the details are told. Repeating it changes nothing. The link is the only
 * authorisation. Errors: link_invalid, link_revoked, read_only_link, not_found (never confirmed), project_closed (the
 * request is over), too_many_requests (5 changes a day per request).
 */
export function changeContactWish({ db, now }: Context, token: string, form: ContactWishForm): Promise<void> {
  return inTransaction(db, async (tx) => {
    const lead = await lockLead(tx, await leadOfLink(tx, token, now));
    if (!lead || !(await projectOfLead(tx, lead.id))) throw new DomainError("not_found");
    const { buyers } = await readRequest(tx, lead.id);
    if (isOver(lead, buyers, now)) throw new DomainError("project_closed");
    const wish = { contactWay: form.contactWay ?? null, contactTimes: form.contactTimes ?? null };
    if (isDeepStrictEqual(wish, { contactWay: lead.contactWay, contactTimes: lead.contactTimes })) return;
    await spendContactChange(tx, "contact-wish-changed", { leadId: lead.id, now });
    await updateLead(tx, lead.id, wish);
    await noteAct(tx, lead.id, now);
    await enqueueCustomerUpdated(tx, buyers, { occasion: `contact wish ${now.toISOString()}`, now });
  });
}
