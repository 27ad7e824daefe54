import { and, eq, gt, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { consentRecords, requestLinks } from "#db/schema.ts";

export async function insertConsent(tx: Queryable, consent: typeof consentRecords.$inferInsert): Promise<void> {
  await tx.insert(consentRecords).values(consent);
}

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

/** Requests from one mailbox are taken one at a time; the lock ends with the transaction. */
export async function waitForTurn(tx: Queryable, mailbox: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${mailbox}, 1))`);
}
