import { and, eq, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { instant } from "#db/parameters.ts";
import { securityEvents } from "#db/schema.ts";
import type { NumberedPlace } from "#domain/cursor.ts";

export type SecurityEventRow = typeof securityEvents.$inferSelect;

export async function insertSecurityEvent(tx: Queryable, row: typeof securityEvents.$inferInsert): Promise<void> {
  await tx.insert(securityEvents).values(row);
}

export interface SecurityLogQuery {
  userId?: string | undefined;
  kind?: string | undefined;
  fromAddress?: string | undefined;
  /** Only what comes after this place of the list. */
  after?: NumberedPlace | undefined;
}

/** The newest first. */
export async function securityEventRows(
  tx: Queryable,
  { userId, kind, fromAddress, after }: SecurityLogQuery,
  many: number,
): Promise<SecurityEventRow[]> {
  return tx
    .select()
    .from(securityEvents)
    .where(
      and(
        userId === undefined ? undefined : eq(securityEvents.userId, userId),
        kind === undefined ? undefined : eq(securityEvents.kind, kind),
        fromAddress === undefined ? undefined : eq(securityEvents.fromAddress, fromAddress),
        after && sql`(${securityEvents.at}, ${securityEvents.id}) < (${instant(after.at)}, ${after.id}::bigint)`,
      ),
    )
    .orderBy(sql`${securityEvents.at} desc nulls last`, sql`${securityEvents.id} desc nulls last`)
    .limit(many);
}
