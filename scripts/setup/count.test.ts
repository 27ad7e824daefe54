import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { countReport, playwrightCount, sum, vitestCount } from "./count.mjs";

const folder = mkdtempSync(join(tmpdir(), "fairwatt-count-"));
afterAll(() => rmSync(folder, { recursive: true }));

function reportFile(name: string, content: string): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

const vitestReport = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1, testResults: [] };

describe("what a runner's report counts as", () => {
  it("counts passed, failed and skipped tests", () => {
    expect(vitestCount(vitestReport)).toEqual({ passed: 5, failed: 1, skipped: 3 });
    const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 2 };
    const note = "1 of them at the second try";
    expect(playwrightCount({ stats })).toEqual({ passed: 8, failed: 1, skipped: 2, note });
  });

  it("does not count as skipped what belongs to npm run test:all", () => {
    const skipped = (...tags: string[]) => ({ status: "skipped", tags });
    const file = { status: "passed", assertionResults: [skipped("thorough"), skipped()] };
    expect(vitestCount({ ...vitestReport, testResults: [file] }).skipped).toBe(2);
  });

  it("counts a test file that cannot be loaded as a failure", () => {
    const broken = { status: "failed", message: "syntax error", assertionResults: [] };
    expect(vitestCount({ ...vitestReport, testResults: [broken] }).failed).toBe(2);
  });

  it("counts a crash without a report as a failure", () => {
    expect(countReport(join(folder, "none.json"), 139, vitestCount)).toMatchObject({ passed: 0, failed: 1 });
  });

  it("counts a report cut short as a failure", () => {
    expect(countReport(reportFile("half.json", '{"numPassed'), 0, vitestCount)).toMatchObject({ passed: 0, failed: 1 });
  });

  it("counts a failing exit code as a failure even when every test passed", () => {
    const file = reportFile("fine.json", JSON.stringify({ ...vitestReport, numFailedTests: 0 }));
    expect(countReport(file, 1, vitestCount)).toMatchObject({ passed: 5, failed: 1, note: "ended with exit code 1" });
    expect(countReport(file, 0, vitestCount)).toMatchObject({ passed: 5, failed: 0 });
  });

  it("sums them all", () => {
    const one = { passed: 1, failed: 0, skipped: 0 };
    expect(sum([one, { passed: 4, failed: 2, skipped: 1 }])).toEqual({ passed: 5, failed: 2, skipped: 1 });
  });
});
