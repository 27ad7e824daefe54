import { execFile, spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Measurement } from "./compare.ts";

const WRK = "wrk";

export const WRK_MISSING = "This needs wrk: apt-get install wrk on Debian and Ubuntu, brew install wrk on macOS.";

/** Prints the figures in full; wrk itself rounds them. Costs nothing while measuring. */
const REPORT = `
done = function(summary)
  local e = summary.errors
  local failures = e.connect + e.read + e.write + e.status + e.timeout
  io.write(string.format('\\n{"requests":%d,"microseconds":%d,"bytes":%d,"failures":%d}\\n',
    summary.requests, summary.duration, summary.bytes, failures))
end`;

export interface WrkOrder {
  address: string;
  headers: Record<string, string>;
  connections: number;
  warmUpSeconds: number;
  seconds: number;
  /** An answer with a smaller body counts as failed. */
  bodyBytes: number;
  /** For the script file. */
  folder: string;
}

export function wrkIsThere(): boolean {
  // wrk --version itself ends with 1.
  return spawnSync(WRK, ["--version"]).error === undefined;
}

/** Requests one address at full speed, over this many kept-alive connections, in one thread. */
export async function runWrk(order: WrkOrder): Promise<Measurement> {
  await runFor(order, order.warmUpSeconds);
  const { requests, microseconds, bytes, failures } = await runFor(order, order.seconds);
  const tooSmall = bytes / requests < order.bodyBytes;
  return { rate: (requests * 1_000_000) / microseconds, failures: tooSmall ? requests : failures };
}

async function runFor({ address, headers, connections, folder }: WrkOrder, seconds: number) {
  const script = join(folder, "wrk.lua");
  writeFileSync(script, REPORT);
  const asked = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const load = ["-t", "1", "-c", String(connections), "-d", `${seconds}s`];
  const { stdout } = await promisify(execFile)(WRK, [...load, ...asked, "-s", script, address]);
  const report: Record<"requests" | "microseconds" | "bytes" | "failures", number> = JSON.parse(
    stdout.trim().split("\n").at(-1) ?? "",
  );
  if (report.requests === 0) throw new Error(`wrk got no answer from ${address}:\n${stdout}`);
  return report;
}
