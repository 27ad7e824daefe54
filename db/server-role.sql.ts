import { sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";

/** The append-only tables, which not even the server's own mistakes may alter: the ledger and the audit log. */
const APPEND_ONLY = ["credit_transactions", "audit_log"];

/**
 * Grants a role what the server needs and nothing else. It owns no table, so it can't drop a trigger or change a
 * rule, and it can't create tables or functions to get round one. Run as the owner after each migration, because new
 * tables need new rights.
 */
export async function grantToServer(owner: pg.ClientBase, role: string): Promise<void> {
  const name = pg.escapeIdentifier(role);
  const { rows } = await owner.query<{ database: string }>("select current_database() as database");
  const database = pg.escapeIdentifier(rows[0]?.database ?? "");
  await owner.query(`
    revoke create on schema public from public;
    revoke create, temporary on database ${database} from public;
    grant usage on schema public, drizzle to ${name};
    grant select, insert, update, delete on all tables in schema public to ${name};
    grant usage on all sequences in schema public to ${name};
    grant select on all tables in schema drizzle to ${name};
    revoke update, delete on ${APPEND_ONLY.join(", ")} from ${name};
  `);
}

/** Whether the connected role owns the tables, and so may migrate them. */
export async function ownsTables(client: pg.Pool | pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ owns: boolean }>(
    "select has_database_privilege(current_database(), 'create') as owns",
  );
  return rows[0]?.owns === true;
}

export async function roleOf(client: pg.Pool): Promise<string> {
  const { rows } = await client.query<{ role: string }>("select current_user as role");
  return rows[0]?.role ?? "";
}

/** When each migration applied to this database was made. */
export async function appliedMigrations(orm: Pick<NodePgDatabase, "execute">): Promise<number[]> {
  const found = await orm.execute<{ there: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  );
  if (!found.rows[0]?.there) return [];
  const applied = await orm.execute<{ made: string }>(sql`select created_at as made from drizzle.__drizzle_migrations`);
  return applied.rows.map(({ made }) => Number(made));
}
