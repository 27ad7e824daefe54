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

/** The figures of one benchmark, by its name. */
export type Measured = Pick<Benchmark, "name"> & { figures: Figure[] };

/**
 * The text of docs/benchmarks.md: a part for each benchmark. Those not measured this time keep what `before`, the
 * document as it is, says of them, with their own day and machine.
 */
export function documentOf(
  results: Omit<BenchResults, "figures">,
  measured: Measured[],
  benchmarks: Pick<Benchmark, "name" | "method">[],
  before: string,
): string {
  const parts = benchmarks.map(({ name, method }) => {
    const now = measured.find((one) => one.name === name);
    return `${headingOf(name)}\n\n${method}\n\n${now ? measuredNow(results, now.figures) : measuredBefore(before, name)}`;
  });
  return `# Benchmarks

\`npm run bench -- --write\` measures and writes this page, or the parts of the benchmarks that are named. Only ratios
carry over to another machine: both sides run in turn (A B, B A, …) after warming up, and the ratio is the median of the
rounds' ratios. PostgreSQL is the same server for both, started for the run with \`fsync\`, \`full_page_writes\` and
\`synchronous_commit\` on; no autovacuum and no timed checkpoint falls into a measurement. A measurement during which
something else ran is taken again; where patience ended, it counts as disturbed.

${parts.join("\n\n")}
`;
}

const headingOf = (name: string) => `## ${name}`;

function measuredNow({ rounds, seconds, ...about }: Omit<BenchResults, "figures">, figures: Figure[]): string {
  const how = `${rounds} times ${seconds} seconds each`;
  return `${tableOf(figures)}

Measured ${about.measuredAt.slice(0, 10)}, ${how}, on ${about.machine}, PostgreSQL ${about.postgres}.`;
}

/** From its table to its end. */
function measuredBefore(before: string, name: string): string {
  const [, part = ""] = `${before.trimEnd()}\n\n## `.split(`${headingOf(name)}\n`);
  const own = part.slice(0, part.indexOf("\n## "));
  const table = own.indexOf("\n| ");
  return table < 0 ? "Not measured yet." : own.slice(table).trim();
}
