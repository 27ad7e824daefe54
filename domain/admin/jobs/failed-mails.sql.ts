import { and, count, eq, gte } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { jobs } from "#db/schema.ts";

export async function countMailsFailedSince(tx: Queryable, since: Date): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(jobs)
    .where(and(gte(jobs.failedAt, since), eq(jobs.kind, "send-mail")));
  return row?.total ?? 0;
}
