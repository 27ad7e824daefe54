import type { ProjectStatus } from "#db/schema.ts";
import type { MyAppointment } from "#domain/appointments/appointments.ts";
import type { ThreadSummary } from "#domain/messages/read-thread.ts";
import type { CheckedOutline } from "#domain/outline-quotes/project-outlines.ts";
import type { Wait } from "#domain/projects/unresponsive-installers.ts";
import type { CustomerQuote } from "#domain/quotes/customer-quotes.ts";

/** What a company claims: that the customer has chosen it. */
interface Claim {
  purchaseId: string;
  companyName: string;
}

/** What is open in a project: what its customer can do now, or what comes without them. */
export type OpenThing =
  | { is: "still_looking" }
  | { is: "claimed"; claim: Claim; quote: CustomerQuote | undefined }
  /** `elsewhere`: how many quotes the customer keeps from companies that are not ours. */
  | { is: "compare"; quotes: readonly [CustomerQuote, ...CustomerQuote[]]; elsewhere: number }
  | { is: "quote"; quote: CustomerQuote }
  | { is: "times"; offer: MyAppointment }
  | { is: "unread"; threads: readonly [ThreadSummary, ...ThreadSummary[]] }
  | { is: "silent"; wait: Wait }
  | { is: "outlines"; outlines: readonly [CheckedOutline, ...CheckedOutline[]] }
  | { is: "brief" }
  | { is: "booked"; appointment: MyAppointment }
  | { is: "waiting_for"; wait: Wait };

/** What a customer does next; `over`: nothing more can happen, whoever ended it. */
export type NextStep =
  | OpenThing
  | { is: "confirm" }
  | { is: "check_contact" }
  | { is: "chosen"; quote: CustomerQuote }
  | { is: "done" }
  | { is: "stopped" }
  | { is: "over" }
  | { is: "wait" };

/** The facts of a project that decide what is next. */
export interface ProjectFacts {
  /** Null before the customer has confirmed. */
  status: ProjectStatus | null;
  isOver: boolean;
  /** We have asked whether name and phone number are right. */
  isContactAsked: boolean;
  isAskedStillLooking: boolean;
  isBriefEmpty: boolean;
  claim: Claim | undefined;
  /** Open or chosen, in the order of sending. */
  quotes: readonly CustomerQuote[];
  /** Of companies that are not ours. */
  elsewhere: number;
  threads: readonly ThreadSummary[];
  appointments: readonly MyAppointment[];
  waits: readonly Wait[];
  outlines: readonly CheckedOutline[];
  now: Date;
}

/**
 * The one next step of a project's customer, and whatever else is open, in the order in which it matters: whatever has
 * ended, then what only the customer can answer, two quotes or more, a quote not read yet, what a company waits for,
 * and last what nobody waits for.
 */
export function nextStep(facts: ProjectFacts): { step: NextStep; also: readonly OpenThing[] } {
  const { status, isOver, isContactAsked } = facts;
  if (status === "stopped") return { step: { is: "stopped" }, also: [] };
  if (status === "done") return { step: { is: "done" }, also: forAnybody(facts) };
  if (status === "closed" || isOver) return { step: { is: "over" }, also: [] };
  if (isContactAsked) return { step: { is: "check_contact" }, also: status === null ? [] : allOf(facts) };
  if (status === null) return { step: { is: "confirm" }, also: [] };
  const chosen = facts.quotes.find((quote) => quote.status === "chosen");
  if (chosen) return { step: { is: "chosen", quote: chosen }, also: forAnybody(facts) };
  const [first, ...rest] = openThings(facts);
  return first
    ? { step: first, also: [...rest, ...comingThings(facts)] }
    : { step: { is: "wait" }, also: comingThings(facts) };
}

const allOf = (facts: ProjectFacts) => [...openThings(facts), ...comingThings(facts)];

/** What is open with a company that is chosen or has finished, as with any other. */
const forAnybody = (facts: ProjectFacts) => [...timesAndTalk(facts), ...comingThings(facts)];

function openThings(facts: ProjectFacts): OpenThing[] {
  const { claim, quotes, elsewhere, isAskedStillLooking, isBriefEmpty, waits } = facts;
  const [first, ...others] = quotes;
  const isOne = first !== undefined && others.length === 0;
  const [outline, ...outlines] = facts.outlines.filter(({ status }) => status === "waiting");
  const things: (OpenThing | false | undefined)[] = [
    isAskedStillLooking && { is: "still_looking" },
    claim && { is: "claimed", claim, quote: quotes.findLast(({ purchaseId }) => purchaseId === claim.purchaseId) },
    first !== undefined && !isOne && { is: "compare", quotes: [first, ...others], elsewhere },
    isOne && !first.isOpened && { is: "quote", quote: first },
    ...timesAndTalk(facts),
    ...waits
      .filter(({ isAsked, isSuspended, isToBeReplaced }) => isAsked || (isSuspended && !isToBeReplaced))
      .map(silent),
    outline && { is: "outlines", outlines: [outline, ...outlines] },
    isOne && first.isOpened && { is: "quote", quote: first },
    isBriefEmpty && !first && { is: "brief" },
  ];
  return things.filter((one): one is OpenThing => Boolean(one));
}

function silent(wait: Wait): OpenThing {
  return { is: "silent", wait };
}

function timesAndTalk({ appointments, threads }: ProjectFacts): OpenThing[] {
  const [thread, ...others] = threads.filter(({ unread }) => unread > 0);
  return [
    ...appointments
      .filter(({ status, offeredBy }) => status === "offered" && offeredBy === "installer")
      .map((offer): OpenThing => ({ is: "times", offer })),
    ...(thread ? [{ is: "unread", threads: [thread, ...others] } as const] : []),
  ];
}

/** Soonest first. */
function comingThings({ appointments, waits, now }: ProjectFacts): OpenThing[] {
  const booked = appointments.flatMap((appointment) =>
    appointment.status === "booked" && appointment.startsAt !== null && appointment.startsAt > now
      ? [{ at: appointment.startsAt, thing: { is: "booked", appointment } as const }]
      : [],
  );
  const expected = waits
    .filter((wait) => !(wait.hasBeenInTouch || wait.isAsked || wait.isToBeReplaced) && wait.replaceableFrom > now)
    .map((wait) => ({ at: wait.replaceableFrom, thing: { is: "waiting_for", wait } as const }));
  return [...booked, ...expected]
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ thing }) => thing);
}
