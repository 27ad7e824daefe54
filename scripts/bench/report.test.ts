import { describe, expect, it } from "vitest";
import type { CeilingFigure, ComparedFigure } from "./benchmark.ts";
import { documentOf, holds, tableOf } from "./report.ts";

const compared: ComparedFigure = {
  kind: "compared",
  name: "cached page",
  unit: "pages/s",
  ours: 900,
  baseline: 1000,
  ratio: 0.9,
  target: 0.9,
  ratioLowest: 0.88,
  ratioHighest: 0.95,
  failures: 0,
  disturbed: 0,
};
const ceiling: CeilingFigure = {
  kind: "ceiling",
  name: "drawing home",
  unit: "ms",
  ours: 10,
  oursLowest: 9,
  oursHighest: 30,
  max: 10,
  disturbed: 1,
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

describe("the document", () => {
  const about = { measuredAt: "2026-11-25T10:00:00Z", machine: "2 × A", postgres: "18", rounds: 3, seconds: 4 };
  const benchmarks = ["pages", "pages-drawn", "starts"].map((name) => ({ name, method: `How ${name} are measured.` }));
  const partOf = (text: string, name: string) => text.split(/^## /m).find((part) => part.startsWith(`${name}\n`));
  const all = benchmarks.map(({ name }) => ({ name, figures: [{ ...compared, name: `what ${name} do` }] }));
  const before = documentOf(about, all, benchmarks, "");

  it("has a part for each benchmark, with how, how much, when and where", () => {
    for (const { name, method } of benchmarks) {
      for (const text of [method, `what ${name} do`, "Measured 2026-11-25, 3 times 4 seconds each, on 2 × A"]) {
        expect(partOf(before, name)).toContain(text);
      }
    }
  });

  it("renews the parts that were measured, and keeps the others as they were", () => {
    const figures = [{ ...compared, name: "what pages do now" }];
    const later = { ...about, measuredAt: "2027-01-02T10:00:00Z", machine: "4 × B" };
    const after = documentOf(later, [{ name: "pages", figures }], benchmarks, before);
    expect(partOf(after, "pages")).toMatch(/what pages do now[\s\S]*Measured 2027-01-02[\s\S]*4 × B/);
    for (const name of ["pages-drawn", "starts"]) expect(partOf(after, name)).toBe(partOf(before, name));
  });

  it("says so of a benchmark that was never measured", () => {
    expect(partOf(documentOf(about, [], benchmarks, ""), "starts")).toContain("Not measured yet.");
  });
});
