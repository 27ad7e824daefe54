import { myAppointments } from "#domain/appointments/appointments.ts";
import { myBrief } from "#domain/briefs/my-brief.ts";
import type { Context } from "#domain/context.ts";
import { measuredInProject, outcomeOfProject } from "#domain/outcomes/outcomes.ts";
import { projectOutlines } from "#domain/outlines/project-outlines.ts";
import { isOpenQuote, myQuotes } from "#domain/quotes/customer-quotes.ts";
import { customerRequest } from "#domain/requests/customer-request.ts";
import { projectFrame, whatHappened } from "#domain/requests/project-frame.ts";
import { waitsOfProject } from "#domain/silence/silence.ts";
import { stopsOfProject } from "#domain/stops/stops.ts";
import { londonDay } from "#domain/time/calendar.ts";

/** Everything that the first page of a project shows. Errors: those of `customerRequest`. */
export async function loadRequest(context: Context, token: string) {
  const request = await customerRequest(context, token);
  const { status, isAskedStillLooking, isClosedByTime } = await projectFrame(context, token);
  const isConfirmed = status !== null;
  const isLive = status === "open" || status === "chosen";
  const quotes = isConfirmed ? (await myQuotes(context, token)).filter(isOpenQuote) : [];
  return {
    ...{ request, isAskedStillLooking, isClosedByTime, isConfirmed, isLive, quotes },
    chosen: quotes.find((quote) => quote.status === "chosen") ?? null,
    outcome: status === "done" ? ((await outcomeOfProject(context, token)) ?? null) : null,
    offer: isLive ? ((await myAppointments(context, token)).find((one) => one.status === "offered") ?? null) : null,
    outlines: isConfirmed && request.sharing === "on_pick" ? await projectOutlines(context, token) : [],
    waits: status === "open" ? await waitsOfProject(context, token) : [],
    now: context.now,
    events: await whatHappened(context, token),
    measured: await measuredInProject(context, token),
    today: londonDay(context.now),
    stops: status === "stopped" ? await stopsOfProject(context, token) : null,
    isBriefEmpty: isLive && (await myBrief(context, token)).version === 0,
  };
}
