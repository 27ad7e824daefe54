// npm test and npm run test:all: all checks and tests of a tier even if an early one fails, and one total at the
// end.
import { mkdirSync, rmSync } from "node:fs";
import { ensureBrowser } from "../tests/support/browser.mjs";
import { auditPackages } from "./setup/audit.mjs";
import { ensureBuilt } from "./setup/build.mjs";
import { runChild } from "./setup/child.mjs";
import { countOne, countReport, playwrightCount, sum, vitestCount } from "./setup/count.mjs";
import { Failure } from "./setup/failure.mjs";
import { inMemory } from "./setup/memory-folder.mjs";
import { inRoot } from "./setup/paths.mjs";
import { withoutSettings } from "./setup/settings.mjs";
import { playwrightTimes, slowest, timesIn, vitestTimes } from "./setup/slowest.mjs";

/**
 * @typedef {import("./setup/count.mjs").Count} Count
 * @typedef {import("./setup/child.mjs").ChildResult} ChildResult
 * @typedef {{ name: string, run: () => Promise<ChildResult & { note?: string, said?: string }> }} Check
 * @typedef {Count & { name: string, seconds: number }} Step
 */

const VITEST_REPORT = inRoot(".cache", "tests", "vitest.json");
const PLAYWRIGHT_REPORT = inRoot(".cache", "tests", "playwright.json");
const SLOWEST_NAMED = 10;

/** @typedef {{ audit: boolean, databases: "postgresql" | "all", inVitest: string[], inBrowser: string[] }} Tier */

/** Decision 34 says what is in which, and why. */
const TIERS = {
  quick: {
    audit: false,
    databases: "postgresql",
    inVitest: ["--tags-filter=!thorough"],
    inBrowser: ["--project=postgres", "--grep=@story"],
  },
  all: { audit: true, databases: "all", inVitest: [], inBrowser: [] },
};

/**
 * @param {string} runtime
 * @param {"quick" | "all"} name
 * @returns {Promise<number>} the exit code
 */
export async function runTests(runtime, name) {
  const tier = /** @type {Tier} */ (TIERS[name]);
  rmSync(inRoot(".cache", "tests"), { recursive: true, force: true });
  mkdirSync(inRoot(".cache", "tests"), { recursive: true });
  const checks = await runChecks(checksOf(runtime, tier));
  const built = checks.every((step) => step.name !== "Build" || step.failed === 0);
  const tests = await runVitest(runtime, tier, built);
  const browser = built
    ? await runPlaywright(runtime, tier)
    : { name: "Browser tests", seconds: 0, passed: 0, failed: 1, skipped: 0, note: "not run: the build failed" };
  return report([...checks, tests, browser]);
}

/**
 * @param {string} runtime
 * @param {Tier} tier
 * @returns {Check[]}
 */
function checksOf(runtime, { audit }) {
  /** @param {string[]} command a program in node_modules/.bin and its arguments */
  const tool = ([program = "", ...args]) =>
    runChild(runtime, [inRoot("node_modules", ".bin", program), ...args], { captured: true, env: withoutSettings() });
  return [
    { name: "Build", run: () => ensureBuilt(runtime) },
    { name: "Format and lint", run: () => tool(["biome", "check", "--error-on-warnings", "."]) },
    {
      name: "Types",
      run: async () => {
        const generated = await tool(["react-router", "typegen"]);
        return generated.code === 0 ? tool(["tsc"]) : generated;
      },
    },
    { name: "Dead code and unused packages", run: () => tool(["knip", "--no-progress"]) },
    { name: "Figures and their sources", run: () => namedFigures(runtime) },
    ...(audit ? [{ name: "Known holes in packages", run: auditPackages }] : []),
  ];
}

/**
 * What has only grown old is named and fails nothing.
 * @param {string} runtime
 */
async function namedFigures(runtime) {
  const args = [inRoot("scripts", "check-assumptions.ts"), "--old-is-fine"];
  const result = await runChild(runtime, args, { captured: true, env: withoutSettings() });
  return { ...result, said: result.output.trim() };
}

