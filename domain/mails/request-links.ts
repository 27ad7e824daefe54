import { createHmac } from "node:crypto";
import { limits } from "#config/limits.ts";
import { leadServiceLabel } from "#content/options.ts";
import { greeting, serviceInWords } from "#content/plain-words.ts";
import { listInWords } from "#content/planner/figures.ts";
import { worksText } from "#content/sharing-text.ts";
import { calledName } from "#domain/contact/person-name.ts";
import type { Context } from "#domain/context.ts";
import { type LeadRow, leadById } from "#domain/leads/leads.sql.ts";
import { worksOfRequest } from "#domain/leads/works.sql.ts";
import type { MailKind } from "#domain/mails/letter/mail-kind.ts";
import { aCustomer, ID, TOKEN } from "#domain/mails/letter/sample.ts";
import { issueRequestLink } from "#domain/request-links/open-link.ts";

interface ConfirmFacts {
  firstName: string;
  /** In the order of the form; there is at least one. */
  services: readonly string[];
  token: string;
  /** The customer chooses who gets the details. */
  isPicking?: boolean;
  /** Asked for in the same form, but open already. */
  alreadyOpen?: readonly ServiceLink[];
}

export const confirmRequest: MailKind<{ leadId: string; alreadyOpen?: readonly string[] }, ConfirmFacts> = {
  nameInLog: "Confirm your request",
  nameOnLead: "Link to confirm, to the customer",
  recipient: "customer",
  /** Undefined when the request is over and needs no confirmation. */
  async gather(context, { leadId, alreadyOpen = [] }, token) {
    const works = (await worksOfRequest(context.db.orm, leadId)).filter((work) => !isOver(work));
    const request = works.find(({ id }) => id === leadId) ?? works[0];
    if (!request) return undefined;
    const { to, firstName, ...link } = await newLink(context, request, token);
    const others: ServiceLink[] = [];
    for (const id of alreadyOpen) {
      const other = await leadById(context.db.orm, id);
      if (other && !isOver(other)) others.push(await newLink(context, other, tokenFor(token, id)));
    }
    return {
      to,
      firstName,
      services: works.map(({ serviceType }) => leadServiceLabel(serviceType)),
      token: link.token,
      isPicking: request.sharing === "on_pick",
      alreadyOpen: others.map(({ serviceLabel, token: its }) => ({ serviceLabel, token: its })),
    };
  },
  /**
   * Also sent to customers who ask again while their request is open, so the wording holds before and after confirming.
   */
  letter(facts, appUrl) {
    const { isPicking = false, services, alreadyOpen = [] } = facts;
    const many = services.length;
    const service = listInWords(services.map(serviceInWords));
    const most = limits.leadPlacesMax;
    const sharing = worksText(isPicking ? "on_pick" : "on_purchase", many);
    const after = isPicking
      ? "After that, approved installers can see the job without your contact details and send you outlines."
      : "";
    const one = isPicking
      ? `${after} Nobody gets your details until you choose them, and you can choose ${most} installers at most.`
      : `After that, up to ${most} approved installers can take your request. We ask each one to call or write within ${limits.customerAnswerHours} hours of taking it; a firm quote follows a survey.`;
    const several = isPicking
      ? `${after} ${sharing}`
      : `After that, approved installers can take each work. ${sharing} We ask each installer to call or write within ${limits.customerAnswerHours} hours of taking it; a firm quote follows a survey.`;
    return {
      subject: `Confirm your quote request: ${service}`,
      preheader: "Nobody gets your details until you confirm.",
      greeting: greeting(facts.firstName),
      paragraphs: [
        `You asked for free quotes for ${service}. Please open your request using the link below and confirm it there. Nobody gets your details until you confirm.`,
        ...(many > 1 ? ["You confirm once for all of them. Each then has its own pages, behind the same link."] : []),
        many > 1 ? several : one,
        ...(alreadyOpen.length > 0
          ? [
              `You already have an open request for ${listInWords(alreadyOpen.map(({ serviceLabel }) => serviceInWords(serviceLabel)))}, so we left that out. Here is its link:`,
            ]
          : []),
      ],
      facts: alreadyOpen.map((open) => ({
        label: open.serviceLabel,
        value: addressIn(appUrl, open),
        href: addressIn(appUrl, open),
      })),
      button: { label: "Open my request", url: addressIn(appUrl, facts) },
      after: [
        `On the same page you can see who has your details and since when, and close the request at any time. The link is private, so please don’t forward this email. It works for ${limits.requestLinkDays} days; each email about your request brings a new one.`,
        `If this wasn’t you, ignore this email: nobody will get your details, and we’ll delete the request ${limits.unconfirmedRequestsKeptDays} days after its link was last requested.`,
      ],
      why: "You’re receiving this email because someone asked for quotes with this email address.",
    };
  },
  sample: {
    queued: { leadId: ID },
    facts: { to: aCustomer.to, firstName: aCustomer.firstName, services: [aCustomer.serviceLabel], token: TOKEN },
  },
};

