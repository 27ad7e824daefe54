import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, mkdirSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { movedClock } from "#tests/moved-clock.mjs";
import { freePort } from "#tests/support/free-port.ts";

export interface ServerOptions {
  /** The server's output goes to `server.log` here; created if missing. */
  folder: string;
  /** All its settings: it gets none of ours, and none of an operator's. */
  env: Record<string, string>;
  /** Absent: a free port. */
  port?: number;
}

export interface Server {
  url: string;
  port: number;
  pid: number;
  /** Everything written so far, to standard output and standard error. */
  log(): string;
  /** Asks it to stop and waits. Returns its exit code. */
  stop(): Promise<number | null>;
  /** Ends it at once, like a power cut. */
  kill(): Promise<void>;
}

/** For a server with many sign-ins, where nobody guesses passwords. Its database has weak hashes then. */
export const CHEAP_PASSWORDS = {
  NODE_OPTIONS: `--import=${new URL("cheap-passwords.mjs", import.meta.url).href}`,
};

const PROJECT = fileURLToPath(new URL("../..", import.meta.url));
// For the first start of a demonstration on a busy machine.
const START_SECONDS = 180;

/** Starts the built server as a child process and waits until it is ready. It ends when this process does. */
export async function startServer({ folder, env, port }: ServerOptions): Promise<Server> {
  const chosen = port ?? (await freePort());
  const url = `http://localhost:${chosen}`;
  // The demonstration derives its own address if only a port is set.
  const address = env.DEMO === "1" ? {} : { APP_URL: url };
  const child = launch({ folder, env: { ...env, ...address, PORT: String(chosen) } });
  const log = () => readFileSync(join(folder, "server.log"), "utf8");
  await untilReady(child, url, log);
  return {
    url,
    port: chosen,
    pid: child.pid ?? 0,
    log,
    stop: () => end(child, "SIGTERM"),
    kill: async () => {
      await end(child, "SIGKILL");
    },
  };
}

/** Runs a server that is not expected to start. Returns its exit code and everything it wrote. */
export async function runServerToItsEnd(options: ServerOptions): Promise<{ code: number | null; output: string }> {
  const child = launch({ ...options, env: { ...options.env, PORT: String(options.port ?? (await freePort())) } });
  const timer = setTimeout(() => child.kill("SIGKILL"), START_SECONDS * 1000);
  const code = await ended(child);
  clearTimeout(timer);
  return { code, output: readFileSync(join(options.folder, "server.log"), "utf8") };
}

function launch({ folder, env }: ServerOptions): ChildProcess {
  mkdirSync(folder, { recursive: true });
  const log = openSync(join(folder, "server.log"), "a");
  // The channel tells the server when we are gone, for whatever reason.
  const child = spawn(process.execPath, [join(PROJECT, "server", "main.ts")], {
    cwd: PROJECT,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      DATA_DIR: join(folder, "data"),
      ...movedClock(),
      ...env,
    },
    // A separate group, so that Ctrl-C in the terminal reaches it only through us.
    detached: true,
    stdio: ["ignore", log, log, "ipc"],
  });
  closeSync(log);
  return child;
}

async function untilReady(child: ChildProcess, url: string, log: () => string): Promise<void> {
  const deadline = performance.now() + START_SECONDS * 1000;
  while (performance.now() < deadline && child.exitCode === null && child.signalCode === null) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(50);
  }
  await end(child, "SIGKILL");
  throw new Error(`The server did not start within ${START_SECONDS} seconds:\n${log()}`);
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  child.kill(signal);
  return ended(child);
}

function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => child.once("exit", (code) => resolve(code)));
}
