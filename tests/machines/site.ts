import { randomBytes } from "node:crypto";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type DatabasePair, startPair } from "#tests/machines/database-pair.ts";
import { findProgram, type Program } from "#tests/machines/program.ts";
import { type Pooler, startPooler, startProxy } from "#tests/machines/proxies.ts";
import { freePort } from "#tests/support/free-port.ts";
import { postgresBinaries, postgresOwner } from "#tests/support/postgres/binaries.ts";
import { type Server, startServer } from "#tests/support/server.ts";
import { type MailServer, startMailServer } from "#tests/support/stand-ins/mail-server.ts";

/** Two Fairwatt processes behind nginx, on PostgreSQL with a synchronous replica behind PgBouncer. */
export interface Site {
  pair: DatabasePair;
  pooler: Pooler;
  proxy: Program & { url: string };
  processes: [Server, Server];
  /** Restarts a process that has ended, in its old place. */
  startAgain(number: 0 | 1): Promise<void>;
  stop(): Promise<void>;
}

export interface Programs {
  nginx: string;
  pgbouncer: string;
}

/** The programs or, in words, what this machine lacks. */
export function installedPrograms(): Programs | string {
  const nginx = findProgram("nginx");
  const pgbouncer = findProgram("pgbouncer");
  if (nginx && pgbouncer) return { nginx, pgbouncer };
  const missing = [nginx ? "" : "nginx", pgbouncer ? "" : "PgBouncer"].filter(Boolean).join(" and ");
  return `${missing} not installed here, so nothing was tried.`;
}

export async function startSite({ nginx, pgbouncer }: Programs): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), "fairwatt-machines-"));
  chmodSync(folder, 0o711);
  const ends: (() => Promise<unknown>)[] = [async () => rmSync(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const end of ends.reverse()) await end();
  };
  try {
    const owner = postgresOwner();
    const a = await freePort();
    const b = await freePort();
    const c = await freePort();
    const d = await freePort();
    const admin = randomBytes(16).toString("hex");
    const binaries = postgresBinaries(folder, owner);
    const pair = await startPair({ folder, binaries, owner, password: admin, ports: { primary: a, replica: b } });
    ends.push(pair.primary.stop, pair.replica.stop);
    const login = { user: "fairwatt", password: randomBytes(16).toString("hex") };
    await pair.primary.query(`create role fairwatt login password '${login.password}'`);
    await pair.primary.query("create database fairwatt owner fairwatt");
    const pooler = await startPooler({ folder, owner, command: pgbouncer, port: c }, login, a);
    ends.push(pooler.stop);
    const mail = await startMailServer();
    ends.push(mail.goAway);
    const env = settingsFor(pooler, mail);
    const start = (number: number, port?: number) =>
      startServer({ folder: join(folder, `process-${number}`), env, ...(port && { port }) });
    const processes: [Server, Server] = [await start(0), await start(1)];
    ends.push(() => Promise.all(processes.map((one) => one.kill())));
    const proxy = await startProxy({ folder, owner, command: nginx, port: d }, [processes[0].port, processes[1].port]);
    ends.push(proxy.stop);
    const startAgain = async (number: 0 | 1) => {
      processes[number] = await start(number, processes[number].port);
    };
    return { pair, pooler, proxy, processes, startAgain, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function settingsFor(pooler: Pooler, mail: MailServer): Record<string, string> {
  return {
    DATABASE_URL: pooler.url("fairwatt"),
    DATABASE_DIRECT_URL: pooler.url("fairwatt_direct"),
    SESSION_SECRET: randomBytes(32).toString("hex"),
    SMTP_URL: mail.url,
    MAIL_FROM: "Trial <trial@example.com>",
    SELLER_NAME: "Trial Ltd",
    SELLER_ADDRESS: "1 Any Street, London",
    TRUST_PROXY: "1",
    STOP_DELAY_SECONDS: "3",
    LOG_LEVEL: "error",
  };
}
