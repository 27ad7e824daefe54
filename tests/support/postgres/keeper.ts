// Runs a PostgreSQL server for another process and ends with it, however that process ends: when our standard input
// closes, we stop the server and delete its folder. A folder named on standard input before that receives a copy of
// its data.
import { spawn } from "node:child_process";
import { cpSync, openSync, rmSync } from "node:fs";
import { join } from "node:path";

export interface KeeperOrder {
  folder: string;
  command: string;
  args: string[];
  owner: { uid: number; gid: number } | undefined;
  /** How long after it was killed the server is restarted, however often. Absent: we end with it. */
  restartMilliseconds?: number | undefined;
}

const SHUTDOWN_SECONDS = 10;

const { folder, command, args, owner, restartMilliseconds }: KeeperOrder = JSON.parse(process.argv[2] ?? "");
const log = openSync(join(folder, "postgres.log"), "a");
let stopping = false;
let keepIn = "";
let server = start();

function start() {
  const child = spawn(command, args, { cwd: folder, stdio: ["ignore", log, log], ...owner });
  child.on("error", (error) => console.error(error));
  child.on("close", (code) => {
    if (keepIn && code === 0) cpSync(join(folder, "data"), keepIn, { recursive: true });
    ended();
  });
  return child;
}

function ended(): void {
  if (restartMilliseconds !== undefined && !stopping) {
    setTimeout(() => {
      if (stopping) ended();
      else server = start();
    }, restartMilliseconds);
    return;
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  process.exit(0);
}

// SIGQUIT ends the server without tidying up its files: nearly always they are deleted anyway.
function stop(): void {
  stopping = true;
  server.kill(keepIn ? "SIGINT" : "SIGQUIT");
  setTimeout(() => server.kill("SIGKILL"), SHUTDOWN_SECONDS * 1000).unref();
}

process.stdin.on("data", (name) => {
  keepIn = String(name);
});
process.stdin.on("close", stop);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
