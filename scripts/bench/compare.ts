import type { BenchContext, ComparedFigure } from "./benchmark.ts";

export interface Measurement {
  /** Operations per second, or whatever the figure's unit is. */
  rate: number;
  failures: number;
}

type Side = () => Promise<Measurement>;

/** What one figure has measured so far. */
export interface Taken {
  ours: Measurement[];
  baseline: Measurement[];
  disturbed: number;
}

export const nothingTaken = (): Taken => ({ ours: [], baseline: [], disturbed: 0 });

/**
 * Measures both sides in turn, A B, B A, A B …, so that whatever else happens on the machine affects both equally, and
 * compares them round by round.
 */
export async function compare(
  about: Pick<ComparedFigure, "name" | "unit" | "target">,
  sides: { ours: Side; baseline: Side },
  { rounds, ...context }: BenchContext,
): Promise<ComparedFigure> {
  const taken = nothingTaken();
  for (let round = 0; round < rounds; round++) await measureRound(sides, taken, context);
  return compared(about, taken, taken.disturbed);
}

/** One turn of each side, added to what was taken; ours comes first in every other round. */
export async function measureRound(
  sides: { ours: Side; baseline: Side },
  taken: Taken,
  { machine, say }: Pick<BenchContext, "machine" | "say">,
): Promise<void> {
  const disturbedBefore = machine.disturbed();
  const round = taken.ours.length;
  const order = ["baseline", "ours"] as const;
  for (const side of round % 2 === 0 ? order : order.toReversed()) taken[side].push(await machine.measure(sides[side]));
  taken.disturbed += machine.disturbed() - disturbedBefore;
  const one = taken.ours[round]?.rate ?? 0;
  const other = taken.baseline[round]?.rate ?? 0;
  say(`  round ${round + 1}: ours ${one.toFixed(0)}, baseline ${other.toFixed(0)}, ${(one / other).toFixed(2)}`);
}

/** The figure from measurements taken in turn, round by round. */
export function compared(
  about: Pick<ComparedFigure, "name" | "unit" | "target">,
  { ours, baseline }: { ours: Measurement[]; baseline: Measurement[] },
  disturbed: number,
): ComparedFigure {
  const ratios = ours.map(({ rate }, round) => rate / (baseline[round]?.rate ?? Number.NaN));
  return {
    kind: "compared",
    ...about,
    ours: median(ours.map(({ rate }) => rate)),
    baseline: median(baseline.map(({ rate }) => rate)),
    ratio: median(ratios),
    ratioLowest: Math.min(...ratios),
    ratioHighest: Math.max(...ratios),
    failures: ours.concat(baseline).reduce((sum, { failures }) => sum + failures, 0),
    disturbed,
  };
}

export function median(values: number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}
