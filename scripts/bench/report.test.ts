import { expect, it } from "vitest";
import type { CeilingFigure, ComparedFigure } from "./benchmark.ts";
import { holds, tableOf } from "./report.ts";

const compared: ComparedFigure = {
  ...{ kind: "compared", name: "cached page", unit: "pages/s", ours: 900, baseline: 1000, ratio: 0.9, target: 0.9 },
  ...{ ratioLowest: 0.88, ratioHighest: 0.95, failures: 0, disturbed: 0 },
};
const ceiling: CeilingFigure = {
  ...{
    kind: "ceiling",
    name: "drawing home",
    unit: "ms",
    ours: 10,
    oursLowest: 9,
    oursHighest: 30,
    max: 10,
    disturbed: 1,
  },
};

it("holds a figure with a baseline to its ratio, and one without to its own limit", () => {
  expect([holds(compared), holds({ ...compared, ratio: 0.89 })]).toEqual([true, false]);
  expect([holds(ceiling), holds({ ...ceiling, ours: 10.1 })]).toEqual([true, false]);
});

it("shows both kinds in one table, whose columns all rows have", () => {
  const lines = tableOf([compared, { ...ceiling, ours: 11 }]).split("\n");
  expect(new Set(lines.map((line) => line.split("|").length)).size).toBe(1);
  expect(lines[2]).toMatch(/cached page +\| 900 pages\/s .*0\.90 \(0\.88-0\.95\).*≥ 0\.9 .*✓/);
  expect(lines[3]).toMatch(/drawing home +\| 11\.0 ms \(9\.0-30\.0\) .*≤ 10 ms .*✗ missed/);
});
