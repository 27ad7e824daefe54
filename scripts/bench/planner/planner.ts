import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { BenchContext, Benchmark, Figure } from "../benchmark.ts";
import { compare, median } from "../compare.ts";
import type { TimerOrder, TimerReport } from "./plan-timer.ts";

const TIMER = fileURLToPath(new URL("plan-timer.ts", import.meta.url));
const MULTIPLICATIONS = 140_000;
/** A year may take three times as long as the loop; rounded up. */
const YEAR_TARGET = 0.334;

const CEILINGS = [
  { name: "whole plan", task: "plan", max: 25 },
  { name: "one change of a slider", task: "slider", max: 16 },
] as const;

export const planner: Benchmark = {
  name: "planner",
  method: `Everything is one process at a time, and counted is its processor time (garbage collection included), so that other work
matters little. A year: \`simulateYear\` with a battery of 5 kWh, cheap hours, a car and a heat pump, 72 days of which each
runs until it ends as it began. Baseline: a plain loop of ${MULTIPLICATIONS.toLocaleString("en-GB")} multiplications and additions over two arrays of doubles; a third of its speed
is asked for. Whole plan: \`planHome\` for a gas semi in CR0 with all that we assume, order and bands included. One change of a
slider: an address with another battery is read, planned, drawn and copied as a message, as the page's worker does.`,
  async run(context) {
    const figure = { name: "years with a battery", unit: "years/s", target: YEAR_TARGET };
    const sides = { ours: () => timed(context, "year"), baseline: () => timed(context, "loop") };
    const figures: Figure[] = [await compare(figure, sides, context)];
    for (const ceiling of CEILINGS) figures.push(await milliseconds(context, ceiling));
    return figures;
  },
};

async function milliseconds(context: BenchContext, { name, task, max }: (typeof CEILINGS)[number]): Promise<Figure> {
  const disturbedBefore = context.machine.disturbed();
  const each: number[] = [];
  for (let round = 0; round < context.rounds; round++) {
    const { rate } = await context.machine.measure(() => timed(context, task));
    each.push(1000 / rate);
    context.say(`  round ${round + 1}: ${name} ${each.at(-1)?.toFixed(2)} ms`);
  }
  const range = { ours: median(each), oursLowest: Math.min(...each), oursHighest: Math.max(...each) };
  return { kind: "ceiling", name, unit: "ms", ...range, max, disturbed: context.machine.disturbed() - disturbedBefore };
}

async function timed({ warmUpSeconds, seconds }: BenchContext, task: TimerOrder["task"]) {
  const order: TimerOrder = { task, multiplications: MULTIPLICATIONS, warmUpSeconds, seconds };
  const { stdout } = await promisify(execFile)(process.execPath, ["--no-warnings", TIMER, JSON.stringify(order)]);
  const { rate }: TimerReport = JSON.parse(stdout);
  return { rate, failures: 0 };
}
