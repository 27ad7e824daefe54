import type { ReactNode } from "react";
import { daysBetween, londonDay, londonTime } from "#domain/time/calendar.ts";

/** Something that happened, or is to happen, at one moment. */
export interface LaneMark {
  at: Date;
  /** Empty where the words of another stand for it, too. */
  words: string;
  /** Solid is done, dashed is planned; of all marks of a lane, the key says most. */
  look: "done" | "planned" | "key";
}

/** Whom a line is about, and what there is of them in these days. */
export interface Lane {
  id: string;
  name: string;
  /** A shape that stands for them, 16 units wide, and the letter by which the line has its colour. */
  mark?: { shape: ReactNode; letter: string };
  spans: readonly { from: Date; to: Date; look: "done" | "planned" | "silent" }[];
  marks: readonly LaneMark[];
  /** What goes on beyond the last day. */
  beyond?: string;
}

export interface Week {
  /** The first London day. */
  from: string;
  days: number;
  now: Date;
  lanes: readonly Lane[];
}

/** How a picture of lanes is laid out, in its own units. */
export interface LaneSize {
  width: number;
  left: number;
  right: number;
  /** Of one lane: how high it is, and how far down its line runs. */
  row: number;
  line: number;
  /** How wide a letter is on average. */
  letter: number;
  isNarrow: boolean;
}

const DAY_MILLISECONDS = 86_400_000;
const GAP = 12;

type Days = Pick<Week, "from" | "days">;

/** How many days after the first one a moment lies, with its part of the day. */
function daysInto(moment: Date, { from }: Days): number {
  const day = londonDay(moment);
  return daysBetween(from, day) + (moment.getTime() - londonTime(day, 0).getTime()) / DAY_MILLISECONDS;
}

/** Whether a moment lies within the days that are drawn. */
export function isShown(moment: Date, days: Days): boolean {
  const into = daysInto(moment, days);
  return into >= 0 && into < days.days;
}

/** Where a moment lies on the axis; before the first day at its beginning, after the last at its end. */
export function xOfMoment(moment: Date, days: Days, { width, left, right }: LaneSize): number {
  const share = Math.min(1, Math.max(0, daysInto(moment, days) / days.days));
  return Math.round(left + share * (width - left - right));
}

/** The words of the marks that have room beside each other, the last first, within the picture. */
export function wordsWithRoom(
  { marks, beyond }: Pick<Lane, "marks" | "beyond">,
  days: Days,
  size: LaneSize,
): { x: number; words: string; isKey: boolean }[] {
  const end = size.width - size.right;
  const wide = (words: string) => words.length * size.letter;
  const placed = beyond ? [{ x: end - wide(beyond), words: beyond, isKey: false }] : [];
  for (const { at, words, look } of marks.filter((mark) => mark.words !== "").toReversed()) {
    const centred = xOfMoment(at, days, size) - wide(words) / 2;
    const x = Math.max(size.left + GAP / 2, Math.min(centred, end - wide(words)));
    const isFree = placed.every((other) => x + wide(words) + GAP <= other.x || other.x + wide(other.words) + GAP <= x);
    if (isFree) placed.push({ x, words, isKey: look === "key" });
  }
  return placed.map((one) => ({ ...one, x: Math.round(one.x) }));
}

/** As much of a name as there is room for. */
export function cutTo(name: string, room: number, { letter }: LaneSize): string {
  const most = Math.max(1, Math.floor(room / letter));
  const all = Array.from(name);
  return all.length <= most
    ? name
    : `${all
        .slice(0, most - 1)
        .join("")
        .trimEnd()}…`;
}
