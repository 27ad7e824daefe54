import type { Socket } from "node:net";
import pg from "pg";

interface PoolOptions {
  url: string;
  connectionsMax: number;
  /** Absent: requests wait forever. */
  answerSecondsMax: number | undefined;
  /** Behind a pooler, which refuses connection settings; it has its own limits (deploy/pgbouncer.ini). */
  isPooled: boolean;
}

type Taken = (error: Error | undefined, client: pg.PoolClient | undefined, done: (release?: boolean) => void) => void;

const CONNECT_MILLISECONDS = 5_000;
const IDLE_MILLISECONDS = 30_000;
/** So that a network that swallows everything is noticed on idle connections too. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/** Connections to PostgreSQL that never wait forever, whatever happens to the server or the network. */
export function openPool({ url, connectionsMax, answerSecondsMax, isPooled }: PoolOptions): pg.Pool {
  const milliseconds = answerSecondsMax && answerSecondsMax * 1000;
  const pool = new ReturningPool({
    connectionString: url,
    max: connectionsMax,
    connectionTimeoutMillis: CONNECT_MILLISECONDS,
    idleTimeoutMillis: IDLE_MILLISECONDS,
    ...KEEP_ALIVE,
    // The server must give up too: otherwise a statement we abandoned would hold its locks until the network is back.
    ...(milliseconds &&
      !isPooled && { statement_timeout: milliseconds, idle_in_transaction_session_timeout: milliseconds }),
  });
  // Without these two listeners a broken connection would end the process. An idle one is replaced at the next query;
  // one in a transaction fails its statement too, which reports it.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  if (milliseconds) breakOffSilence(pool, milliseconds + GRACE_MILLISECONDS);
  return pool;
}

/** So that if both limits apply, the server's own response comes first. */
const GRACE_MILLISECONDS = 1_000;

/** Fails whatever waits on a connection without traffic for this long. */
function breakOffSilence(pool: pg.Pool, milliseconds: number): void {
  const streamOf = (client: pg.PoolClient) => (client as unknown as pg.Client).connection.stream as Socket;
  pool.on("connect", (client) => {
    const stream = streamOf(client);
    const error = Object.assign(new Error("The database does not answer."), { code: "ETIMEDOUT" });
    stream.on("timeout", () => stream.destroy(error));
  });
  pool.on("acquire", (client) => void streamOf(client).setTimeout(milliseconds));
  pool.on("release", (_error, client) => void streamOf(client).setTimeout(0));
}

/**
 * Takes a connection back as soon as it is broken. A query-builder transaction whose first statement fails doesn't
 * return its connection, and a few of them would empty the pool.
 */
class ReturningPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(taken: Taken): void;
  override connect(taken?: Taken): Promise<pg.PoolClient> | undefined {
    if (!taken) return super.connect().then(returning);
    super.connect(taken);
    return undefined;
  }
}

function returning(client: pg.PoolClient): pg.PoolClient {
  const giveBack = client.release;
  let isBack = false;
  const release = (error?: Error | boolean) => {
    if (isBack) return;
    isBack = true;
    client.off("end", broken);
    giveBack(error);
  };
  const broken = () => release(true);
  client.once("end", broken);
  client.release = release;
  return client;
}
