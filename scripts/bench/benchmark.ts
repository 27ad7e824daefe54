import type { Postgres } from "#tests/support/postgres.ts";
import type { QuietMachine } from "./quiet.ts";

/** What every benchmark gets. It makes databases of its own on the server and drops them. */
export interface BenchContext {
  postgres: Postgres;
  /** How often each side is measured; medians count. */
  rounds: number;
  /** Length of one measurement, after `warmUpSeconds` that do not count. */
  seconds: number;
  warmUpSeconds: number;
  machine: QuietMachine;
  say(line: string): void;
}

/** One measured line. */
export type Figure = ComparedFigure | CeilingFigure;

/** Ours beside a baseline that was measured in the same run. */
export interface ComparedFigure {
  kind: "compared";
  name: string;
  unit: string;
  /** Medians over the rounds. */
  ours: number;
  baseline: number;
  /** The median of the rounds' ratios; our figure by the baseline's. */
  ratio: number;
  ratioLowest: number;
  ratioHighest: number;
  target: number;
  /** Operations of ours that failed, in all rounds. */
  failures: number;
  /** Measurements that other work on the machine disturbed. */
  disturbed: number;
}

/** Ours alone, which must not be more than so much. */
export interface CeilingFigure {
  kind: "ceiling";
  name: string;
  unit: string;
  /** The median over the rounds. */
  ours: number;
  oursLowest: number;
  oursHighest: number;
  max: number;
  disturbed: number;
}

/** One file of this folder for each; scripts/bench.ts lists them. */
export interface Benchmark {
  name: string;
  /** What is measured and against what, in a few sentences for docs/benchmarks.md. */
  method: string;
  /** No figures when the machine lacks what it needs, which it says. */
  run(context: BenchContext): Promise<Figure[]>;
}
