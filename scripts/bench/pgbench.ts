import { execFile, spawnSync } from "node:child_process";
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { DomainError } from "#domain/errors.ts";

const run = promisify(execFile);

/** Where Debian puts it; its own wrapper on the path is slower to start. */
const DEBIAN_FOLDER = "/usr/lib/postgresql";
/** The first version that knows `permute`. */
const VERSION_MIN = 14;
const MISSING = `This needs pgbench ${VERSION_MIN} or newer, PostgreSQL's own measuring program. On Debian and Ubuntu it comes with the
package postgresql (apt-get install postgresql-contrib); elsewhere it may be in postgresql-contrib. It is looked for on
the path and in ${DEBIAN_FOLDER}/*/bin.`;

export interface PgbenchOrder {
  url: string;
  /** The script file's text, one transaction. */
  script: string;
  clients: number;
  variables: Record<string, number>;
  warmUpSeconds: number;
  seconds: number;
  /** For the script file. */
  folder: string;
}

/** Finds pgbench, installing it where we are root on a system with apt; throws with advice when there is none. */
export function findPgbench(say: (line: string) => void): string {
  const found = installedPgbench();
  if (found) return found;
  if (process.getuid?.() === 0 && installPackage(say)) {
    const installed = installedPgbench();
    if (installed) return installed;
  }
  throw new DomainError("invalid_input", { message: MISSING });
}

function installedPgbench(): string | undefined {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER).sort((a, b) => Number(b) - Number(a)) : [];
  const places = [...versions.map((version) => join(DEBIAN_FOLDER, version, "bin", "pgbench")), "pgbench"];
  return places.find((place) => versionOf(place) >= VERSION_MIN);
}

function versionOf(program: string): number {
  const { status, stdout } = spawnSync(program, ["--version"], { encoding: "utf8" });
  return status === 0 ? Number(/\d+/.exec(stdout)?.[0] ?? 0) : 0;
}

/** Debian's package brings a server, too. The settings keep it from making and starting one. */
function installPackage(say: (line: string) => void): boolean {
  say("Installing pgbench (package postgresql-contrib)…");
  const commands = [
    "apt-get update -q",
    "apt-get install -yq --no-install-recommends postgresql-common",
    "sed -i 's/^#\\?create_main_cluster.*/create_main_cluster = false/' /etc/postgresql-common/createcluster.conf",
    "apt-get install -yq --no-install-recommends postgresql-contrib",
  ];
  return spawnSync("sh", ["-c", commands.join(" && ")], { stdio: "ignore" }).status === 0;
}

/** Runs the script as fast as it goes, prepared, with so many clients. Throws when any transaction fails. */
export async function runPgbench(program: string, order: PgbenchOrder): Promise<{ rate: number; total: number }> {
  const file = join(order.folder, "pgbench.sql");
  writeFileSync(file, order.script);
  const variables = Object.entries(order.variables).flatMap(([name, value]) => ["-D", `${name}=${value}`]);
  const { clients, warmUpSeconds, seconds } = order;
  const { stdout, stderr } = await run(program, [
    ...["-n", "-M", "prepared", "-f", file, ...variables],
    ...["-c", String(clients), "-j", "2", "-T", String(warmUpSeconds + seconds), "-P", "1", order.url],
  ]);
  const total = Number(/transactions actually processed: (\d+)/.exec(stdout)?.[1]);
  const eachSecond = [...stderr.matchAll(/^progress: .* s, ([\d.]+) tps/gm)].map(([, tps]) => Number(tps));
  const measured = eachSecond.slice(warmUpSeconds);
  if (!total || measured.length < seconds - 1) throw new Error(`pgbench answered strangely:\n${stdout}\n${stderr}`);
  return { rate: measured.reduce((sum, tps) => sum + tps, 0) / measured.length, total };
}
