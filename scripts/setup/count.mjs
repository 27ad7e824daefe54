import { existsSync, readFileSync } from "node:fs";

/**
 * @typedef {{ passed: number, failed: number, skipped: number, note?: string }} Count
 */

/**
 * @param {number} code
 * @returns {Count}
 */
export function countOne(code) {
  return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
}

/**
 * A runner that failed without naming a failed test (a crash, an error outside any test) counts as one failure.
 * @param {string} file the runner's report, as JSON
 * @param {number} code the runner's exit code
 * @param {(report: any) => Count} read
 * @returns {Count}
 */
export function countReport(file, code, read) {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0, note: `wrote no report, exit code ${code}` };
  /** @type {Count} */
  let count;
  try {
    count = read(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return { passed: 0, failed: 1, skipped: 0, note: `wrote a broken report, exit code ${code}` };
  }
  if (code !== 0 && count.failed === 0) return { ...count, failed: 1, note: `ended with exit code ${code}` };
  return count;
}

/**
 * @typedef {{ status: string, message?: string, assertionResults: { status: string, tags: string[] }[] }} VitestFile
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, testResults: VitestFile[] }} report
 * @returns {Count}
 */
export function vitestCount(report) {
  // A file that could not be loaded has no tests to fail.
  const notLoaded = report.testResults.filter((file) => file.status === "failed" && file.assertionResults.length === 0);
  const results = report.testResults.flatMap((file) => file.assertionResults);
  const ofAnotherTier = results.filter(({ status, tags }) => status === "skipped" && tags.includes("thorough"));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + notLoaded.length,
    skipped: report.numPendingTests + report.numTodoTests - ofAnotherTier.length,
  };
}

/**
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} report
 * @returns {Count}
 */
export function playwrightCount({ stats }) {
  const count = { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
  return stats.flaky > 0 ? { ...count, note: `${stats.flaky} of them at the second try` } : count;
}

/**
 * @param {Count[]} counts
 * @returns {Count}
 */
export function sum(counts) {
  /** @param {"passed" | "failed" | "skipped"} what */
  const total = (what) => counts.reduce((all, count) => all + count[what], 0);
  return { passed: total("passed"), failed: total("failed"), skipped: total("skipped") };
}
