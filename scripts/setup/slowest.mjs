import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";

/**
 * @typedef {{ file: string, seconds: number }} Timed
 * @typedef {{ testResults: { name: string, startTime: number, endTime: number }[] }} VitestReport
 * @typedef {{ tests: { projectName: string, results: { duration: number }[] }[] }} Spec
 * @typedef {{ file: string, specs: Spec[], suites?: Suite[] }} Suite
 * @typedef {{ suites: Suite[] }} PlaywrightReport
 */

/**
 * @param {Timed[]} timed
 * @param {number} many
 * @returns {string[]} a line each, slowest first
 */
export function slowest(timed, many) {
  const inOrder = timed.toSorted((one, other) => other.seconds - one.seconds).slice(0, many);
  return inOrder.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`);
}

/**
 * No report, or half of one: the count has said so already.
 * @param {string} file the runner's report, as JSON
 * @param {(report: any) => Timed[]} read
 * @returns {Timed[]}
 */
export function timesIn(file, read) {
  if (!existsSync(file)) return [];
  try {
    return read(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return [];
  }
}

/**
 * @param {VitestReport} report
 * @param {string} root the folder that files are named from
 * @returns {Timed[]}
 */
export function vitestTimes({ testResults }, root) {
  return testResults.map(({ name, startTime, endTime }) => ({
    file: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }));
}

/**
 * A file's tests run side by side: what counts is their total, on each database separately.
 * @param {PlaywrightReport} report
 * @param {string} folder that the report names files from
 * @returns {Timed[]}
 */
export function playwrightTimes({ suites }, folder) {
  /** @type {Map<string, number>} */
  const seconds = new Map();
  /** @param {Suite} suite @returns {Spec[]} */
  const specsOf = ({ specs, suites: inner = [] }) => [...specs, ...inner.flatMap(specsOf)];
  for (const suite of suites) {
    for (const { projectName, results } of specsOf(suite).flatMap(({ tests }) => tests)) {
      const name = `${folder}/${suite.file} (${projectName})`;
      const took = results.reduce((sum, { duration }) => sum + duration, 0) / 1000;
      seconds.set(name, (seconds.get(name) ?? 0) + took);
    }
  }
  return [...seconds].map(([file, all]) => ({ file, seconds: all }));
}
