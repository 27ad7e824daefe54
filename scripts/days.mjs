// npm run test:days: the tests with the machine's clock moved, so that none passes or fails because of the day it runs
// on.
import { existsSync } from "node:fs";
import { Failure } from "./setup/failure.mjs";
import { build, playwright, runSome, vitest } from "./some-tests.mjs";

/** In summer time and after the demonstration's last lead; a leap day; the end of a year, years ahead. */
const DAYS = ["2027-03-31", "2028-02-29", "2030-12-31"];

const LIBRARIES = ["x86_64", "aarch64"].map((kind) => `/usr/lib/${kind}-linux-gnu/faketime/libfaketime.so.1`);

/**
 * @param {string} runtime
 * @param {string[]} args days (all three where none is named), then files and flags for their runner (all tests where
 *   none is named)
 * @returns {Promise<number>} the exit code
 */
export async function runDays(runtime, args) {
  const library = LIBRARIES.find((file) => existsSync(file));
  if (!library) throw new Failure("libfaketime moves the clock. Install it: apt-get install faketime");
  const isDay = (/** @type {string} */ arg) => /^\d{4}-\d{2}-\d{2}$/.test(arg);
  const days = args.filter(isDay);
  const rest = args.filter((arg) => !isDay(arg));
  /** @type {string[]} */
  const failed = [];
  if (rest.length === 0) await build(runtime);
  for (const day of days.length > 0 ? days : DAYS) {
    console.log(`\n── ${day} ${"─".repeat(60)}`);
    const env = clockAt(day, library);
    const codes =
      rest.length > 0
        ? [await runSome(runtime, rest, env)]
        : [await vitest(runtime, [], { ...env, DATABASES: "all" }), await playwright(runtime, [], env)];
    if (codes.some((code) => code !== 0)) failed.push(day);
  }
  console.log(failed.length > 0 ? `Failed on ${failed.join(", ")}.` : "Passed on each day.");
  return failed.length > 0 ? 1 : 0;
}

/**
 * Begins at noon. An offset, not a time: every process would start again from that time.
 * @param {string} day
 * @param {string} library
 */
function clockAt(day, library) {
  const seconds = Math.round((Date.parse(`${day}T12:00:00Z`) - Date.now()) / 1000);
  if (Number.isNaN(seconds)) throw new Failure(`${day} is not in the calendar.`);
  return {
    LD_PRELOAD: library,
    FAKETIME: `${seconds < 0 ? "" : "+"}${seconds}`,
    FAKETIME_DONT_FAKE_MONOTONIC: "1",
    // Of waits that end by the monotonic clock: with it a browser takes seconds to draw one frame.
    FAKETIME_FORCE_MONOTONIC_FIX: "0",
  };
}
