import { type Audit, CATEGORIES, type Category, perCategory } from "./audit.ts";

/** What a page must reach, and what is not asked of it. */
export type Targets = Partial<Record<Category, number>>;

/** What visitors and search engines see. */
export const PUBLIC_TARGETS: Targets = { performance: 100, accessibility: 100, "best-practices": 100, seo: 100 };
/** Search engines never see these pages, and programs run on them. */
export const SIGNED_IN_TARGETS: Targets = { performance: 95, accessibility: 100, "best-practices": 100 };

export interface Verdict {
  path: string;
  targets: Targets;
  /** Medians over the runs. */
  scores: Record<Category, number>;
  /** What costs points in a category that misses its target. */
  reasons: string[];
}

/** The verdict on a page audited several times: an odd number, so that the median is one of them. */
export function verdictOn(path: string, targets: Targets, audits: Audit[]): Verdict {
  const scores = perCategory((name) => median(audits.map((one) => one.scores[name])));
  const missed = CATEGORIES.filter((name) => scores[name] < (targets[name] ?? 0));
  const losses = missed.flatMap((name) => audits.flatMap((one) => one.losses[name].map((loss) => `${name}: ${loss}`)));
  return { path, targets, scores, reasons: [...new Set(losses)] };
}

export function meetsTargets({ scores, targets }: Verdict): boolean {
  return CATEGORIES.every((name) => scores[name] >= (targets[name] ?? 0));
}

/** The scores as a table, followed by why a page misses a target. */
export function reportOn(verdicts: Verdict[]): string {
  const header = ["page", ...CATEGORIES, ""];
  const rows = verdicts.map((verdict) => [
    verdict.path,
    ...CATEGORIES.map((name) => `${verdict.scores[name]} (${askedOf(verdict, name)})`),
    meetsTargets(verdict) ? "✓" : "✗ missed",
  ]);
  const all = [header, ...rows];
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

const askedOf = ({ targets }: Verdict, name: Category) => (targets[name] ? `≥ ${targets[name]}` : "not asked");

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
}
