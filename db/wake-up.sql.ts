import pg from "pg";
import type { Database } from "#db/connection.ts";
import { KEEP_ALIVE } from "#db/postgres-pool.ts";

/** Tells every process on this database that something has changed. A hint: losing one only delays. */
export interface WakeUps {
  /** After a change this process has committed. */
  stir(): void;
  stop(): Promise<void>;
}

const CHANNEL = "fairwatt_leads";
/** Never inside a change's transaction: notifying takes a lock that makes all commits queue. */
const STIR_MILLISECONDS = 100;
const RECONNECT_MILLISECONDS = 2000;

/** On PostgreSQL through LISTEN and NOTIFY, one connection per process; the embedded database has one process. */
export function openWakeUps(db: Database, url: string | undefined, wake: () => void): WakeUps {
  if (db.kind === "embedded" || !url) return { stir: wake, stop: () => Promise.resolve() };
  const listening = listen(url, wake);
  let timer: NodeJS.Timeout | undefined;
  return {
    stir() {
      timer ??= setTimeout(() => {
        timer = undefined;
        wake();
        db.named("notify-leads", `select pg_notify('${CHANNEL}', '')`, []).catch(() => {});
      }, STIR_MILLISECONDS);
    },
    async stop() {
      clearTimeout(timer);
      await listening.stop();
    },
  };
}

function listen(url: string, wake: () => void) {
  let stopped = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  const again = () => {
    client = undefined;
    if (!stopped) timer ??= setTimeout(connect, RECONNECT_MILLISECONDS).unref();
  };
  const connect = () => {
    timer = undefined;
    const fresh = new pg.Client({ connectionString: url, ...KEEP_ALIVE, connectionTimeoutMillis: 5_000 });
    client = fresh;
    fresh.on("notification", wake);
    fresh.on("error", () => {});
    fresh.on("end", again);
    fresh
      .connect()
      .then(() => fresh.query(`listen ${CHANNEL}`))
      // Catches up on what was said while nobody listened.
      .then(wake)
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
