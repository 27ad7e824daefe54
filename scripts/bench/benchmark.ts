import type { Postgres } from "#tests/support/postgres.ts";
import type { QuietMachine } from "./quiet.ts";

/** What every benchmark is given. It creates databases of its own on the server and drops them. */
export interface BenchContext {
  postgres: Postgres;
  /** How often each side is measured; the median counts. */
  rounds: number;
  /** Length of one measurement, after `warmUpSeconds`, which do not count. */
  seconds: number;
  warmUpSeconds: number;
  machine: QuietMachine;
  say(line: string): void;
}

/** One line of results. */
export type Figure = ComparedFigure | CeilingFigure;

/** Ours beside a baseline measured in the same run. */
export interface ComparedFigure {
  kind: "compared";
  name: string;
  unit: string;
  /** Medians over the rounds. */
  ours: number;
  baseline: number;
  /** The median of the rounds' ratios: our figure divided by the baseline's. */
  ratio: number;
  ratioLowest: number;
  ratioHighest: number;
  target: number;
  /** Our operations that failed, over all rounds. */
  failures: number;
  /** Measurements disturbed by other work on the machine. */
  disturbed: number;
}

/** Ours alone, which must stay below a maximum. */
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

/** One file of this folder each; scripts/bench.ts lists them. */
export interface Benchmark {
  name: string;
  /** What is measured and against what, in a few sentences for docs/benchmarks.md. */
  method: string;
  /** Returns no figures, and says why, if the machine lacks what it needs. */
  run(context: BenchContext): Promise<Figure[]>;
}
