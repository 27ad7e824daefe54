import type { ResultUnit } from "./result-unit.ts";
import { showFigure } from "./show-figure.ts";

/** Whether it shows the situation today or after the change. */
export type Tone = "today" | "then";

export interface Bar {
  label: string;
  /** Null if unknown. */
  value: number | null;
  /** The value as shown to people. */
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
  /** The end of the line at which its label is placed. */
  labelAt: "start" | "end";
  /** Height at the start and at the end of a straight line. */
  from: number;
  to: number;
  tone: Tone;
}

export interface LinePicture {
  shape: "line";
  title: string;
  /** What the lines show, or why there are none. */
  headline: string;
  /** The labels below the start and the end. */
  axis: readonly [start: string, end: string];
  /** Empty if something is unknown. */
  lines: readonly Line[];
  /** The highlighted point: how far along (0 to 1), and how high. */
  mark: { along: number; height: number } | null;
  columns: readonly [string, string, string];
  rows: readonly (readonly [string, string, string])[];
}

/** What a calculator draws beside its results, from its inputs, results and formula alone. */
export type Picture = BarPicture | LinePicture;

const UNKNOWN = "–";
const AMOUNT_SHOWN_MAX = 1e12;

type Amount = readonly [label: string, value: number, tone: Tone];

/** An amount as shown to people, short enough for a phone: "£840", "over £1,000,000,000,000". */
export function showAmount(value: number, unit: ResultUnit, decimals: 0 | 1): string {
  if (value > AMOUNT_SHOWN_MAX) return `over ${showFigure(AMOUNT_SHOWN_MAX, unit, 0)}`;
  return showFigure(value, unit, decimals);
}

/** Amounts of one unit as bars. A non-finite amount is unknown. */
export function barPicture(
  title: string,
  unit: ResultUnit,
  amounts: readonly Amount[],
  decimals: 0 | 1 = 0,
): BarPicture {
  const bars = amounts.map(([label, value, tone]) => {
    if (!Number.isFinite(value)) return { label, value: null, shown: UNKNOWN, tone };
    // Adding 0 turns -0 into 0.
    return { label, value: value + 0, shown: showAmount(value, unit, decimals), tone };
  });
  return { shape: "bars", title, bars };
}

/** A yearly bill in £ today, and what remains of it after a saving in £ per year. */
export function billPicture(title: string, bill: number, saving: number, after: string): BarPicture {
  return barPicture(title, "£", [
    ["Today", bill, "today"],
    [after, bill - saving, "then"],
  ]);
}

/** The same picture before anything is entered: labels without figures. */
export function withoutFigures(picture: Picture): Picture {
  if (picture.shape === "line") return { ...picture, headline: "", axis: ["", ""], lines: [], mark: null, rows: [] };
  return { ...picture, bars: picture.bars.map((bar) => ({ ...bar, value: null, shown: UNKNOWN })) };
}
