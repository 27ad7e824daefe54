import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

const SETTLE_MILLISECONDS = 1_000;

/** Settings for a Node.js process whose memory `residentBytes` will measure. */
export const MEASURABLE = {
  NODE_OPTIONS: `--expose-gc --import=${new URL("gc-on-signal.mjs", import.meta.url).href}`,
};

/** Whether the system tells how much memory a process has; Linux does. */
export function memoryIsKnown(): boolean {
  return process.platform === "linux";
}

/** The memory a process holds once it has released what it does not need. */
export async function residentBytes(pid: number): Promise<number> {
  await sleep(SETTLE_MILLISECONDS);
  process.kill(pid, "SIGUSR2");
  await sleep(SETTLE_MILLISECONDS);
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024;
}
