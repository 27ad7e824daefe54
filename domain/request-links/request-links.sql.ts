import { and, eq, gt } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { requestLinks } from "#db/schema.ts";

export async function insertRequestLink(tx: Queryable, link: typeof requestLinks.$inferInsert): Promise<void> {
  await tx.insert(requestLinks).values(link);
}

export async function deleteRequestLinks(tx: Queryable, leadId: string): Promise<void> {
  await tx.delete(requestLinks).where(eq(requestLinks.leadId, leadId));
}

/** Only for a link made after `madeAfter`. */
export async function leadIdOfLink(tx: Queryable, tokenHash: string, madeAfter: Date): Promise<string | undefined> {
  const [row] = await tx
    .select({ leadId: requestLinks.leadId })
    .from(requestLinks)
    .where(and(eq(requestLinks.tokenHash, tokenHash), gt(requestLinks.createdAt, madeAfter)));
  return row?.leadId;
}
