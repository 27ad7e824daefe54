import type { Queryable } from "#db/connection.ts";
import { securityEvents } from "#db/schema.ts";

export async function insertSecurityEvent(tx: Queryable, row: typeof securityEvents.$inferInsert): Promise<void> {
  await tx.insert(securityEvents).values(row);
}
