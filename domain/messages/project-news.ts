import { limits } from "#config/limits.ts";
import type { Context } from "#domain/context.ts";
import { messagesSince, newestOf, projectEventsSince } from "#domain/messages/project-news.sql.ts";
import { leadOfLink } from "#domain/request-links/open-link.ts";

/** How far the events and messages of a project have been read. */
export interface NewsMark {
  eventId: number;
  messageAt: Date;
}

/** A change in a project: the kind of an event, or "message" for one from a company. */
export interface ProjectNews {
  kind: string;
  at: Date;
  purchaseId: string | null;
}

/**
 * Changes in a customer's project since the mark, oldest first, and the new mark; without a mark, no changes. Contains
 * no words or names: the reader looks at the page. Errors: link_invalid, link_revoked, read_only_link.
 */
export async function newsOfProject(
  { db, now }: Context,
  token: string,
  mark: NewsMark | undefined,
): Promise<{ leadId: string; news: ProjectNews[]; mark: NewsMark }> {
  const leadId = await leadOfLink(db.orm, token, now);
  if (!mark) return { leadId, news: [], mark: await newestOf(db.orm, leadId) };
  const [events, messages] = await Promise.all([
    projectEventsSince(db.orm, leadId, mark.eventId, limits.projectNewsMost),
    messagesSince(db.orm, leadId, mark.messageAt, limits.projectNewsMost),
  ]);
  const news = [
    ...events.map(({ kind, at, purchaseId }) => ({ kind, at, purchaseId })),
    ...messages.map(({ sentAt, purchaseId }) => ({ kind: "message", at: sentAt, purchaseId })),
  ].toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const reached = {
    eventId: events.at(-1)?.id ?? mark.eventId,
    messageAt: messages.at(-1)?.sentAt ?? mark.messageAt,
  };
  return { leadId, news, mark: reached };
}
