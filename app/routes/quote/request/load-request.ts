import { myAppointments } from "#domain/appointments/appointments.ts";
import { myBrief } from "#domain/briefs/my-brief.ts";
import type { Context } from "#domain/context.ts";
import { myHandover } from "#domain/handover/handover.ts";
import { myDepositsAtRisk } from "#domain/handover/my-deposit.ts";
import { myThreads } from "#domain/messages/read-thread.ts";
import { projectOutlines } from "#domain/outline-quotes/project-outlines.ts";
import { nextStep } from "#domain/projects/next-step.ts";
import { outcomeOfProject } from "#domain/projects/outcomes.ts";
import { stopsOfProject } from "#domain/projects/stop-requests.ts";
import { waitsOfProject } from "#domain/projects/unresponsive-installers.ts";
import { myQuotes } from "#domain/quotes/customer-quotes.ts";
import { isOpenQuote } from "#domain/quotes/is-open-quote.ts";
import { myOutsideQuotes } from "#domain/quotes/outside-quotes.ts";
import { myHouseholdNotes } from "#domain/request-links/household-notes.ts";
import { customerRequest } from "#domain/requests/customer-request.ts";
import { projectFrame, whatHappened } from "#domain/requests/project-frame.ts";
import { reviewsOfProject } from "#domain/reviews/my-reviews.ts";
import { statisticsInProject } from "#domain/statistics/company-statistics.ts";
import { measuredContact } from "#domain/statistics/measured-contact.ts";
import { londonDay } from "#domain/time/calendar.ts";

/** Everything on the first page of a project. Errors: those of `customerRequest`. */
export async function loadRequest(context: Context, token: string) {
  const [request, frame, events, statistics] = await Promise.all([
    customerRequest(context, token),
    projectFrame(context, token),
    whatHappened(context, token),
    statisticsInProject(context, token),
  ]);
  const { status, isClosedByTime } = frame;
  const isConfirmed = status !== null;
  const isLive = (status === "open" || status === "chosen") && !request.isOver;
  const picks = isConfirmed && request.sharing === "on_pick";
  // Only what the project's state needs, all at once.
  const [
    given,
    outcome,
    appointments,
    outlines,
    waits,
    stops,
    brief,
    threads,
    contact,
    handover,
    outside,
    notes,
    risks,
    reviews,
  ] = await Promise.all([
    isConfirmed ? myQuotes(context, token) : [],
    status === "done" ? outcomeOfProject(context, token) : null,
    isLive ? myAppointments(context, token) : [],
    picks ? projectOutlines(context, token) : [],
    status === "open" && isLive ? waitsOfProject(context, token) : [],
    status === "stopped" ? stopsOfProject(context, token) : null,
    isLive ? myBrief(context, token) : null,
    isLive || status === "done" ? myThreads(context, token) : [],
    request.status === "available" ? measuredContact(context) : undefined,
    status === "chosen" || status === "done" ? myHandover(context, token) : undefined,
    isLive ? myOutsideQuotes(context, token) : [],
    isConfirmed ? myHouseholdNotes(context, token) : [],
    isConfirmed ? myDepositsAtRisk(context, token) : [],
    isConfirmed ? reviewsOfProject(context, token) : [],
  ]);
  const quotes = given.filter(isOpenQuote);
  const { now } = context;
  const next = nextStep({
    status,
    isOver: request.isOver,
    isContactAsked: request.isAsked,
    isAskedStillLooking: frame.isAskedStillLooking && isLive,
    isBriefEmpty: brief?.version === 0,
    claim: request.installers.find(({ saysWon }) => saysWon),
    quotes,
    elsewhere: outside.length,
    threads,
    appointments,
    waits,
    outlines,
    now,
  });
  return {
    request,
    ...next,
    notes: notes.length,
    risks,
    reviews,
    isClosedByTime,
    isConfirmed,
    isLive,
    quotes,
    outlines,
    waits,
    events,
    stops,
    statistics,
    contact,
    handover: handover ?? null,
    outcome: outcome ?? null,
    now,
    today: londonDay(now),
    chosen: quotes.find((quote) => quote.status === "chosen") ?? null,
    appointments,
    threads: threads.filter(({ newest }) => newest !== null),
  };
}
