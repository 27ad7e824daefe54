/** The variables through which `npm run test:days` moves a process's clock; its children need them, too. */
const VARIABLES = ["LD_PRELOAD", "FAKETIME", "FAKETIME_DONT_FAKE_MONOTONIC", "FAKETIME_FORCE_MONOTONIC_FIX"];

/** Tests that need the machine's own clock, and why. `npm run test:days` leaves them out. */
const NEED_THE_REAL_CLOCK = {
  "db/held-lock.test.ts": "under libfaketime, PostgreSQL does not end the silent transaction that this one waits for",
  "scripts/setup/lock.test.ts": "compares the clock with the date of a file, which the kernel writes by its own",
};

export const leftOut = process.env.FAKETIME === undefined ? [] : Object.keys(NEED_THE_REAL_CLOCK);

/**
 * For a child that is given no other variables of ours.
 * @returns {Record<string, string>}
 */
export function movedClock() {
  const given = VARIABLES.map((name) => /** @type {const} */ ([name, process.env[name]]));
  return Object.fromEntries(given.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}
