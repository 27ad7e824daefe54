import { execFile, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { DomainError } from "#domain/errors.ts";

const run = promisify(execFile);

/** Where Debian puts it, and where we unpack its package; Debian's own wrapper on the path starts more slowly. */
const DEBIAN_FOLDER = "/usr/lib/postgresql";
const UNPACKED = fileURLToPath(new URL("../../.cache/bench/pgbench", import.meta.url));
/** The first version that has `permute`. */
const VERSION_MIN = 14;
const MISSING = `This needs pgbench ${VERSION_MIN} or newer, PostgreSQL's own measuring program. Debian and Ubuntu have it in the package
postgresql, other systems often in postgresql-contrib. It is looked for on the path and in ${DEBIAN_FOLDER}/*/bin.`;

/** pgbench is in the server's package: merely unpacked, it starts no server and changes no system settings. */
const UNPACK = `
apt-get update -q && apt-get install -yq --no-install-recommends libpq5 &&
apt-get download -q "$(apt-cache depends postgresql | sed -n 's/.*Depends: \\(postgresql-[0-9]*\\)$/\\1/p' | head -1)" &&
dpkg-deb -x postgresql-*.deb . && rm postgresql-*.deb`;

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

/** Finds pgbench, or fetches it if we are root on a system with apt; throws with advice if there is none. */
export function findPgbench(say: (line: string) => void): string {
  const found = installedPgbench() ?? unpackedPgbench(say);
  if (found) return found;
  throw new DomainError("invalid_input", { message: MISSING });
}

function installedPgbench(): string | undefined {
  const folders = [DEBIAN_FOLDER, join(UNPACKED, DEBIAN_FOLDER)];
  const places = folders.flatMap((folder) => versionsIn(folder).map((version) => join(folder, version, "bin/pgbench")));
  return [...places, "pgbench"].find((place) => versionOf(place) >= VERSION_MIN);
}

function versionsIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).sort((one, other) => Number(other) - Number(one)) : [];
}

function unpackedPgbench(say: (line: string) => void): string | undefined {
  if (process.getuid?.() !== 0) return undefined;
  say("Getting pgbench from the system's package postgresql…");
  mkdirSync(UNPACKED, { recursive: true });
  const { status } = spawnSync("sh", ["-c", UNPACK], { cwd: UNPACKED, stdio: "ignore" });
  return status === 0 ? installedPgbench() : undefined;
}

function versionOf(program: string): number {
  const { status, stdout } = spawnSync(program, ["--version"], { encoding: "utf8" });
  return status === 0 ? Number(/\d+/.exec(stdout)?.[0] ?? 0) : 0;
}

/** Runs the script at full speed, prepared, with this many clients. Throws if a transaction fails. */
export async function runPgbench(program: string, order: PgbenchOrder): Promise<{ rate: number; total: number }> {
  const file = join(order.folder, "pgbench.sql");
  writeFileSync(file, order.script);
  const variables = Object.entries(order.variables).flatMap(([name, value]) => ["-D", `${name}=${value}`]);
  const { clients, warmUpSeconds, seconds } = order;
  const { stdout, stderr } = await run(program, [
    "-n",
    "-M",
    "prepared",
    "-f",
    file,
    ...variables,
    "-c",
    String(clients),
    "-j",
    "2",
    "-T",
    String(warmUpSeconds + seconds),
    "-P",
    "1",
    order.url,
  ]);
  const total = Number(/transactions actually processed: (\d+)/.exec(stdout)?.[1]);
  const eachSecond = [...stderr.matchAll(/^progress: .* s, ([\d.]+) tps/gm)].map(([, tps]) => Number(tps));
  const measured = eachSecond.slice(warmUpSeconds);
  if (!total || measured.length < seconds - 1) throw new Error(`pgbench answered strangely:\n${stdout}\n${stderr}`);
  return { rate: measured.reduce((sum, tps) => sum + tps, 0) / measured.length, total };
}
