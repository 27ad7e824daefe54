import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { inRoot } from "./paths.mjs";

const HEARTBEAT_MS = 1_000;
/** Work that lets no timer run, such as compressing, may take that long on a busy machine. */
const STALE_AFTER_MS = 30_000;

/**
 * Does the work while no other process is doing work of that name; others wait their turn.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function alone(name, work) {
  const file = inRoot(".cache", `${name}.lock`);
  mkdirSync(inRoot(".cache"), { recursive: true });
  while (!take(file)) {
    if (isStale(file)) rmSync(file, { force: true });
    else await sleep(200);
  }
  const heartbeat = setInterval(() => touch(file), HEARTBEAT_MS);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    rmSync(file, { force: true });
  }
}

/** @param {string} file */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    // By our clock, which npm run test:days moves; the kernel wrote the date by its own.
    touch(file);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === "EEXIST") return false;
    throw error;
  }
}

/**
 * Left behind by a process that was killed. The process number alone proves nothing: containers reuse the same numbers.
 * @param {string} file
 */
function isStale(file) {
  try {
    const quietMs = Date.now() - statSync(file).mtimeMs;
    const pid = Number(readFileSync(file, "utf8"));
    return quietMs > STALE_AFTER_MS || (pid > 0 && !isAlive(pid));
  } catch {
    return false;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === "EPERM";
  }
}

/** @param {string} file */
function touch(file) {
  const now = new Date();
  try {
    utimesSync(file, now, now);
  } catch {
    // Somebody removed it by hand: the work goes on.
  }
}
