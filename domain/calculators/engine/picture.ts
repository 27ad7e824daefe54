import type { ResultUnit } from "./result-unit.ts";
import { showFigure } from "./show-figure.ts";

/** Which of the two it pictures: how it is today, or how it would be. */
export type Tone = "today" | "then";

export interface Bar {
  label: string;
  /** Null when it is not known. */
  value: number | null;
  /** The value as people read it. */
  shown: string;
  tone: Tone;
}

export interface BarPicture {
  shape: "bars";
  title: string;
  bars: readonly Bar[];
}

export interface Line {
  label: string;
  /** At which end of the line its label stands. */
  labelAt: "start" | "end";
  /** Its height at the start and at the end: it is straight. */
  from: number;
  to: number;
  tone: Tone;
}

export interface LinePicture {
  shape: "line";
  title: string;
  /** What to read from the lines, or why there are none. */
  headline: string;
  /** What stands under the start and the end. */
  axis: readonly [start: string, end: string];
  /** None when something is not known. */
  lines: readonly Line[];
  /** The point to look at: how far along (0 to 1), and how high. */
  mark: { along: number; height: number } | null;
  columns: readonly [string, string, string];
  rows: readonly (readonly [string, string, string])[];
}

/** What a calculator draws beside its results: inputs, results and parts of its formula, nothing else. */
export type Picture = BarPicture | LinePicture;

const UNKNOWN = "–";
const AMOUNT_SHOWN_MAX = 1e12;

type Amount = readonly [label: string, value: number, tone: Tone];

/** An amount as people read it, and none so long that a phone has no room for it: "£840", "over £1,000,000,000,000". */
export function showAmount(value: number, unit: ResultUnit, decimals: 0 | 1): string {
  if (value > AMOUNT_SHOWN_MAX) return `over ${showFigure(AMOUNT_SHOWN_MAX, unit, 0)}`;
  return showFigure(value, unit, decimals);
}

/** Amounts of one unit as bars. One that is no finite number is not known. */
export function barPicture(
  title: string,
  unit: ResultUnit,
  amounts: readonly Amount[],
  decimals: 0 | 1 = 0,
): BarPicture {
  const bars = amounts.map(([label, value, tone]) => {
    if (!Number.isFinite(value)) return { label, value: null, shown: UNKNOWN, tone };
    // Adding 0 makes 0 of -0.
    return { label, value: value + 0, shown: showAmount(value, unit, decimals), tone };
  });
  return { shape: "bars", title, bars };
}

/** A yearly bill in £ as it is, and what a saving in £ a year leaves of it. */
export function billPicture(title: string, bill: number, saving: number, after: string): BarPicture {
  return barPicture(title, "£", [
    ["Today", bill, "today"],
    [after, bill - saving, "then"],
  ]);
}

/** The same picture before any figure is given: its labels, and no figure. */
export function withoutFigures(picture: Picture): Picture {
  if (picture.shape === "line") return { ...picture, headline: "", axis: ["", ""], lines: [], mark: null, rows: [] };
  return { ...picture, bars: picture.bars.map((bar) => ({ ...bar, value: null, shown: UNKNOWN })) };
}
