import { PLOT_WIDTH, shortNumber } from "#app/routes/planner/plan/draw/frame.tsx";

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
