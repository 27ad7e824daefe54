import { cpus } from "node:os";
import type { Benchmark, CeilingFigure, ComparedFigure, Figure } from "./benchmark.ts";

export interface BenchResults {
  measuredAt: string;
  machine: string;
  postgres: string;
  rounds: number;
  seconds: number;
  figures: Figure[];
}

/** The processor and what runs on it; absolute figures mean nothing without them. */
export function machineInWords(): string {
  const processors = cpus();
  return `${processors.length} × ${processors[0]?.model.trim() ?? "unknown processor"}, Node.js ${process.versions.node}`;
}

/** The figures as a Markdown table, readable in a terminal too. */
export function tableOf(figures: Figure[]): string {
  const header = ["what", "ours", "baseline", "ratio (range)", "target", "failures", "disturbed", ""];
  const rows = figures.map((figure) => [
    ...(figure.kind === "compared" ? comparedCells(figure) : ceilingCells(figure)),
    String(figure.disturbed),
    holds(figure) ? "✓" : "✗ missed",
  ]);
  const widths = header.map((_, column) => Math.max(...[header, ...rows].map((row) => (row[column] ?? "").length), 3));
  const line = (cells: string[]) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  return [line(header), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join("\n");
}

function comparedCells({ name, unit, ours, baseline, target, failures, ...figure }: ComparedFigure): string[] {
  const range = `${figure.ratioLowest.toFixed(2)}-${figure.ratioHighest.toFixed(2)}`;
  const sides = [`${ours.toFixed(0)} ${unit}`, `${baseline.toFixed(0)} ${unit}`];
  return [name, ...sides, `${figure.ratio.toFixed(2)} (${range})`, `≥ ${target}`, String(failures)];
}

/** Without a baseline there is no ratio, and the range is the figure's own. Any failure ends the benchmark. */
function ceilingCells({ name, unit, ours, oursLowest, oursHighest, max }: CeilingFigure): string[] {
  const range = `${ours.toFixed(1)} ${unit} (${oursLowest.toFixed(1)}-${oursHighest.toFixed(1)})`;
  return [name, range, "", "", `≤ ${max} ${unit}`, "0"];
}

export function holds(figure: Figure): boolean {
  return figure.kind === "compared" ? figure.ratio >= figure.target : figure.ours <= figure.max;
}

/** The text of docs/benchmarks.md. */
export function documentOf(results: BenchResults, benchmarks: Benchmark[]): string {
  const { rounds, seconds } = results;
  const methods = benchmarks.map(({ name, method }) => `**${name}.** ${method}`);
  return `# Benchmarks

\`npm run bench -- --write\` measures and writes this page. Only ratios carry over to another machine: both sides run in
turn (A B, B A, …), ${rounds} times ${seconds} seconds each after warming up, and the ratio is the median of the rounds' ratios.
PostgreSQL is the same server for both, started for the run with \`fsync\`, \`full_page_writes\` and \`synchronous_commit\` on; no autovacuum and no timed checkpoint falls into a measurement. A measurement during which something else
ran is taken again; where patience ended, it counts as disturbed.

${tableOf(results.figures)}

Measured ${results.measuredAt.slice(0, 10)} on ${results.machine}, PostgreSQL ${results.postgres}.

## What is compared

${methods.join("\n\n")}
`;
}