interface ServiceLink {
  serviceLabel: string;
  token: string;
}

const addressIn = (appUrl: string, { token }: { token: string }) => `${appUrl}/requests/${token}`;

interface YourLinksFacts {
  firstName: string;
  /** The newest first; there is at least one. */
  links: readonly ServiceLink[];
}

/** To a customer who has lost theirs, or ended them: to this request, and to others of the same address. */
export const yourLinks: MailKind<{ leadId: string; others: readonly string[] }, YourLinksFacts> = {
  nameInLog: "Links to requests",
  nameOnLead: "Link asked for again, to the customer",
  recipient: "customer",
  /** A lost link leads to a request of any age, as long as we have the details. */
  async gather(context, { leadId, others = [] }, token) {
    const links: RequestLink[] = [];
    for (const id of [leadId, ...others]) {
      const request = await leadById(context.db.orm, id);
      if (!request || request.anonymisedAt) continue;
      const works = await worksOfRequest(context.db.orm, id);
      const serviceLabel = listInWords(works.map(({ serviceType }) => leadServiceLabel(serviceType)));
      links.push({ ...(await newLink(context, request, tokenFor(token, id))), serviceLabel });
    }
    const [first] = links;
    return first && { to: first.to, firstName: first.firstName, links };
  },
  letter({ firstName, links }, appUrl) {
    const addressOf = ({ token }: { token: string }) => `${appUrl}/requests/${token}`;
    const [newest, ...others] = links;
    return {
      subject: "Your links",
      preheader: "The pages of your requests for quotes.",
      greeting: greeting(firstName),
      paragraphs: [
        `Here is a new link to ${links.length === 1 ? "your request" : "each of your requests"}, where you can see who has your details, close the request or have your details deleted.`,
      ],
      facts: others.map((link) => ({
        label: link.serviceLabel,
        value: addressOf(link),
        href: addressOf(link),
      })),
      ...(newest && { button: { label: `Open ${newest.serviceLabel}`, url: addressOf(newest) } }),
      after: [
        `The links are private, so please don’t forward this email. A link stops working if you don’t use it for ${limits.requestLinkDays} days, or once we no longer have your details.`,
        "If this wasn’t you, ignore this email: nothing has changed.",
      ],
      why: "You’re receiving this email because someone asked for links to requests made with this email address.",
    };
  },
  sample: {
    queued: { leadId: ID, others: [] },
    facts: {
      to: aCustomer.to,
      firstName: aCustomer.firstName,
      links: [
        { serviceLabel: "EV Chargers", token: TOKEN },
        { serviceLabel: "Solar Panels", token: `${TOKEN}2` },
      ],
    },
  },
};

/** One random token gives each request of the letter its own, from which none of the others can be told. */
function tokenFor(token: string, leadId: string): string {
  return createHmac("sha256", token).update(leadId).digest("base64url");
}

const isOver = ({ anonymisedAt, status }: LeadRow) =>
  anonymisedAt !== null || status === "withdrawn" || status === "expired";

interface RequestLink extends ServiceLink {
  to: string | null;
  firstName: string;
}

async function newLink(context: Context, request: LeadRow, token: string): Promise<RequestLink> {
  return {
    to: request.customerEmail,
    firstName: calledName(request.customerName),
    serviceLabel: leadServiceLabel(request.serviceType),
    token: await issueRequestLink(context, request.id, token),
  };
}
