import { sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";

/** What anybody restoring wants to see at a glance. */
const COUNTED = { users: "user", companies: "profiles", leads: "leads", purchases: "lead_purchases", jobs: "jobs" };

export async function countContents(tx: Queryable): Promise<Record<string, number>> {
  const columns = Object.entries(COUNTED).map(
    ([name, table]) => sql`(select count(*)::int from ${sql.identifier(table)}) as ${sql.identifier(name)}`,
  );
  const { rows } = await tx.execute<Record<string, number>>(sql`select ${sql.join(columns, sql`, `)}`);
  return rows[0] ?? {};
}

/** Whether it has no tables but the system's own. */
export async function isEmpty(tx: Queryable): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema' limit 1`);
  return rows.length === 0;
}

/** The server's major version, for example 15. */
export async function mainVersion(tx: Queryable): Promise<number> {
  const { rows } = await tx.execute<{ version: number }>(
    sql`select current_setting('server_version_num')::int / 10000 as version`,
  );
  return rows[0]?.version ?? 0;
}
