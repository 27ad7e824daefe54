import { randomUUID } from "node:crypto";
import pg from "pg";
import { hearQueued } from "#db/bell.ts";
import type { Database } from "#db/connection.ts";
import { KEEP_ALIVE } from "#db/postgres-pool.ts";

/** Tells every process on this database that something has changed. A hint: a lost one only delays. */
export interface WakeUps {
  /** Call after committing a change of leads. Queued jobs announce themselves (db/bell.ts). */
  stir(): void;
  stop(): Promise<void>;
}

/** The name of a process's listening connection, by which others see in which lanes it works. */
export const nameOfListener = (lanes: readonly string[]) => ["fairwatt", ...lanes].join(" ");

/** What to wake in this process. */
export interface Sleepers {
  leads(): void;
  /** Wakes the workers of this lane; all, if none is named. */
  jobs(lane?: string): void;
}

const CHANNEL = "fairwatt";
const LEADS = "leads";
/** Changes within this time are announced together. */
const LEADS_MILLISECONDS = 100;
const JOBS_MILLISECONDS = 20;
const RECONNECT_MILLISECONDS = 2000;

/**
 * On PostgreSQL through LISTEN and NOTIFY, one connection per process, at `url`, which bypasses any pooler; `name` is
 * the connection's name. The embedded database has one process.
 */
export function openWakeUps(
  db: Database,
  { url, name }: { url: string | undefined; name: string },
  sleepers: Sleepers,
): WakeUps {
  const me = randomUUID();
  const wake = (topic: string) => (topic === LEADS ? sleepers.leads() : sleepers.jobs(topic));
  const listening =
    db.kind === "postgres" && url
      ? listen({ url, name }, sleepers, (payload) => {
          const [sender, ...topics] = payload.split(" ");
          if (sender !== me) topics.forEach(wake);
        })
      : undefined;
  const tell = (topics: readonly string[]) => {
    topics.forEach(wake);
    // Never inside a change's transaction: notifying takes a lock that makes all commits queue.
    if (listening) db.named("notify", "select pg_notify($1, $2)", [CHANNEL, [me, ...topics].join(" ")]).catch(() => {});
  };
  const leads = gather(LEADS_MILLISECONDS, tell);
  const jobs = gather(JOBS_MILLISECONDS, tell);
  const unhear = hearQueued(db.orm, jobs.add);
  return {
    stir: () => leads.add(LEADS),
    async stop() {
      unhear();
      leads.stop();
      jobs.stop();
      await listening?.stop();
    },
  };
}

/** Collects topics for a short time, then announces them together. */
function gather(milliseconds: number, tell: (topics: string[]) => void) {
  const topics = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const end = () => {
    const told = [...topics];
    topics.clear();
    timer = undefined;
    tell(told);
  };
  return {
    add(topic: string) {
      topics.add(topic);
      timer ??= setTimeout(end, milliseconds);
    },
    stop: () => clearTimeout(timer),
  };
}

function listen({ url, name }: { url: string; name: string }, sleepers: Sleepers, hear: (payload: string) => void) {
  let stopped = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  const again = () => {
    client = undefined;
    if (!stopped) timer ??= setTimeout(connect, RECONNECT_MILLISECONDS).unref();
  };
  const connect = () => {
    timer = undefined;
    const fresh = new pg.Client({
      connectionString: url,
      application_name: name,
      connectionTimeoutMillis: 5_000,
      ...KEEP_ALIVE,
    });
    client = fresh;
    fresh.on("notification", ({ payload = "" }) => hear(payload));
    fresh.on("error", () => {});
    fresh.on("end", again);
    fresh
      .connect()
      .then(() => fresh.query(`listen ${CHANNEL}`))
      .then(() => {
        // Catches up on what was missed while nobody listened.
        sleepers.leads();
        sleepers.jobs();
      })
      .catch(() =>
        fresh
          .end()
          .catch(() => {})
          .finally(again),
      );
  };
  connect();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
}
