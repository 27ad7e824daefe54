import type { ReactNode } from "react";
import { daysBetween, londonDay, londonTime } from "#domain/time/calendar.ts";

/** Something that happened, or is planned, at one moment. */
export interface LaneMark {
  at: Date;
  /** Empty if another mark's words cover it too. */
  words: string;
  /** Solid is done, dashed is planned; the key mark is the most important of a lane. */
  look: "done" | "planned" | "key";
}

/** One party, with what it did and will do in these days. */
export interface Lane {
  id: string;
  name: string;
  /** The party's shape, 16 units wide, and the letter for its colour. */
  mark?: { shape: ReactNode; letter: string };
  spans: readonly { from: Date; to: Date; look: "done" | "planned" | "silent" }[];
  marks: readonly LaneMark[];
  /** Planned after the last day. */
  beyond?: string;
}

export interface Week {
  /** The first London day. */
  from: string;
  days: number;
  now: Date;
  lanes: readonly Lane[];
}

/** The layout of a picture of lanes, in the picture's units. */
export interface LaneSize {
  width: number;
  left: number;
  right: number;
  /** The height of a lane, and how far down its line runs. */
  row: number;
  line: number;
  /** The average width of a letter. */
  letter: number;
  isNarrow: boolean;
}

const DAY_MILLISECONDS = 86_400_000;
const GAP = 12;

type Days = Pick<Week, "from" | "days">;

/** Days from the start to a moment, including the part of its day. */
function daysInto(moment: Date, { from }: Days): number {
  const day = londonDay(moment);
  return daysBetween(from, day) + (moment.getTime() - londonTime(day, 0).getTime()) / DAY_MILLISECONDS;
}

/** Whether a moment lies within the days shown. */
export function isShown(moment: Date, days: Days): boolean {
  const into = daysInto(moment, days);
  return into >= 0 && into < days.days;
}

/** A moment's position on the axis; moments outside the days shown go to its ends. */
export function xOfMoment(moment: Date, days: Days, { width, left, right }: LaneSize): number {
  const share = Math.min(1, Math.max(0, daysInto(moment, days) / days.days));
  return Math.round(left + share * (width - left - right));
}

/** The marks' words that fit side by side within the picture; later ones take precedence. */
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

/** As much of a name as fits. */
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
