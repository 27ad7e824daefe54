import { existsSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { PGlite } from "@electric-sql/pglite";
import { drizzle as drizzlePostgres, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { migrate as migratePostgres } from "drizzle-orm/node-postgres/migrator";
import { drizzle as drizzleEmbedded } from "drizzle-orm/pglite";
import { migrate as migrateEmbedded } from "drizzle-orm/pglite/migrator";
import pg from "pg";
import { lockFolder } from "#db/folder-lock.ts";
import * as schema from "#db/schema.ts";
import { refuseInsideTransaction } from "#db/transaction.ts";

export type Orm = NodePgDatabase<typeof schema>;
export type Tx = Parameters<Parameters<Orm["transaction"]>[0]>[0];
/** What a query function takes: the connection, or the transaction it belongs to. */
export type Queryable = Orm | Tx;

export interface Database {
  kind: "postgres" | "embedded";
  orm: Orm;
  /**
   * Runs one statement in one round trip, planned once per connection under its name.
   * For the few statements that must be as fast as the database allows.
   */
  named<Row>(name: string, text: string, values: unknown[]): Promise<Row[]>;
  migrate(): Promise<void>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** A PostgreSQL address. Absent: the embedded database in `dataDir`. */
  url?: string | undefined;
  dataDir?: string | undefined;
  connectionsMax?: number;
}

const MIGRATIONS_FOLDER = findMigrations();
const config = { schema, casing: "snake_case" } as const;

/** Opens PostgreSQL if an address is given, else the embedded database, whose folder it locks for this process. */
export function openDatabase(options: DatabaseOptions): Promise<Database> {
  if (options.url) return Promise.resolve(openPostgres(options.url, options.connectionsMax ?? 10));
  return openEmbedded(options.dataDir ?? "./data");
}

function openPostgres(url: string, connectionsMax: number): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connectionsMax,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
  });
  // An idle connection that the server drops is replaced at the next query; without a listener it would end the process.
  pool.on("error", () => {});
  const orm = drizzlePostgres({ client: pool, ...config });
  return {
    kind: "postgres",
    orm,
    named: async <Row>(name: string, text: string, values: unknown[]) =>
      (await pool.query({ name, text, values })).rows as Row[],
    migrate: () => migrateAlone(pool, () => migratePostgres(orm, { migrationsFolder: MIGRATIONS_FOLDER })),
    close: () => pool.end(),
  };
}

/** Two processes that start together would both create the same tables; the second waits here. */
async function migrateAlone(pool: pg.Pool, migrate: () => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock(728191)");
    await migrate();
  } finally {
    await client.query("select pg_advisory_unlock(728191)").catch(() => {});
    client.release();
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
  const orm = drizzleEmbedded({ client: client as PGlite, ...config });
  return {
    kind: "embedded",
    orm: orm as unknown as Orm,
    named: async <Row>(_name: string, text: string, values: unknown[]) => (await client.query<Row>(text, values)).rows,
    migrate: () => migrateEmbedded(orm, { migrationsFolder: MIGRATIONS_FOLDER }),
    close: async () => {
      await pglite.close();
      unlock();
    },
  };
}

/** The built server runs from a folder of its own, scripts and tests from this one: look upwards for the migrations. */
function findMigrations(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, "db/migrations/meta")) && dirname(folder) !== folder) folder = dirname(folder);
  return join(folder, "db/migrations");
}
