import { spawnSync } from "node:child_process";
import { chownSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { folderFor, pidIn, startProgram, until } from "#tests/machines/program.ts";
import type { Owner } from "#tests/support/postgres/binaries.ts";

export interface DatabaseServer {
  port: number;
  query<Row extends object>(statement: string): Promise<Row[]>;
  /** Like a power cut: nothing is finished, nothing is announced. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

export interface DatabasePair {
  primary: DatabaseServer;
  /** Follows the primary, which confirms no commit until this one has it too. */
  replica: DatabaseServer;
}

interface Place {
  folder: string;
  /** The folder with bin/postgres and bin/initdb. */
  binaries: string;
  owner: Owner | undefined;
  password: string;
  ports: { primary: number; replica: number };
}

const REPLICA = "replica";

/** Two PostgreSQL servers on 127.0.0.1, the second a synchronous replica of the first. */
export async function startPair(place: Place): Promise<DatabasePair> {
  const { folder, owner, ports, password } = place;
  const primaryFolder = folderFor(folder, "primary", owner);
  const replicaFolder = folderFor(folder, REPLICA, owner);
  createCluster(place, join(primaryFolder, "data"));
  // Until its first start a cluster is only files.
  run("cp", ["-a", join(primaryFolder, "data"), join(replicaFolder, "data")], undefined);
  const signal = join(replicaFolder, "data", "standby.signal");
  writeFileSync(signal, "");
  if (owner) chownSync(signal, owner.uid, owner.gid);
  const primary = await startServer(place, primaryFolder, ports.primary, {});
  const conninfo = `host=127.0.0.1 port=${ports.primary} user=postgres password=${password} application_name=${REPLICA}`;
  const replica = await startServer(place, replicaFolder, ports.replica, { primary_conninfo: conninfo });
  await primary.query(`alter system set synchronous_standby_names = '${REPLICA}'`);
  await primary.query("select pg_reload_conf()");
  await until("the replica to be synchronous", 20, async () => {
    const [row] = await primary.query<{ sync_state: string }>("select sync_state from pg_stat_replication");
    return row?.sync_state === "sync";
  });
  return { primary, replica };
}

function createCluster({ binaries, owner, password, folder }: Place, data: string): void {
  const passwordFile = join(folder, "password");
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (owner) chownSync(passwordFile, owner.uid, owner.gid);
  const flags = ["--username=postgres", "--auth=scram-sha-256", `--pwfile=${passwordFile}`, "--no-sync"];
  run(join(binaries, "bin", "initdb"), ["-D", data, ...flags, "--encoding=UTF8", "--locale=C"], owner);
  rmSync(passwordFile);
}

function run(command: string, args: string[], owner: Owner | undefined): void {
  const { status, stderr, error } = spawnSync(command, args, { cwd: "/", encoding: "utf8", ...owner });
  if (status !== 0) throw new Error(`${command} failed:\n${stderr}`, { cause: error });
}

async function startServer(
  { binaries, owner, password }: Place,
  folder: string,
  port: number,
  settings: Record<string, string>,
): Promise<DatabaseServer> {
  // The machine itself stays up, so nothing has to be forced to disk; commits still wait for the replica.
  const all = { ...settings, port, fsync: "off", listen_addresses: "127.0.0.1", unix_socket_directories: "" };
  const flags = Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const data = join(folder, "data");
  const command = join(binaries, "bin", "postgres");
  const program = startProgram({ folder, command, args: ["-D", data, ...flags], owner });
  const query = <Row extends object>(statement: string) => ask<Row>({ port, password }, statement);
  await until(`PostgreSQL on port ${port}`, 30, () => query("select 1"));
  return {
    port,
    query,
    async kill() {
      process.kill(await pidIn(join(data, "postmaster.pid")), "SIGKILL");
      await until("the database to be gone", 10, () =>
        query("select 1").then(
          () => false,
          () => true,
        ),
      );
    },
    stop: program.stop,
  };
}

async function ask<Row extends object>(
  { port, password }: { port: number; password: string },
  statement: string,
): Promise<Row[]> {
  const client = new pg.Client({ host: "127.0.0.1", port, user: "postgres", password, database: "postgres" });
  client.on("error", () => {});
  try {
    await client.connect();
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}
