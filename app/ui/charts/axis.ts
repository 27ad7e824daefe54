/** A chart's plotting area within its picture, in the picture's units. */
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

/** Round whole-number steps from 0 to a value that covers the largest. */
export function axisOf(largest: number): Axis {
  const rough = Math.max(largest, 1) / LINES;
  const power = 10 ** Math.floor(Math.log10(rough));
  const fitting = STEPS.map((step) => step * power).find((step) => step >= rough) ?? rough;
  const step = Math.max(1, fitting);
  const count = Math.max(1, Math.ceil(largest / step));
  return { top: count * step, ticks: Array.from({ length: count + 1 }, (_, number) => number * step) };
}

export function yOf(value: number, axis: Axis, size: ChartSize): number {
  const plot = size.height - size.top - size.bottom;
  return rounded(size.top + plot * (1 - value / axis.top));
}

/** The horizontal position of a share (0 to 1) of the width. */
export function xOf(share: number, size: ChartSize): number {
  return rounded(size.left + (size.width - size.left - size.right) * share);
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
