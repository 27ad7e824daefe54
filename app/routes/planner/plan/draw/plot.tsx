/** @jsxImportSource #drawn */
import type { Child, Drawn } from "#app/ui/drawn/drawn.ts";

// Shapes are stretched SVG; words are HTML placed over them in per cent, so that text keeps its size on any screen.

/** The width of every stretched drawing. */
export const PLOT_WIDTH = 960;

interface PlotProps {
  height: number;
  children: Child;
  /** On the left, in per cent from the top. */
  levels: readonly Level[];
  /** Over the drawing. */
  labels?: Child;
  /** Below it, in per cent from the left. */
  marks: readonly Mark[];
}

type Level = readonly [at: number, words: string];

interface Mark {
  at: number;
  words: string;
  /** Left out on narrow screens. */
  wideOnly?: boolean;
}

export function Plot({ height, children, levels, labels, marks }: PlotProps): Drawn {
  return (
    <div class="plot-box">
      <div class="plot" style={`--h:${height}px`}>
        <svg viewBox={`0 0 ${PLOT_WIDTH} ${height}`} preserveAspectRatio="none" aria-hidden="true">
          {children}
        </svg>
        {levels.map(([at, words]) => (
          <span class="level" style={`top:${at}%`}>
            {words}
          </span>
        ))}
        {labels}
      </div>
      <div class="marks" aria-hidden="true">
        {marks.map(({ at, words, wideOnly }) => (
          <span class={`mark${endOf(at)}${wideOnly ? " wide-only" : ""}`} style={`left:${at}%`}>
            {words}
          </span>
        ))}
      </div>
    </div>
  );
}

function endOf(at: number): string {
  if (at === 0) return " is-start";
  return at === 100 ? " is-end" : "";
}

interface LabelProps {
  left: number;
  top: number;
  /** The anchor point of the words (plan.css), and their look. */
  look: string;
  children: Child;
}

export function Label({ left, top, look, children }: LabelProps): Drawn {
  return (
    <span class={`lab ${look}`} aria-hidden="true" style={`left:${shortNumber(left)}%;top:${shortNumber(top)}%`}>
      {children}
    </span>
  );
}

export const Line = ({ kind, y }: { kind: "axis" | "gridline" | "kettle"; y: number }) => (
  <line class={kind} x1="0" x2={PLOT_WIDTH} y1={shortNumber(y)} y2={shortNumber(y)} />
);

/** For attributes: at most two decimals. */
export const shortNumber = (value: number): number => Math.round(value * 100) / 100 + 0;

const STEPS = [1, 2, 2.5, 5, 10];

/** Round values from 0 in at most this many steps; the last is the first to reach `most`. */
export function roundSteps(most: number, steps = 4): number[] {
  const step = roundStep(most, steps);
  return Array.from({ length: Math.ceil(most / step - 1e-9) + 1 }, (_, index) => index * step);
}

/** A round step, of which this many reach at least `most`. */
export function roundStep(most: number, steps = 4): number {
  if (!(most > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(most / steps));
  const factor = STEPS.find((one) => one * power * steps >= most * (1 - 1e-9)) ?? 10;
  return factor * power;
}

interface Silhouette {
  /** One for each step, above 0. */
  values: readonly number[];
  /** The position of 0, and the distance from it to a value of 1. Negative: downwards. */
  zero: number;
  unit: number;
}

/** An area between the zero line and the values, in steps; empty if all are 0. */
export function stepsPath({ values, zero, unit }: Silhouette): string {
  if (!values.some((value) => value > 0)) return "";
  const width = PLOT_WIDTH / values.length;
  const parts = [`M0 ${shortNumber(zero)}`];
  let y: number | undefined;
  let run = 0;
  for (const value of values) {
    const next = shortNumber(Math.round((zero - value * unit) * 10) / 10);
    if (next !== y) {
      if (run > 0) parts.push(`h${shortNumber(run)}`);
      parts.push(`V${next}`);
      y = next;
      run = 0;
    }
    run += width;
  }
  return `${parts.join("")}h${shortNumber(run)}V${shortNumber(zero)}Z`;
}

interface Corners {
  values: readonly number[];
  place(value: number): number;
}

/** A line from left to right through values at equal distances. */
export const linePath = (corners: Corners): string => `M${pointsOf(corners).join("L")}`;

/** The area between two such lines. */
export const bandPath = (upper: Corners, lower: Corners): string =>
  `M${[...pointsOf(upper), ...pointsOf(lower).reverse()].join("L")}Z`;

function pointsOf({ values, place }: Corners): string[] {
  const last = Math.max(1, values.length - 1);
  return values.map((value, index) => `${shortNumber((index / last) * PLOT_WIDTH)} ${shortNumber(place(value))}`);
}
