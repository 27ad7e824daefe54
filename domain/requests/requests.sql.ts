import { and, asc, eq, isNotNull, min, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { appointments, briefs, consentRecords } from "#db/schema.ts";

export async function insertConsent(tx: Queryable, consent: typeof consentRecords.$inferInsert): Promise<void> {
  await tx.insert(consentRecords).values(consent);
}

/** What the customer was told about sharing, and when, oldest first. */
export async function consentsOf(tx: Queryable, leadId: string) {
  return tx
    .select({
      textVersion: consentRecords.textVersion,
      toldAt: consentRecords.toldAt,
      purchaseId: consentRecords.purchaseId,
    })
    .from(consentRecords)
    .where(eq(consentRecords.leadId, leadId))
    .orderBy(asc(consentRecords.toldAt), asc(consentRecords.id));
}

/** Since when the customer has a brief; null without one. */
export async function briefSince(tx: Queryable, leadId: string): Promise<Date | null> {
  const [row] = await tx
    .select({ since: min(briefs.writtenAt) })
    .from(briefs)
    .where(eq(briefs.leadId, leadId));
  return row?.since ?? null;
}

/** The purchases whose companies were given an address with an appointment. */
export async function addressGivenTo(tx: Queryable, leadId: string): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ purchaseId: appointments.purchaseId })
    .from(appointments)
    .where(and(eq(appointments.leadId, leadId), isNotNull(appointments.address)));
  return new Set(rows.map(({ purchaseId }) => purchaseId));
}

/** Requests from one mailbox are taken one at a time; the lock ends with the transaction. */
export async function waitForTurn(tx: Queryable, mailbox: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${mailbox}, 1))`);
}
