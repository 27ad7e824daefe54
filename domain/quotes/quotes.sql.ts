import { eq, sql } from "drizzle-orm";
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

export async function leadIdOfLink(tx: Queryable, tokenHash: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ leadId: requestLinks.leadId })
    .from(requestLinks)
    .where(eq(requestLinks.tokenHash, tokenHash));
  return row?.leadId;
}

/** Requests of one mailbox are taken one after another; the database lets go when the transaction ends. */
export async function waitForTurn(tx: Queryable, mailbox: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${mailbox}, 1))`);
}
