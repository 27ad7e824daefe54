import { asc, eq, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { consentRecords } from "#db/schema.ts";

export async function insertConsent(tx: Queryable, consent: typeof consentRecords.$inferInsert): Promise<void> {
  await tx.insert(consentRecords).values(consent);
}

/** What the customer was told about sharing, and when, oldest first. */
export async function consentsOf(tx: Queryable, leadId: string) {
  return tx
    .select({ textVersion: consentRecords.textVersion, toldAt: consentRecords.toldAt })
    .from(consentRecords)
    .where(eq(consentRecords.leadId, leadId))
    .orderBy(asc(consentRecords.toldAt), asc(consentRecords.id));
}

/** Requests from one mailbox are taken one at a time; the lock ends with the transaction. */
export async function waitForTurn(tx: Queryable, mailbox: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${mailbox}, 1))`);
}
