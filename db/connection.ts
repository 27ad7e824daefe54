import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { PGlite } from "@electric-sql/pglite";
import { drizzle as drizzlePostgres, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { migrate as migratePostgres } from "drizzle-orm/node-postgres/migrator";
import { drizzle as drizzleEmbedded } from "drizzle-orm/pglite";
import { migrate as migrateEmbedded } from "drizzle-orm/pglite/migrator";
import pg from "pg";
import { lockFolder } from "#db/folder-lock.ts";
import { refuseInsideTransaction } from "#db/open-transaction.ts";
import { openPool } from "#db/postgres-pool.ts";
import * as schema from "#db/schema.ts";
import { appliedMigrations, grantToServer, ownsTables, roleOf } from "#db/server-role.sql.ts";

export type Orm = NodePgDatabase<typeof schema>;
export type Tx = Parameters<Parameters<Orm["transaction"]>[0]>[0];
/** What a query function takes: the connection, or the current transaction. */
export type Queryable = Orm | Tx;

export interface Database {
  kind: "postgres" | "embedded";
  orm: Orm;
  /**
   * Runs one statement in a single round trip, planned once per connection under its name. For the few statements
   * that must be as fast as possible.
   */
  named<Row>(name: string, text: string, values: unknown[]): Promise<Row[]>;
  /** Runs one statement with all its triggers in a transaction of its own, and takes everything back. */
  tried<Row>(text: string, values: unknown[]): Promise<Row[]>;
  /**
   * Brings the tables up to date. Throws `RightsError` if another role must do that and hasn't, and
   * `OldDatabaseError` if other migrations than ours made this database.
   */
  migrate(): Promise<void>;
  /**
   * Whether the server could change its own rules: drop a trigger, or a row of the ledger. False for the embedded
   * one.
   */
  isOwner(): Promise<boolean>;
  /** This process's connections to PostgreSQL, and the requests waiting for one; absent for the embedded database. */
  pool?(): { total: number; idle: number; waiting: number };
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** A PostgreSQL address. Absent: the embedded database in `dataDir`. */
  url?: string | undefined;
  /**
   * The same database, bypassing a pooler that reassigns connections after each transaction, for work that needs a
   * lasting session. Absent: `url` keeps its session.
   */
  directUrl?: string | undefined;
  /**
   * The same database as the role that owns its tables, for migrations; the role in `url` is then granted what a
   * server needs. Absent: the role in `url` owns them, or they are up to date.
   */
  ownerUrl?: string | undefined;
  dataDir?: string | undefined;
  connectionsMax?: number;
  /** Limits each statement, and the time a transaction waits for its next one. Absent: no limit. */
  answerSecondsMax?: number;
}

const MIGRATIONS_FOLDER = findMigrations();
const config = { schema, casing: "snake_case" } as const;

/**
 * Opens PostgreSQL if an address is given, otherwise the embedded database, whose folder it locks for this process.
 */
export function openDatabase(options: DatabaseOptions): Promise<Database> {
  if (options.url) return Promise.resolve(openPostgres(options.url, options));
  return openEmbedded(options.dataDir ?? "./data");
}

function openPostgres(
  url: string,
  { directUrl = url, ownerUrl, connectionsMax = 10, answerSecondsMax }: DatabaseOptions,
): Database {
  const pool = openPool({ url, connectionsMax, answerSecondsMax, isPooled: directUrl !== url });
  const orm = drizzlePostgres({ client: pool, ...config });
  return {
    kind: "postgres",
    orm,
    named: async <Row>(name: string, text: string, values: unknown[]) =>
      // A pooler's next connection doesn't know what this one has prepared.
      (await pool.query({ ...(directUrl === url && { name }), text, values })).rows as Row[],
    tried: async <Row>(text: string, values: unknown[]) => {
      const client = await pool.connect();
      let broken: Error | undefined;
      try {
        await client.query("begin");
        return (await client.query({ text, values })).rows as Row[];
      } finally {
        await client.query("rollback").catch((error: Error) => {
          broken = error;
        });
        client.release(broken);
      }
    },
    async migrate() {
      if (ownerUrl) await migrateAlone(ownerUrl, await roleOf(pool));
      else await migrateAlone(directUrl);
    },
    isOwner: () => ownsTables(pool),
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}

/** Two processes starting together would both create the same tables; the second waits here. */
async function migrateAlone(url: string, serverRole?: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 2, connectionTimeoutMillis: 5_000 });
  pool.on("error", () => {});
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock(728191)");
    if (!(await ownsTables(client))) return await requireUpToDate(drizzlePostgres({ client, ...config }));
    const orm = drizzlePostgres({ client: pool, ...config });
    await refuseOldDatabase(orm);
    await migratePostgres(orm, { migrationsFolder: MIGRATIONS_FOLDER });
    if (serverRole) await grantToServer(client, serverRole);
  } finally {
    // Closing the connection releases the lock.
    client.release(true);
    await pool.end();
  }
}

