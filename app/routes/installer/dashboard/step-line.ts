import { type Axis, type ChartSize, xOf, yOf } from "#app/ui/charts/axis.ts";

const DAY_MILLISECONDS = 86_400_000;

export interface Balances {
  from: string;
  until: string;
  opening: number;
  days: readonly { day: string; balance: number }[];
}

/** A balance stays the same until the day it changes: the line runs across, then up or down, and on to the last day. */
export function stepLine({ from, until, opening, days }: Balances, axis: Axis, size: ChartSize): string {
  const length = daysBetween(from, until) || 1;
  const steps = days.map(
    ({ day, balance }) => `H${xOf(daysBetween(from, day) / length, size)}V${yOf(balance, axis, size)}`,
  );
  return `M${xOf(0, size)} ${yOf(opening, axis, size)}${steps.join("")}H${xOf(1, size)}`;
}

function daysBetween(from: string, until: string): number {
  return (Date.parse(until) - Date.parse(from)) / DAY_MILLISECONDS;
}
