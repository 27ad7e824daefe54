import { daysLeft } from "#domain/assumptions/currency.ts";
import type { Assumption } from "#domain/assumptions/register.ts";
import { usesOf } from "#domain/assumptions/uses.ts";
import { wholeRegister } from "#domain/assumptions/whole-register.ts";

const WORDS_LENGTH_MAX = 80;

export interface Asked {
  words: string;
  /** Days until a figure expires, at most, including expired ones; undefined for any. */
  dueDays: number | undefined;
  onlyLow: boolean;
  onlyEditable: boolean;
}

/** The numbers of days that a filter may ask for; any other is ignored. */
const DUE_DAYS = /^(?:[1-9]|[1-9]\d|[12]\d\d|3[0-5]\d|36[0-5])$/;

export function readAsked({ searchParams }: URL): Asked {
  const due = searchParams.get("due") ?? "";
  return {
    words: (searchParams.get("q") ?? "").trim().slice(0, WORDS_LENGTH_MAX),
    dueDays: DUE_DAYS.test(due) ? Number(due) : undefined,
    onlyLow: searchParams.get("confidence") === "low",
    onlyEditable: searchParams.get("editable") === "1",
  };
}

/** The matching figures, soonest to expire first; those of one day in the order of the register. */
export function findFigures({ words, dueDays, onlyLow, onlyEditable }: Asked, today: string): Assumption[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return wholeRegister
    .filter((row) => wanted.every((word) => textOf(row).includes(word)))
    .filter((row) => dueDays === undefined || daysLeft(row, today) <= dueDays)
    .filter(({ confidence }) => !onlyLow || confidence.includes("low"))
    .filter(({ editable }) => !onlyEditable || editable)
    .toSorted((a, b) => a.validUntil.localeCompare(b.validUntil));
}

function textOf({ id, label, source, value }: Assumption): string {
  return [id, label, source, typeof value === "string" ? value : "", ...usesOf(id).map(({ name }) => name)]
    .join(" ")
    .toLowerCase();
}
