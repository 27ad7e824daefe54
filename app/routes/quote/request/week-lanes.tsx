import { CompanyMark, letterOf } from "#app/routes/quote/parts/company-mark.tsx";
import { isShown, type Lane, type LaneMark, type Week } from "#app/ui/charts/lane.ts";
import { appointmentKindLabel } from "#content/appointment-kinds.ts";
import { timeOf } from "#content/appointment-words.ts";
import { dayInWords } from "#content/proofs.ts";
import type { MyAppointment } from "#domain/appointments/appointments.ts";
import type { ThreadSummary } from "#domain/messages/read-thread.ts";
import type { Wait } from "#domain/projects/unresponsive-installers.ts";
import type { CustomerQuote } from "#domain/quotes/customer-quotes.ts";
import type { CustomerRequest } from "#domain/requests/customer-request.ts";
import type { ProjectEvent } from "#domain/requests/project-frame.ts";
import { addDays, londonDay, londonTime } from "#domain/time/calendar.ts";

const DAYS = 8;
const DAYS_BACK = 4;
const HOUR_MILLISECONDS = 3_600_000;

interface Given {
  request: Pick<CustomerRequest, "installers" | "confirmedAt">;
  events: readonly ProjectEvent[];
  waits: readonly Wait[];
  threads: readonly ThreadSummary[];
  quotes: readonly CustomerQuote[];
  appointments: readonly MyAppointment[];
  now: Date;
}

type Company = CustomerRequest["installers"][number];

/** The project's events that are drawn on a company's line. */
const eventMarks: Readonly<Record<string, Pick<LaneMark, "words" | "look">>> = {
  quote_sent: { words: "quote", look: "key" },
  quote_withdrawn: { words: "quote withdrawn", look: "done" },
  times_offered: { words: "offered times", look: "done" },
  time_booked: { words: "a time agreed", look: "done" },
};

/** The eight days around today, a line for each company; undefined where they would be empty. */
export function lanesOfWeek(given: Given): Week | undefined {
  const { request, now } = given;
  const today = londonDay(now);
  const earliest = addDays(today, -DAYS_BACK);
  const began = londonDay(request.confirmedAt ?? now);
  const days = { from: began > earliest ? began : earliest, days: DAYS };
  const lanes = request.installers
    .map((company, position) => ({ company, position }))
    .filter(({ company: { endedAt } }) => endedAt === null || isShown(endedAt, days))
    .map(({ company, position }) => laneOf({ company, position, given, until: addDays(days.from, DAYS) }));
  const isEmpty = lanes.every(({ marks }) => marks.every(({ at }) => !isShown(at, days)));
  return isEmpty ? undefined : { ...days, now, lanes };
}

interface Of {
  company: Company;
  position: number;
  given: Given;
  /** The day after the last one shown. */
  until: string;
}

function laneOf({ company, position, given, until }: Of): Lane {
  const { purchaseId, companyName, since, endedAt } = company;
  const { now } = given;
  const wait = given.waits.find((one) => one.purchaseId === purchaseId && !one.hasBeenInTouch);
  const quote = given.quotes.findLast((one) => one.purchaseId === purchaseId);
  const lane = {
    id: purchaseId,
    name: companyName,
    mark: { shape: <CompanyMark position={position} name={companyName} />, letter: letterOf(position) },
  };
  if (wait && !endedAt) return { ...lane, ...silent(wait, now) };
  const marks = marksOf(company, given);
  const last = marks.at(-1)?.at ?? since;
  const ends = endedAt ?? now;
  const isChosen = quote?.status === "chosen";
  const goesOn = endedAt === null && quote !== undefined && (isChosen || quote.validUntil >= until);
  const plannedTo = goesOn ? londonTime(until, 0) : last;
  return {
    ...lane,
    marks,
    spans: [
      { from: since, to: ends, look: "done" },
      ...(plannedTo > ends ? ([{ from: ends, to: plannedTo, look: "planned" }] as const) : []),
    ],
    ...(goesOn && { beyond: isChosen ? "chosen by you" : `valid until ${dayInWords(quote.validUntil)}` }),
  };
}

/** Counts up, and says from when the customer may act. */
function silent({ since, replaceableFrom }: Wait, now: Date): Pick<Lane, "spans" | "marks"> {
  const hours = Math.floor((now.getTime() - since.getTime()) / HOUR_MILLISECONDS);
  const words = hours < 1 ? "got your details" : `silent for ${hours} ${hours === 1 ? "hour" : "hours"}`;
  const isAhead = replaceableFrom > now;
  return {
    marks: [
      { at: since, words, look: "key" },
      ...(isAhead
        ? [{ at: replaceableFrom, words: "from here you can ask for another", look: "planned" as const }]
        : []),
    ],
    spans: [
      { from: since, to: now, look: "silent" },
      ...(isAhead ? [{ from: now, to: replaceableFrom, look: "planned" as const }] : []),
    ],
  };
}

function marksOf({ purchaseId, since, endedAt }: Company, { events, threads, appointments, now }: Given): LaneMark[] {
  const newest = threads.find((thread) => thread.purchaseId === purchaseId)?.newest;
  const marks: LaneMark[] = [
    { at: since, words: "got your details", look: "done" },
    ...events
      .filter((event) => event.purchaseId === purchaseId)
      .flatMap(({ kind, at }) => (eventMarks[kind] ? [{ at, ...eventMarks[kind] }] : [])),
    ...(newest?.from === "installer" ? [{ at: newest.sentAt, words: "wrote to you", look: "done" as const }] : []),
    ...appointments
      .filter((one) => one.purchaseId === purchaseId && (one.status === "booked" || one.status === "kept"))
      .flatMap(({ kind, startsAt }) => {
        if (!startsAt) return [];
        const words = `${appointmentKindLabel(kind).toLowerCase()}, ${timeOf(startsAt)}`;
        return [{ at: startsAt, words, look: startsAt > now ? ("planned" as const) : ("done" as const) }];
      }),
    ...(endedAt ? [{ at: endedAt, words: "ended", look: "done" as const }] : []),
  ];
  return marks.toSorted((one, other) => one.at.getTime() - other.at.getTime());
}
