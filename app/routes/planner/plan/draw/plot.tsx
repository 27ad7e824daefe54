import { type Drawn, draw } from "#app/ui/drawn/drawn.ts";

// What charts are made of. Shapes are SVG that stretches, words are HTML placed over it in per cent, so that text keeps
// its size on any screen.

/** Width of every stretched drawing. */
export const PLOT_WIDTH = 960;

interface Plot {
  height: number;
  shapes: readonly Drawn[];
  /** On the left, in per cent from the top. */
  levels: readonly (readonly [at: number, words: string])[];
  /** Over the drawing. */
  labels?: readonly Drawn[];
  /** Under it, in per cent from the left. */
  marks: readonly Mark[];
}

interface Mark {
  at: number;
  words: string;
  /** Left out where the screen is narrow. */
  wideOnly?: boolean;
}

export function drawPlot({ height, shapes, levels, labels = [], marks }: Plot): Drawn {
  const box = { viewBox: `0 0 ${PLOT_WIDTH} ${height}`, preserveAspectRatio: "none", "aria-hidden": "true" };
  return draw(
    "div",
    { class: "plot-box" },
    draw(
      "div",
      { class: "plot", style: `--h:${height}px` },
      draw("svg", box, ...shapes),
      ...levels.map(([at, words]) => draw("span", { class: "level", style: `top:${at}%` }, words)),
      ...labels,
    ),
    draw("div", { class: "marks", "aria-hidden": "true" }, ...marks.map(drawMark)),
  );
}

function drawMark({ at, words, wideOnly = false }: Mark): Drawn {
  const end = at === 0 ? " is-start" : at === 100 ? " is-end" : "";
  return draw("span", { class: `mark${end}${wideOnly ? " wide-only" : ""}`, style: `left:${at}%` }, words);
}

interface Label {
  left: number;
  top: number;
  words: string;
  /** Which point of the words lies there (plan.css), and their look. */
  look?: string;
}

export function label({ left, top, words, look = "at-centre" }: Label): Drawn {
  const place = `left:${shortNumber(left)}%;top:${shortNumber(top)}%`;
  return draw("span", { class: `lab ${look}`, style: place, "aria-hidden": "true" }, words);
}

/** For attributes: at most two decimals. */
export const shortNumber = (value: number): string => String(Math.round(value * 100) / 100 + 0);

export const line = (kind: string, y: number): Drawn =>
  draw("line", { class: kind, x1: "0", x2: String(PLOT_WIDTH), y1: shortNumber(y), y2: shortNumber(y) });

const STEPS = [1, 2, 2.5, 5, 10];

/** Round values from 0 on, in at most so many steps, of which the last is the first that reaches `most`. */
export function roundSteps(most: number, steps = 4): number[] {
  const step = roundStep(most, steps);
  return Array.from({ length: Math.ceil(most / step - 1e-9) + 1 }, (_, index) => index * step);
}

/** A round length, of which so many reach at least `most`. */
export function roundStep(most: number, steps = 4): number {
  if (!(most > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(most / steps));
  const factor = STEPS.find((one) => one * power * steps >= most * (1 - 1e-9)) ?? 10;
  return factor * power;
}

interface Silhouette {
  /** One for each step, above 0. */
  values: readonly number[];
  /** Where 0 lies, and how far from it a value of 1. Negative: downwards. */
  zero: number;
  unit: number;
}

/** An area between the line of 0 and the values, in steps; empty if all are 0. */
export function stepsPath({ values, zero, unit }: Silhouette): string {
  if (!values.some((value) => value > 0)) return "";
  const width = PLOT_WIDTH / values.length;
  const parts = [`M0 ${shortNumber(zero)}`];
  let y: string | undefined;
  let run = 0;
  for (const value of values) {
    const next = shortNumber(Math.round((zero - value * unit) * 10) / 10);
    if (next !== y) {
      if (run > 0) parts.push(`h${shortNumber(run)}`);
      parts.push(`V${next}`);
      [y, run] = [next, 0];
    }
    run += width;
  }
  return `${parts.join("")}h${shortNumber(run)}V${shortNumber(zero)}Z`;
}

interface Corners {
  values: readonly number[];
  place(value: number): number;
}

/** A line from the left edge to the right through values at equal distances. */
export function linePath({ values, place }: Corners): string {
  const last = Math.max(1, values.length - 1);
  return values
    .map(
      (value, index) =>
        `${index === 0 ? "M" : "L"}${shortNumber((index / last) * PLOT_WIDTH)} ${shortNumber(place(value))}`,
    )
    .join("");
}

/** The area between two such lines. */
export function bandPath(upper: Corners, lower: Corners): string {
  const back = linePath({ ...lower, values: [...lower.values].reverse() });
  const last = lower.values.length;
  // The way back runs from right to left.
  const mirrored = back.replace(/([ML])([\d.]+) /g, (_, command: string, x: string) => {
    return `${command === "M" && last > 0 ? "L" : command}${shortNumber(PLOT_WIDTH - Number(x))} `;
  });
  return `${linePath(upper)}${mirrored}Z`;
}
