import { type Audit, CATEGORIES, type Category, perCategory } from "./audit.ts";

/** Speed varies with whatever else the machine is doing; the others are pass or fail. */
const TARGETS: Record<Category, number> = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 };

export interface Verdict {
  path: string;
  /** Medians over the runs. */
  scores: Record<Category, number>;
  /** What costs points in a category that misses its target. */
  reasons: string[];
}

/** The verdict on a page audited several times: an odd number, so that the median is one of them. */
export function verdictOn(path: string, audits: Audit[]): Verdict {
  const scores = perCategory((name) => median(audits.map((one) => one.scores[name])));
  const missed = CATEGORIES.filter((name) => scores[name] < TARGETS[name]);
  const losses = missed.flatMap((name) => audits.flatMap((one) => one.losses[name].map((loss) => `${name}: ${loss}`)));
  return { path, scores, reasons: [...new Set(losses)] };
}

export function meetsTargets({ scores }: Verdict): boolean {
  return CATEGORIES.every((name) => scores[name] >= TARGETS[name]);
}

/** The scores as a table, followed by why a page misses a target. */
export function reportOn(verdicts: Verdict[]): string {
  const header = ["page", ...CATEGORIES, ""];
  const target = ["target", ...CATEGORIES.map((name) => `≥ ${TARGETS[name]}`), ""];
  const rows = verdicts.map((verdict) => [
    verdict.path,
    ...CATEGORIES.map((name) => String(verdict.scores[name])),
    meetsTargets(verdict) ? "✓" : "✗ missed",
  ]);
  const all = [header, target, ...rows];
  const widths = header.map((_, column) => Math.max(...all.map((row) => (row[column] ?? "").length)));
  const lines = all.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  const reasons = verdicts.flatMap(({ path, reasons }) => reasons.map((reason) => `${path}  ${reason}`));
  return [...lines, ...(reasons.length > 0 ? ["", ...reasons] : [])].join("\n");
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
}
