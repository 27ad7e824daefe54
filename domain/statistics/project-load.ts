import { limits } from "#config/limits.ts";
import { quoteChecks } from "#content/quote-checks.ts";
import type { Context } from "#domain/context.ts";
import { countBooksMismatches } from "#domain/credits/find-mismatches.ts";
import { checksMade, creditsHeld, eventsByKind, openStopsByAge, waits } from "#domain/statistics/project-load.sql.ts";
import { daysBefore, hoursBefore } from "#domain/time/periods.ts";

/** What the operator watches of customers' projects. Numbers only. */
export interface ProjectLoad {
  /** Seconds from a purchase of the last week until half and nine tenths of them had it; those still without have waited until now. */
  contactSeconds: { median: number; ninetieth: number };
  quoteSeconds: { median: number; ninetieth: number };
  /** What happened in the last day, by name. */
  events: Readonly<Record<ProjectEventName, number>>;
  /** Orders to stop that nobody has confirmed, by what of their 72 hours has passed. */
  stops: { new: number; reminded: number; overdue: number };
  /** Held by outlines that wait. */
  creditsHeld: number;
  /** Companies whose history of credits failed its check. */
  booksMismatches: number;
  /** How often each check was made on quotes of the last week. */
  checks: Readonly<Record<string, number>>;
}

const EVENTS = {
  quote_sent: "quoted",
  chosen: "chosen",
  open: "reopened",
  replaced: "replaced",
  outline_picked: "picked",
  done: "done",
  closed: "closed",
  stopped: "stopped",
} as const;

type ProjectEventName = (typeof EVENTS)[keyof typeof EVENTS];

/** Needs no authorisation: it holds nothing of anybody. */
export async function projectLoad({ db, now }: Context): Promise<ProjectLoad> {
  const { orm } = db;
  const week = daysBefore(now, limits.projectFigureDays);
  const [wait, happened, stops, held, made, booksMismatches] = await Promise.all([
    waits(orm, week, now),
    eventsByKind(orm, hoursBefore(now, limits.projectEventHours), Object.keys(EVENTS)),
    openStopsByAge(orm, hoursBefore(now, limits.stopFirstReminderHours)),
    creditsHeld(orm),
    checksMade(orm, week),
    countBooksMismatches({ db }),
  ]);
  const counts = Object.entries(EVENTS).map(([kind, name]) => [name, happened.get(kind) ?? 0]);
  const checks = Object.keys(quoteChecks).map((id) => [id, made.get(id) ?? 0]);
  return {
    contactSeconds: { median: wait.contactMedian, ninetieth: wait.contactNinetieth },
    quoteSeconds: { median: wait.quoteMedian, ninetieth: wait.quoteNinetieth },
    events: Object.fromEntries(counts) as ProjectLoad["events"],
    stops,
    creditsHeld: held,
    booksMismatches,
    checks: Object.fromEntries(checks),
  };
}
