import { sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";

export async function isReady(db: Database): Promise<boolean> {
  try {
    await db.orm.execute(sql`select 1 from jobs limit 1`);
    return true;
  } catch {
    return false;
  }
}
