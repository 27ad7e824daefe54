import {
  type HandoverCondition,
  type HandoverItem,
  type HandoverItemId,
  type HandoverPeriod,
  type HandoverState,
  handoverItems,
  periodInWords,
} from "#content/handover/handover-items.ts";
import type { Quote } from "#content/quote-sheet/quote-sheet.ts";
import { grantsIn } from "#domain/areas/grants-in.ts";
import { findPlanPlace } from "#domain/areas/plan-place.ts";
import { addDays } from "#domain/time/calendar.ts";

/** What somebody gave for a row, or took back. */
export interface HandoverEntry {
  readonly item: string;
  readonly side: "customer" | "installer";
  /** False: it was marked by mistake, or is not as it should be. */
  readonly isDone: boolean;
  /** The London day that the paper or the act bears. */
  readonly doneOn: string | null;
  readonly number: string | null;
  readonly givenAt: Date;
}

/** What is known of the work that a list is for. Days are London days. */
export interface HandoverFacts {
  readonly quote: Quote;
  readonly postcode: string;
  readonly chosenOn: string;
  readonly signedOn: string | null;
  readonly surveyedOn: string | null;
  /** The first day of installing that is booked or was kept. */
  readonly startsOn: string | null;
  /** When the customer said that the work was finished. */
  readonly finishedOn: string | null;
  /** Oldest first. */
  readonly entries: readonly HandoverEntry[];
  readonly today: string;
}

export interface HandoverRow {
  readonly id: HandoverItemId;
  readonly group: HandoverItem["group"];
  readonly title: string;
  readonly says: string;
  readonly owes: HandoverItem["owes"];
  readonly brings: HandoverItem["brings"];
  readonly state: HandoverState;
  /** The London day by which it is owed; null while what it counts from has no day. */
  readonly due: string | null;
  /** How long that is, in words, and where it is written down. Without a source it is what we usually see. */
  readonly period: string;
  readonly source: HandoverPeriod["source"];
  /** The day it was done, as far as anybody said. */
  readonly doneOn: string | null;
}

const SATURDAY = 6;

/**
 * The list from yes to handover: each row that this work has, in the order of the work, with its state on that day. An
 * entry of either side decides; without one the contract's day, a survey that was kept and a finished job count.
 */
export function handoverList(facts: HandoverFacts): HandoverRow[] {
  const nation = findPlanPlace(facts.postcode)?.nation ?? "England";
  const newest = new Map(facts.entries.map((entry) => [entry.item, entry]));
  const testedOn = newest.get("tested");
  const days = {
    chosen: facts.chosenOn,
    signed: facts.signedOn,
    start: facts.startsOn,
    tested: testedOn?.isDone ? (testedOn.doneOn ?? facts.finishedOn) : facts.finishedOn,
  };
  return (handoverItems as readonly (HandoverItem & { id: HandoverItemId })[])
    .filter((item) => belongs(item, facts, nation))
    .map((item): HandoverRow => {
      const { period, nations: _, technologies: __, only: ___, ...shown } = item;
      const anchor = days[period.from];
      const due = anchor === null ? null : dayAfter(anchor, period, facts.quote.workDays);
      const done = doneBy(item.id, facts, newest.get(item.id));
      const state = done ? "done" : stateOf({ anchor, due, today: facts.today });
      const { source } = period;
      return { ...shown, state, due, period: periodInWords(period), source, doneOn: done?.on ?? null };
    });
}

function belongs({ technologies, nations, only }: HandoverItem, facts: HandoverFacts, nation: string): boolean {
  if (technologies && !technologies.includes(facts.quote.technology)) return false;
  if (nations && !nations.some((one) => one === nation)) return false;
  return only === undefined || isSaid(only, facts, nation);
}

function isSaid(only: HandoverCondition, { quote, chosenOn }: HandoverFacts, nation: string): boolean {
  switch (only) {
    case "deposit":
      return quote.payments.some(({ when, pence }) => when === "on_order" && pence > 0);
    case "deposit_insured":
      return quote.depositInsured === true;
    case "mcs":
      return quote.mcsNumber !== undefined;
    case "agreed_before":
      return quote.network === "g99";
    case "told_after":
      return quote.network !== "g99";
    case "bus":
      return grantsIn(nation, chosenOn).some(({ scheme }) => scheme === "bus");
    case "hes":
      return grantsIn(nation, chosenOn).some(({ id }) => id === "hes");
    case "ozev":
      return quote.grant?.scheme === "ozev";
    case "smoke_alarm":
      return "smoke_alarm" in quote.included && quote.included.smoke_alarm?.state === "yes";
  }
}

function doneBy(
  id: HandoverItemId,
  facts: HandoverFacts,
  entry: HandoverEntry | undefined,
): { on: string | null } | undefined {
  if (id === "contract") return facts.signedOn === null ? undefined : { on: facts.signedOn };
  if (entry) return entry.isDone ? { on: entry.doneOn } : undefined;
  if (id === "survey" && facts.surveyedOn !== null) return { on: facts.surveyedOn };
  if (id === "survey" && facts.quote.basis === "site_visit") return { on: null };
  if (id === "install" && facts.finishedOn !== null) return { on: facts.startsOn };
  return undefined;
}

function stateOf({ anchor, due, today }: { anchor: string | null; due: string | null; today: string }) {
  if (due !== null && due < today) return "overdue";
  return anchor !== null && anchor <= today ? "waiting" : "to_come";
}

function dayAfter(
  anchor: string,
  { days = 0, workingDays, workDays }: HandoverPeriod,
  workDaysOfQuote: number,
): string {
  if (workDays) return addWorkingDays(anchor, workDaysOfQuote - 1);
  return workingDays === undefined ? addDays(anchor, days) : addWorkingDays(anchor, workingDays);
}

/** Mondays to Fridays; bank holidays count, so that no row is late because of a day that we miscounted. */
function addWorkingDays(from: string, days: number): string {
  let day = from;
  for (let left = days; left > 0; ) {
    day = addDays(day, 1);
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    if (weekday % SATURDAY !== 0) left -= 1;
  }
  return day;
}

/** What the customer does next: always something of their own, even if the company is late. */
export type HandoverStep =
  | { does: "sign" }
  /** The company is late, or has the next row: the customer asks for it. */
  | { does: "ask"; row: HandoverRow }
  | { does: "give"; row: HandoverRow }
  | { does: "fetch" };

/**
 * The next step after choosing: sign; then what is overdue, the longest first; then what the customer owes; then what
 * the company owes next. With a complete list the papers are fetched.
 */
export function nextHandoverStep(rows: readonly HandoverRow[]): HandoverStep {
  const open = rows.filter(({ state }) => state !== "done");
  if (open.some(({ id }) => id === "contract")) return { does: "sign" };
  const overdue = open.filter(({ state }) => state === "overdue").toSorted(byDue);
  const waiting = open.filter(({ state }) => state === "waiting");
  const row =
    overdue[0] ??
    waiting.find(({ owes }) => owes === "customer") ??
    waiting.toSorted(byDue)[0] ??
    open.toSorted(byDue)[0];
  if (!row) return { does: "fetch" };
  return { does: row.owes === "company" ? "ask" : "give", row };
}

const LAST = "9999";
const byDue = (one: HandoverRow, other: HandoverRow) => (one.due ?? LAST).localeCompare(other.due ?? LAST);
