import { sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { consentRecords } from "#db/schema.ts";

export async function insertConsent(tx: Queryable, consent: typeof consentRecords.$inferInsert): Promise<void> {
  await tx.insert(consentRecords).values(consent);
}

/** Requests from one mailbox are taken one at a time; the lock ends with the transaction. */
export async function waitForTurn(tx: Queryable, mailbox: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${mailbox}, 1))`);
}
