import type { Queryable } from "#db/connection.ts";
import { auditLog } from "#db/schema.ts";

export async function insertAudit(tx: Queryable, row: typeof auditLog.$inferInsert): Promise<void> {
  await tx.insert(auditLog).values(row);
}
