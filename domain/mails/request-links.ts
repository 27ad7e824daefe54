import { createHmac } from "node:crypto";
import {
  confirmRequestLetter,
  type RequestLinkFacts,
  type YourLinksFacts,
  yourLinksLetter,
} from "#content/mails/request-links.ts";
import { leadServiceLabel } from "#content/options.ts";
import { calledName } from "#domain/contact/person-name.ts";
import type { Context } from "#domain/context.ts";
import type { LeadRecord } from "#domain/leads/lead-record.ts";
import { findRequest } from "#domain/leads/quote-request.ts";
import type { MailKind } from "#domain/mails/mail-kind.ts";
import { issueRequestLink } from "#domain/request-links/open-link.ts";

export const confirmRequest: MailKind<{ leadId: string }, RequestLinkFacts> = {
  nameInLog: "Confirm your request",
  nameOnLead: "Link to confirm, to the customer",
  recipient: "customer",
  /** Undefined when the request is over and needs no confirmation. */
  async gather(context, { leadId }, token) {
    const request = await findRequest(context.db.orm, leadId);
    return request && !isOver(request) ? newLink(context, request, token) : undefined;
  },
  letter: confirmRequestLetter,
};

/** To a customer who has lost theirs, or ended them: to this request, and to others of the same address. */
export const yourLinks: MailKind<{ leadId: string; others: readonly string[] }, YourLinksFacts> = {
  nameInLog: "Links to requests",
  nameOnLead: "Link asked for again, to the customer",
  recipient: "customer",
  /** A lost link leads to a request of any age, as long as we have the details. */
  async gather(context, { leadId, others = [] }, token) {
    const links: (RequestLinkFacts & { to: string })[] = [];
    for (const id of [leadId, ...others]) {
      const request = await findRequest(context.db.orm, id);
      if (request && !request.anonymisedAt) links.push(await newLink(context, request, tokenFor(token, id)));
    }
    const [first] = links;
    return first && { to: first.to, firstName: first.firstName, links };
  },
  letter: yourLinksLetter,
};

/** One random token gives each request of the letter its own, from which none of the others can be told. */
function tokenFor(token: string, leadId: string): string {
  return createHmac("sha256", token).update(leadId).digest("base64url");
}

const isOver = ({ anonymisedAt, status }: LeadRecord) =>
  anonymisedAt !== null || status === "withdrawn" || status === "expired";

async function newLink(
  context: Context,
  request: LeadRecord,
  token: string,
): Promise<RequestLinkFacts & { to: string }> {
  await issueRequestLink(context, request.id, token);
  return {
    to: request.customerEmail,
    firstName: calledName(request.customerName),
    serviceLabel: leadServiceLabel(request.serviceType),
    token,
    isPicking: request.sharing === "on_pick",
  };
}
