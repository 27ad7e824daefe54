import { and, eq, isNull } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { companyMembers } from "#db/schema.ts";

/** Returns whether the member had not read it before. */
export async function noteApprovalRead(tx: Queryable, userId: string, now: Date): Promise<boolean> {
  const unread = and(
    eq(companyMembers.userId, userId),
    isNull(companyMembers.endedAt),
    isNull(companyMembers.approvalReadAt),
  );
  const rows = await tx
    .update(companyMembers)
    .set({ approvalReadAt: now })
    .where(unread)
    .returning({ id: companyMembers.id });
  return rows.length > 0;
}
