import { asc, eq } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { consentRecords } from "#db/schema.ts";

/** Records what a customer was told about sharing, and when. */
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
