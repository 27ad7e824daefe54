import { workName } from "#content/options.ts";
import type { Context } from "#domain/context.ts";
import { worksOfRequest } from "#domain/leads/works.sql.ts";
import { leadOfHouseholdLink, leadOfLink, tokenOfWork } from "#domain/request-links/open-link.ts";
import { type CustomerRequest, customerRequest } from "#domain/requests/customer-request.ts";
import { countsOfLead } from "#domain/requests/requests.sql.ts";
import { londonDay } from "#domain/time/calendar.ts";

/** One of several works behind a link. */
export interface MyWork {
  name: string;
  /** Stands in its addresses where the link's token stands in those of this page. */
  token: string;
  isShown: boolean;
  /** Quotes that can be chosen, or are, and unread messages from companies. */
  quotes: number;
  messages: number;
}

/**
 * All works behind a customer's link, in the order of the form; none if there is only one. Errors: link_invalid,
 * link_revoked, read_only_link.
 */
export async function myWorks(context: Context, token: string): Promise<MyWork[]> {
  return presentWorks(context, token, await leadOfLink(context.db.orm, token, context.now));
}

/** As above, behind a household's link, without messages. Errors: link_invalid, link_revoked. */
export async function householdWorks(context: Context, token: string): Promise<MyWork[]> {
  const works = await presentWorks(context, token, await leadOfHouseholdLink(context.db.orm, token, context.now));
  return works.map((work) => ({ ...work, messages: 0 }));
}

/** The requests of all works behind a customer's link, also of a single one. Errors: as `myWorks`. */
export async function requestsOfWorks(
  context: Context,
  token: string,
): Promise<(CustomerRequest & { name: string })[]> {
  const works = await myWorks(context, token);
  const addresses = works.length > 0 ? works.map((work) => work.token) : [token];
  const requests = await Promise.all(addresses.map((address) => customerRequest(context, address)));
  return requests.map((request) => ({ ...request, name: workName(request.serviceType) }));
}

async function presentWorks({ db, now }: Context, token: string, leadId: string): Promise<MyWork[]> {
  const works = await worksOfRequest(db.orm, leadId);
  if (works.length < 2) return [];
  const today = londonDay(now);
  return Promise.all(
    works.map(async (work) => {
      const counts = await countsOfLead(db.orm, { leadId: work.id, now, today, openTalk: null });
      return {
        name: workName(work.serviceType),
        token: tokenOfWork(token, work.groupPosition),
        isShown: work.id === leadId,
        quotes: counts?.quotes ?? 0,
        messages: counts?.messages ?? 0,
      };
    }),
  );
}
