import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { playwrightTimes, slowest, timesIn, vitestTimes } from "./slowest.mjs";

const folder = mkdtempSync(join(tmpdir(), "fairwatt-slowest-"));
afterAll(() => rmSync(folder, { recursive: true }));

const test = (projectName: string, ...durations: number[]) => ({
  tests: [{ projectName, results: durations.map((duration) => ({ duration })) }],
});

describe("the slowest files", () => {
  it("are named slowest first, no more than asked for", () => {
    const timed = [
      { file: "a", seconds: 0.26 },
      { file: "b", seconds: 120 },
      { file: "c", seconds: 3 },
    ];
    expect(slowest(timed, 2)).toEqual(["  120.0 s  b", "    3.0 s  c"]);
  });

  it("are read from the report of unit tests, named from the root", () => {
    const testResults = [{ name: "/house/domain/a.test.ts", startTime: 1_000, endTime: 3_500 }];
    expect(vitestTimes({ testResults }, "/house")).toEqual([{ file: "domain/a.test.ts", seconds: 2.5 }]);
  });

  it("are read from the report of browser tests: every try of every test, for each database", () => {
    const inner = { file: "quote/story.spec.ts", specs: [test("embedded", 1_000), test("postgres", 4_000)] };
    const suite = { file: "quote/story.spec.ts", specs: [test("embedded", 2_000, 3_000)], suites: [inner] };
    expect(playwrightTimes({ suites: [suite] }, "tests/e2e")).toEqual([
      { file: "tests/e2e/quote/story.spec.ts (embedded)", seconds: 6 },
      { file: "tests/e2e/quote/story.spec.ts (postgres)", seconds: 4 },
    ]);
  });

  it("are none where a report is missing or cut short", () => {
    const half = join(folder, "half.json");
    writeFileSync(half, '{"testResults": [');
    const read = (report: { testResults: [] }) => vitestTimes(report, "/");
    expect(timesIn(half, read)).toEqual([]);
    expect(timesIn(join(folder, "none.json"), read)).toEqual([]);
  });
});
