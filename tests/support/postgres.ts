import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { freePort } from "#tests/support/free-port.ts";
import { type Owner, postgresBinaries, postgresOwner } from "#tests/support/postgres/binaries.ts";
import type { KeeperOrder } from "#tests/support/postgres/keeper.ts";

export interface PostgresOptions {
  /** Server settings (`-c name=value`) that add to or override those for tests, for example `{ fsync: "on" }`. */
  settings?: Record<string, string>;
  /** A folder with bin/postgres and bin/initdb to use instead of the npm package's, for another version. */
  binaries?: string;
  /** A folder where `stop` has kept another server's data, to continue from. */
  from?: string;
  /** How long after being killed the server is restarted. Absent: it stays down, and its folder is deleted. */
  restartMilliseconds?: number;
}

export interface Postgres {
  /** Address of the database `postgres`, as superuser. */
  adminUrl: string;
  /** Where the server's files are. Anything else put there is deleted with them. */
  folder: string;
  url(database: string): string;
  createDatabase(name: string, template?: string): Promise<string>;
  dropDatabase(name: string): Promise<void>;
  /**
   * Stops the server and deletes its folder, after copying its data to `keepIn` if given. Happens automatically when
   * this process ends.
   */
  stop(keepIn?: string): Promise<void>;
}

/** Fast and forgetful: nothing here has to survive a power cut. */
const TEST_SETTINGS = {
  fsync: "off",
  full_page_writes: "off",
  synchronous_commit: "off",
  max_connections: "200",
  timezone: "UTC",
};

const BUILT_IN_LOCALE = ["--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
const PASSWORD = "password";
const START_SECONDS = 30;
const KEEPER = fileURLToPath(new URL("postgres/keeper.ts", import.meta.url));

/** Starts a separate PostgreSQL server on a free port of 127.0.0.1. Takes about two seconds. */
export async function startPostgres(options: PostgresOptions = {}): Promise<Postgres> {
  const { settings = {}, binaries, from, restartMilliseconds } = options;
  const owner = postgresOwner();
  const folder = mkdtempSync(join(tmpdir(), "fairwatt-postgres-"));
  // The server's user must be able to reach its data, but not list anything else here.
  chmodSync(folder, 0o711);
  const password = from ? readFileSync(join(from, PASSWORD), "utf8") : randomBytes(16).toString("hex");
  try {
    const native = binaries ?? postgresBinaries(folder, owner);
    // Older versions have no locales of their own.
    const locale = binaries ? ["--locale=C.UTF-8"] : BUILT_IN_LOCALE;
    const data = join(folder, "data");
    if (from) copyCluster(join(from, "data"), data, owner);
    else createCluster({ native, folder, data, locale }, password, owner);
    const port = await freePort();
    const all = { ...TEST_SETTINGS, ...settings, port: String(port), listen_addresses: "127.0.0.1" };
    const flags = Object.entries({ ...all, unix_socket_directories: "" }).flatMap(([k, v]) => ["-c", `${k}=${v}`]);
    const command = join(native, "bin", "postgres");
    const keeper = startKeeper({ folder, command, args: ["-D", data, ...flags], owner, restartMilliseconds });
    const url = (database: string) => `postgresql://postgres:${password}@127.0.0.1:${port}/${database}`;
    await untilReady(url("postgres"), keeper, join(folder, "postgres.log"));
    return {
      adminUrl: url("postgres"),
      folder,
      url,
      createDatabase: (name, template) => createDatabase(url("postgres"), name, template),
      dropDatabase: (name) => dropDatabase(url("postgres"), name),
      stop: async (keepIn) => {
        const kept = join(keepIn ?? "", "data");
        if (keepIn) keeper.stdin?.write(kept);
        await stopKeeper(keeper);
        if (!keepIn) return;
        if (keeper.exitCode !== 0 || !existsSync(kept)) throw new Error(`PostgreSQL's data were not kept in ${kept}.`);
        writeFileSync(join(keepIn, PASSWORD), password, { mode: 0o600 });
      },
    };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Creates a database, as a copy of the template if one is named (about 30 ms), and returns its address. */
export async function createDatabase(adminUrl: string, name: string, template = "template1"): Promise<string> {
  await asAdmin(adminUrl, `create database ${quoted(name)} template ${quoted(template)}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Drops a database even while someone is connected to it. */
export async function dropDatabase(adminUrl: string, name: string): Promise<void> {
  await asAdmin(adminUrl, `drop database if exists ${quoted(name)} with (force)`);
}

async function asAdmin(adminUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function quoted(name: string): string {
  return pg.escapeIdentifier(name);
}

function createCluster(
  { native, folder, data, locale }: { native: string; folder: string; data: string; locale: string[] },
  password: string,
  owner: Owner | undefined,
): void {
  const passwordFile = join(folder, PASSWORD);
  mkdirSync(data);
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (owner) for (const path of [data, passwordFile]) chownSync(path, owner.uid, owner.gid);
  const flags = ["--username=postgres", "--auth=password", `--pwfile=${passwordFile}`, "--no-sync", "--encoding=UTF8"];
  const args = ["-D", data, ...flags, ...locale];
  const initdb = spawnSync(join(native, "bin", "initdb"), args, { cwd: folder, encoding: "utf8", ...owner });
  rmSync(passwordFile);
  if (initdb.status !== 0) throw new Error(`PostgreSQL's initdb failed:\n${initdb.stderr}`, { cause: initdb.error });
}

function copyCluster(from: string, data: string, owner: Owner | undefined): void {
  cpSync(from, data, { recursive: true });
  chmodSync(data, 0o700);
  const all = ["", ...readdirSync(data, { recursive: true, encoding: "utf8" })];
  if (owner) for (const path of all) chownSync(join(data, path), owner.uid, owner.gid);
}

/** In a separate process group, so that Ctrl-C in the terminal doesn't end it before it has cleaned up. */
function startKeeper(order: KeeperOrder): ChildProcess {
  const keeper = spawn(process.execPath, ["--no-warnings", KEEPER, JSON.stringify(order)], {
    cwd: order.folder,
    detached: true,
    stdio: ["pipe", "ignore", "inherit"],
  });
  keeper.unref();
  (keeper.stdin as unknown as { unref?(): void } | null)?.unref?.();
  return keeper;
}

async function stopKeeper(keeper: ChildProcess): Promise<void> {
  if (keeper.exitCode !== null || keeper.signalCode !== null) return;
  keeper.ref();
  await new Promise<void>((resolve) => {
    keeper.once("exit", () => resolve());
    keeper.stdin?.end();
  });
}

async function untilReady(url: string, keeper: ChildProcess, logFile: string): Promise<void> {
  const deadline = performance.now() + START_SECONDS * 1000;
  let log = "";
  while (performance.now() < deadline && keeper.exitCode === null) {
    if (await accepts(url)) return;
    // Read while we still can: the keeper deletes the folder when the server ends.
    if (existsSync(logFile)) log = readFileSync(logFile, "utf8");
    await sleep(50);
  }
  await stopKeeper(keeper);
  throw new Error(`PostgreSQL did not start within ${START_SECONDS} seconds:\n${log}`);
}

async function accepts(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}
