import { confirmRequestLetter, type RequestLinkFacts, requestLinkLetter } from "#content/mails/request-links.ts";
import { leadServiceLabel } from "#content/options.ts";
import { firstNameOf } from "#domain/contact/mask.ts";
import type { Context } from "#domain/context.ts";
import type { LeadRecord } from "#domain/leads/lead-record.ts";
import { findRequest } from "#domain/leads/quote-request.ts";
import type { MailKind } from "#domain/mails/mail-kind.ts";
import { issueRequestLink } from "#domain/request-links/open-link.ts";

declare module "#domain/outbox/mail.ts" {
  interface MailPayloads {
    "confirm-request": { leadId: string };
    /** To a customer who has lost theirs. */
    "request-link": { leadId: string };
  }
}

export const confirmRequest: MailKind<"confirm-request", RequestLinkFacts> = {
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

export const requestLink: MailKind<"request-link", RequestLinkFacts> = {
  nameInLog: "Link to a request",
  nameOnLead: "Link asked for again, to the customer",
  recipient: "customer",
  /** A lost link leads to a request of any age, as long as we have the details. */
  async gather(context, { leadId }, token) {
    const request = await findRequest(context.db.orm, leadId);
    return request && !request.anonymisedAt ? newLink(context, request, token) : undefined;
  },
  letter: requestLinkLetter,
};

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
    firstName: firstNameOf(request.customerName),
    serviceLabel: leadServiceLabel(request.serviceType),
    token,
  };
}