async function openEmbedded(dataDir: string): Promise<Database> {
  const { PGlite } = await import("@electric-sql/pglite");
  const folder = join(dataDir, "database");
  mkdirSync(folder, { recursive: true });
  const unlock = lockFolder(dataDir);
  const pglite = await PGlite.create(folder).catch((error: unknown) => {
    unlock();
    throw error;
  });
  const client = refuseInsideTransaction(pglite);
  const embedded = drizzleEmbedded({ client: client as PGlite, ...config });
  const orm = embedded as unknown as Orm;
  return {
    kind: "embedded",
    orm,
    named: async <Row>(_name: string, text: string, values: unknown[]) => (await client.query<Row>(text, values)).rows,
    tried: <Row>(text: string, values: unknown[]) =>
      client.transaction(async (tx) => {
        const { rows } = await tx.query<Row>(text, values);
        await tx.rollback();
        return rows;
      }),
    isOwner: async () => false,
    async migrate() {
      await refuseOldDatabase(orm);
      await migrateEmbedded(embedded, { migrationsFolder: MIGRATIONS_FOLDER });
    },
    close: async () => {
      await pglite.close();
      unlock();
    },
  };
}

/** This role may not change the tables, and they are not up to date. */
export class RightsError extends Error {
  override name = "RightsError";
  constructor() {
    super(
      "The database is not up to date, and the role in DATABASE_URL may not change its tables. " +
        "Run `npm run migrate` with DATABASE_OWNER_URL set, then start again.",
    );
  }
}

/** Other migrations than ours made its tables. */
export class OldDatabaseError extends Error {
  override name = "OldDatabaseError";
  constructor() {
    super(
      "This database is from before Fairwatt's first release and can't be brought up to date. " +
        "Delete it (for the demonstration, the folder ./data) and start again.",
    );
  }
}

async function requireUpToDate(orm: Orm): Promise<void> {
  if (Math.max(...(await appliedMigrations(orm))) !== Math.max(...ourMigrations())) throw new RightsError();
}

/** A database newer than all of ours is fine: a later version ran here, and promises that this one still can. */
async function refuseOldDatabase(orm: Orm): Promise<void> {
  const ours = ourMigrations();
  const others = (await appliedMigrations(orm)).filter((made) => !ours.includes(made) && made < Math.max(...ours));
  if (others.length > 0) throw new OldDatabaseError();
}

function ourMigrations(): number[] {
  const journal = JSON.parse(readFileSync(join(MIGRATIONS_FOLDER, "meta/_journal.json"), "utf8"));
  return (journal as { entries: { when: number }[] }).entries.map(({ when }) => when);
}

/** The built server runs from its own folder, scripts and tests from this one, so search upwards. */
function findMigrations(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, "db/migrations/meta")) && dirname(folder) !== folder) folder = dirname(folder);
  return join(folder, "db/migrations");
}
