/** Where the drawing of a chart lies in its picture, in units of the picture. */
export interface ChartSize {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Axis {
  top: number;
  ticks: readonly number[];
}

const STEPS = [1, 2, 5, 10];
const LINES = 4;

/** Whole, round steps from 0 to what holds the largest value. */
export function axisOf(largest: number): Axis {
  const rough = Math.max(largest, 1) / LINES;
  const power = 10 ** Math.floor(Math.log10(rough));
  const fitting = STEPS.map((step) => step * power).find((step) => step >= rough) ?? rough;
  const step = Math.max(1, fitting);
  const count = Math.max(1, Math.ceil(largest / step));
  return { top: count * step, ticks: Array.from({ length: count + 1 }, (_, number) => number * step) };
}

/** The height of a value in the picture. */
export function yOf(value: number, axis: Axis, size: ChartSize): number {
  const plot = size.height - size.top - size.bottom;
  return rounded(size.top + plot * (1 - value / axis.top));
}

/** Where a share (0 to 1) of the width lies in the picture. */
export function xOf(share: number, size: ChartSize): number {
  return rounded(size.left + (size.width - size.left - size.right) * share);
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