/**
 * Two at a time, each one's output in one piece.
 * @param {Check[]} checks
 */
async function runChecks(checks) {
  const waiting = [...checks];
  /** @type {Step[]} */
  const done = [];
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const { name, run } = check;
      const startedAt = performance.now();
      const result = await run();
      if (result.stopped) throw new Failure("Stopped.", result.code || 130);
      heading(name);
      console.log(result.note ?? (result.code === 0 ? (result.said ?? "fine") : result.output.trimEnd()));
      const count = result.note ? { passed: 0, failed: 0, skipped: 1, note: result.note } : countOne(result.code);
      done.push({ name, seconds: secondsSince(startedAt), ...count });
    }
  };
  await Promise.all([worker(), worker()]);
  return done;
}

/**
 * @param {string} runtime
 * @param {Tier} tier
 * @param {boolean} built
 */
function runVitest(runtime, { databases, inVitest }, built) {
  const reports = ["--reporter=default", "--reporter=json", `--outputFile.json=${VITEST_REPORT}`];
  const args = ["vitest", "run", ...reports, ...inVitest, ...(built ? [] : ["--project=!http"])];
  const env = { DATABASES: databases };
  return runSuite("Boundaries, tidiness, unit and integration tests", runtime, args, env, (code) =>
    countReport(VITEST_REPORT, code, vitestCount),
  );
}

/**
 * @param {string} runtime
 * @param {Tier} tier
 */
async function runPlaywright(runtime, { inBrowser }) {
  const name = "Browser tests";
  const browser = await ensureBrowser(runtime).catch((/** @type {Error} */ error) => error);
  if (browser instanceof Error) {
    return { name, seconds: 0, passed: 0, failed: 1, skipped: 0, note: `not run: ${browser.message}` };
  }
  const env = { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT_REPORT };
  return runSuite(name, runtime, ["playwright", "test", "--reporter=list,json", ...inBrowser], env, (code) =>
    countReport(PLAYWRIGHT_REPORT, code, playwrightCount),
  );
}

/**
 * @param {string} name
 * @param {string} runtime
 * @param {string[]} command
 * @param {NodeJS.ProcessEnv} env
 * @param {(code: number) => Count} count
 * @returns {Promise<Step>}
 */
async function runSuite(name, runtime, [program = "", ...args], env, count) {
  heading(name);
  const startedAt = performance.now();
  const { code, stopped } = await runChild(runtime, [inRoot("node_modules", ".bin", program), ...args], {
    env: { ...withoutSettings(), ...inMemory(), ...env },
  });
  if (stopped) throw new Failure("Stopped.", code || 130);
  return { name, seconds: secondsSince(startedAt), ...count(code) };
}

/** @param {Step[]} steps */
function report(steps) {
  heading("Slowest files");
  const vitest = timesIn(VITEST_REPORT, (read) => vitestTimes(read, inRoot()));
  const playwright = timesIn(PLAYWRIGHT_REPORT, (read) => playwrightTimes(read, "tests/e2e"));
  console.log(slowest([...vitest, ...playwright], SLOWEST_NAMED).join("\n"));
  heading("Summary");
  for (const { name, passed, failed, skipped, seconds, note } of steps) {
    const parts = [`${passed} passed`, `${failed} failed`, ...(skipped > 0 ? [`${skipped} skipped`] : [])];
    console.log(`${failed > 0 ? "✗" : "✓"} ${name}: ${parts.join(", ")} (${seconds} s)${note ? ` – ${note}` : ""}`);
  }
  const { passed, failed, skipped } = sum(steps);
  console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
  return failed > 0 ? 1 : 0;
}

/** @param {string} name */
function heading(name) {
  console.log(`\n── ${name} ${"─".repeat(Math.max(3, 70 - name.length))}`);
}

/** @param {number} startedAt */
function secondsSince(startedAt) {
  return Math.round((performance.now() - startedAt) / 100) / 10;
}
