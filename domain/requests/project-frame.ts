import type { ProjectStatus } from "#db/schema.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { isOver } from "#domain/leads/over-request.ts";
import { projectEventsOf, projectOfLead } from "#domain/leads/projects.sql.ts";
import { readRequest } from "#domain/leads/quote-request.ts";
import { signedQuoteOf } from "#domain/projects/contracts/contract.ts";
import { chosenQuoteOf } from "#domain/quotes/quote-choice.sql.ts";
import { leadOfLink } from "#domain/request-links/open-link.ts";
import { countsOfLead } from "#domain/requests/requests.sql.ts";
import { londonDay } from "#domain/time/calendar.ts";

/** What surrounds every page of a customer's project. */
export interface ProjectFrame {
  /** Null until the customer has confirmed: then there is only the first page. */
  status: ProjectStatus | null;
  /** The customer was asked whether they are still looking, and has not answered. */
  isAskedStillLooking: boolean;
  /** Nothing more can happen, whoever ended it. */
  isOver: boolean;
  /** Closed because the customer did not answer that question. */
  isClosedByTime: boolean;
  /** The quote that is chosen, or signed and not cancelled; null without one. */
  contractQuoteId: string | null;
}

/** The state of the project behind a private link. Errors: link_invalid, link_revoked, read_only_link. */
export async function projectFrame({ db, now }: Context, token: string): Promise<ProjectFrame> {
  const leadId = await leadOfLink(db.orm, token, now);
  const [project, { lead, buyers }] = await Promise.all([projectOfLead(db.orm, leadId), readRequest(db.orm, leadId)]);
  const isAsked = project !== undefined && project.askedStillLookingAt !== null;
  const status = project?.status ?? null;
  const isOpen = status === "open";
  return {
    status,
    isAskedStillLooking: isAsked && isOpen,
    isClosedByTime: isAsked && status === "closed",
    isOver: isOver(lead, buyers, now),
    contractQuoteId: (await chosenQuoteOf(db.orm, leadId))?.id ?? (await signedQuoteOf(db.orm, leadId)),
  };
}

/** Counts beside the names of a project's pages. */
export interface ProjectCounts {
  /** Quotes that can be chosen, or are. */
  quotes: number;
  /** Unread messages from companies. */
  messages: number;
  /** Offered, or booked and still to come. */
  appointments: number;
  /** Companies that have the customer's details. */
  companies: number;
}

/**
 * Counts for the bar of the project. `openTalk` is the purchase whose messages this request is reading: they no longer
 * count as new. Errors: as `projectFrame`.
 */
export async function projectCounts(
  { db, now }: Context,
  token: string,
  openTalk: string | null,
): Promise<ProjectCounts> {
  const leadId = await leadOfLink(db.orm, token, now);
  const counts = await countsOfLead(db.orm, { leadId, now, today: londonDay(now), openTalk });
  return counts ?? { quotes: 0, messages: 0, appointments: 0, companies: 0 };
}

/** An event in a project. */
export interface ProjectEvent {
  kind: string;
  at: Date;
  /** The purchase it is about, if any. */
  purchaseId: string | null;
}

/** The history of the customer's project. Errors: as `projectFrame`. */
export async function whatHappened({ db, now }: Context, token: string): Promise<ProjectEvent[]> {
  const events = await projectEventsOf(db.orm, await leadOfLink(db.orm, token, now));
  return events.map(({ kind, at, purchaseId }) => ({ kind, at, purchaseId }));
}

/** For pages that exist only once the customer has confirmed. Errors: as `projectFrame`, and not_found. */
export async function requireConfirmed(context: Context, token: string): Promise<void> {
  if ((await projectFrame(context, token)).status === null) throw new DomainError("not_found");
}
