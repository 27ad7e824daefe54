import { expect, it } from "vitest";
import type { MyAppointment } from "#domain/appointments/appointments.ts";
import type { ThreadSummary } from "#domain/messages/read-thread.ts";
import type { CheckedOutline } from "#domain/outline-quotes/project-outlines.ts";
import { nextStep, type ProjectFacts } from "#domain/projects/next-step.ts";
import type { Wait } from "#domain/projects/unresponsive-installers.ts";
import type { CustomerQuote } from "#domain/quotes/customer-quotes.ts";

const NOW = new Date("2026-11-27T12:00:00Z");
const LATER = new Date("2026-11-28T12:00:00Z");
const EARLIER = new Date("2026-11-26T12:00:00Z");

const quote = (purchaseId: string, given: Partial<CustomerQuote> = {}) =>
  ({ id: purchaseId, purchaseId, status: "sent", isOpened: false, ...given }) as CustomerQuote;
const unread = { purchaseId: "a", unread: 2 } as ThreadSummary;
const offered = { id: "o", offeredBy: "installer", status: "offered", startsAt: null } as MyAppointment;
const booked = { id: "b", status: "booked", startsAt: LATER } as MyAppointment;
const outline = { id: "l", status: "waiting" } as CheckedOutline;
const wait = (given: Partial<Wait>) =>
  ({
    hasBeenInTouch: false,
    isAsked: false,
    isSuspended: false,
    isToBeReplaced: false,
    replaceableFrom: LATER,
    ...given,
  }) as Wait;
const claim = { purchaseId: "a", companyName: "First Roofs" };

const QUIET: ProjectFacts = {
  status: "open",
  isOver: false,
  isContactAsked: false,
  isAskedStillLooking: false,
  isBriefEmpty: false,
  claim: undefined,
  quotes: [],
  elsewhere: 0,
  threads: [],
  appointments: [],
  waits: [],
  outlines: [],
  now: NOW,
};

/** Everything that can be open at once. */
const BUSY = {
  isAskedStillLooking: true,
  isBriefEmpty: true,
  claim,
  quotes: [quote("a"), quote("b")],
  threads: [unread],
  appointments: [offered, booked],
  waits: [wait({ isAsked: true }), wait({})],
  outlines: [outline],
};

it.each<[state: string, given: Partial<ProjectFacts>, step: string, also: string]>([
  ["not confirmed", { status: null }, "confirm", ""],
  ["not confirmed and asked to check", { status: null, isContactAsked: true }, "check_contact", ""],
  ["not confirmed in time", { status: null, isOver: true }, "over", ""],
  ["nothing open", {}, "wait", ""],
  ["asked to check name and phone", { isContactAsked: true, threads: [unread] }, "check_contact", "unread"],
  ["asked whether still looking", { isAskedStillLooking: true, quotes: [quote("a")] }, "still_looking", "quote"],
  ["no brief", { isBriefEmpty: true }, "brief", ""],
  ["an outline waits", { outlines: [outline], isBriefEmpty: true }, "outlines", "brief"],
  ["an outline is over", { outlines: [{ ...outline, status: "lapsed" }] }, "wait", ""],
  ["a company is silent, not for long", { waits: [wait({})] }, "wait", "waiting_for"],
  [
    "a company is silent, and we have asked",
    { waits: [wait({ isAsked: true, replaceableFrom: EARLIER })] },
    "silent",
    "",
  ],
  ["a company is suspended", { waits: [wait({ hasBeenInTouch: true, isSuspended: true })] }, "silent", ""],
  ["a suspended company is to be replaced", { waits: [wait({ isSuspended: true, isToBeReplaced: true })] }, "wait", ""],
  ["a company is silent and to be replaced", { waits: [wait({ isToBeReplaced: true })] }, "wait", ""],
  ["a company has been in touch", { waits: [wait({ hasBeenInTouch: true })] }, "wait", ""],
  ["a message not read", { threads: [unread], isBriefEmpty: true }, "unread", "brief"],
  ["every message read", { threads: [{ ...unread, unread: 0 }] }, "wait", ""],
  ["times offered and a message", { appointments: [offered], threads: [unread] }, "times", "unread"],
  ["a time agreed", { appointments: [booked] }, "wait", "booked"],
  ["a time that has passed", { appointments: [{ ...booked, startsAt: EARLIER }] }, "wait", ""],
  [
    "one quote, not opened",
    { quotes: [quote("a")], appointments: [offered], threads: [unread] },
    "quote",
    "times unread",
  ],
  ["one quote, opened", { quotes: [quote("a", { isOpened: true })], threads: [unread] }, "unread", "quote"],
  [
    "one quote, opened, and nothing else",
    { quotes: [quote("a", { isOpened: true })], isBriefEmpty: true },
    "quote",
    "",
  ],
  [
    "two quotes",
    { quotes: [quote("a"), quote("b")], appointments: [offered], threads: [unread] },
    "compare",
    "times unread",
  ],
  ["two quotes, opened", { quotes: [quote("a", { isOpened: true }), quote("b", { isOpened: true })] }, "compare", ""],
  ["a company says it was chosen", { claim, quotes: [quote("a"), quote("b")] }, "claimed", "compare"],
  ["everything at once", BUSY, "still_looking", "claimed compare times unread silent outlines booked waiting_for"],
  [
    "a quote chosen",
    { ...BUSY, status: "chosen", isAskedStillLooking: false, quotes: [quote("a", { status: "chosen" })] },
    "chosen",
    "times unread booked waiting_for",
  ],
  ["done", { ...BUSY, status: "done", appointments: [], waits: [] }, "done", "unread"],
  ["closed", { ...BUSY, status: "closed", isOver: true }, "over", ""],
  ["withdrawn with nobody there", { isOver: true, isBriefEmpty: true }, "over", ""],
  ["stopped", { ...BUSY, status: "stopped", isOver: true }, "stopped", ""],
  ["erased", { status: "erased", isOver: true }, "over", ""],
])("%s", (_state, given, expected, others) => {
  const { step, also } = nextStep({ ...QUIET, ...given });
  expect(step.is).toBe(expected);
  expect(also.map(({ is }) => is).join(" ")).toBe(others);
});

it("names the quote of the company that says it was chosen", () => {
  const { step } = nextStep({ ...QUIET, claim, quotes: [quote("b"), quote("a")] });
  expect(step).toMatchObject({ is: "claimed", quote: { purchaseId: "a" } });
});

it("keeps quotes in the order of sending, and coming days soonest first", () => {
  const soon = wait({ purchaseId: "s", replaceableFrom: new Date(LATER.getTime() - 1) });
  const { step, also } = nextStep({
    ...QUIET,
    quotes: [quote("b"), quote("a")],
    elsewhere: 1,
    appointments: [booked],
    waits: [soon],
  });
  expect(step).toMatchObject({ is: "compare", quotes: [{ id: "b" }, { id: "a" }], elsewhere: 1 });
  expect(also.map(({ is }) => is)).toEqual(["waiting_for", "booked"]);
});
