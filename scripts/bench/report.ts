import { cpus } from "node:os";
import type { Benchmark, Figure } from "./benchmark.ts";

export interface BenchResults {
  measuredAt: string;
  machine: string;
  postgres: string;
  rounds: number;
  seconds: number;
  figures: Figure[];
}

/** The processor and what runs on it; absolute figures mean nothing without. */
export function machineInWords(): string {
  const processors = cpus();
  return `${processors.length} × ${processors[0]?.model.trim() ?? "unknown processor"}, Node.js ${process.versions.node}`;
}

/** The figures as a Markdown table, which a terminal shows as well. */
export function tableOf(figures: Figure[]): string {
  const header = ["what", "ours", "baseline", "ratio (range)", "target", "failures", "disturbed", ""];
  const rows = figures.map((figure) => [
    figure.name,
    `${figure.ours.toFixed(0)} ${figure.unit}`,
    `${figure.baseline.toFixed(0)} ${figure.unit}`,
    `${figure.ratio.toFixed(2)} (${figure.ratioLowest.toFixed(2)}-${figure.ratioHighest.toFixed(2)})`,
    `≥ ${figure.target}`,
    String(figure.failures),
    String(figure.disturbed),
    holds(figure) ? "✓" : "✗ missed",
  ]);
  const widths = header.map((_, column) => Math.max(...[header, ...rows].map((row) => (row[column] ?? "").length), 3));
  const line = (cells: string[]) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  return [line(header), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join("\n");
}

/** Whether the target is met. */
export function holds({ ratio, target }: Figure): boolean {
  return ratio >= target;
}

/** docs/benchmarks.md. */
export function documentOf(results: BenchResults, benchmarks: Benchmark[]): string {
  const { rounds, seconds } = results;
  const methods = benchmarks.map(({ name, method }) => `**${name}.** ${method}`);
  return `# Benchmarks

\`npm run bench -- --write\` measures and writes this page. Only ratios carry over to another machine: both sides run in
turn (A B, B A, …) on the same PostgreSQL, ${rounds} times ${seconds} seconds each after warming up, and the ratio is the median of
the rounds' ratios. The server is started for the run with \`fsync\`, \`full_page_writes\` and \`synchronous_commit\` on, for both
sides alike; no autovacuum and no timed checkpoint falls into a measurement. A measurement during which something else
ran is taken again; where patience ended, it counts as disturbed.

${tableOf(results.figures)}

Measured ${results.measuredAt.slice(0, 10)} on ${results.machine}, PostgreSQL ${results.postgres}.

## What is compared

${methods.join("\n\n")}
`;
}
