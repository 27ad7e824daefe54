import { desc, eq } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { briefs } from "#db/schema.ts";

export type BriefRow = typeof briefs.$inferSelect;

/** The newest version, if any. */
export async function newestBrief(tx: Queryable, leadId: string): Promise<BriefRow | undefined> {
  const [row] = await tx.select().from(briefs).where(eq(briefs.leadId, leadId)).orderBy(desc(briefs.version)).limit(1);
  return row;
}

export async function insertBrief(tx: Queryable, brief: BriefRow): Promise<void> {
  await tx.insert(briefs).values(brief);
}
