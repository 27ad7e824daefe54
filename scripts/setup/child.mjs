import { spawn } from "node:child_process";
import { constants } from "node:os";
import { delimiter } from "node:path";
import { inRoot, root } from "./paths.mjs";

/** One key press can arrive twice: from the terminal and again from npm. Any later than this, it is a second press. */
const SAME_PRESS_MS = 1_000;

/** @type {NodeJS.Signals[]} */
const STOP_SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * @typedef {object} ChildOptions
 * @property {NodeJS.ProcessEnv} [env] added to our own
 * @property {boolean} [captured] keep the output instead of showing it
 * @property {boolean} [server] a long-running child: in a group of its own, so that only we tell it to stop,
 *   and connected to us, so that it sees when we are gone
 * @typedef {{ code: number, output: string, stopped: boolean }} ChildResult
 */

/**
 * Runs a program to its end, passing on each request to stop exactly once; a second request ends it at once.
 * @param {string} command
 * @param {string[]} args
 * @param {ChildOptions} [options]
 * @returns {Promise<ChildResult>}
 */
export function runChild(command, args, { env = {}, captured = false, server = false } = {}) {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, PATH: `${inRoot("node_modules", ".bin")}${delimiter}${process.env.PATH ?? ""}`, ...env },
    detached: server,
    stdio: captured ? ["ignore", "pipe", "pipe"] : server ? ["inherit", "inherit", "inherit", "ipc"] : "inherit",
  });
  /** @type {Buffer[]} */
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => output.push(chunk));

  let askedAt = 0;
  /** @param {NodeJS.Signals} signal */
  const passOn = (signal) => {
    const again = askedAt > 0;
    if (again && Date.now() - askedAt < SAME_PRESS_MS) return;
    askedAt ||= Date.now();
    // Unless it has a group of its own, the child has already had the key press from the terminal.
    const terminalTold = signal === "SIGINT" && !server && process.stdin.isTTY;
    if (again) child.kill("SIGKILL");
    else if (!terminalTold) child.kill(signal === "SIGHUP" ? "SIGTERM" : signal);
  };
  for (const signal of STOP_SIGNALS) process.on(signal, passOn);

  return new Promise((resolve, reject) => {
    const settle = () => {
      for (const signal of STOP_SIGNALS) process.off(signal, passOn);
    };
    child.on("error", (error) => {
      settle();
      reject(error);
    });
    child.on("close", (code, signal) => {
      settle();
      resolve({
        code: code ?? 128 + (signal ? constants.signals[signal] : 0),
        output: Buffer.concat(output).toString(),
        stopped: askedAt > 0,
      });
    });
  });
}
