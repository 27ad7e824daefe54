import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import {
  apiKeys,
  calendarFeeds,
  files,
  heldMails,
  installerCoverage,
  installerDocuments,
  installerNotes,
  leadPurchases,
  mcsClaims,
  newsWishes,
  profileChanges,
  profiles,
  purchaseCaps,
  purchaseNotes,
  purchasePauses,
  savedItems,
  savedViews,
  vettingChecks,
  webhookEndpoints,
} from "#db/schema.ts";

const EVIDENCE_GONE = "Removed when the account was closed.";

/** Returns where the deleted documents' and waiting files are; files of those removed earlier are gone or on their way. */
export async function deleteSubmittedData(tx: Queryable, installerId: string, now: Date): Promise<string[]> {
  await tx.delete(installerCoverage).where(eq(installerCoverage.installerId, installerId));
  await tx
    .update(apiKeys)
    .set({ revokedAt: now })
    .where(and(eq(apiKeys.installerId, installerId), isNull(apiKeys.revokedAt)));
  await tx
    .update(calendarFeeds)
    .set({ revokedAt: now })
    .where(and(eq(calendarFeeds.installerId, installerId), isNull(calendarFeeds.revokedAt)));
  // An address may contain its owner's password, and the secret signs for us.
  await tx
    .update(webhookEndpoints)
    .set({ url: "", secret: "", removedAt: now })
    .where(eq(webhookEndpoints.installerId, installerId));
  const bought = tx
    .select({ id: leadPurchases.id })
    .from(leadPurchases)
    .where(eq(leadPurchases.installerId, installerId));
  await tx.delete(purchaseNotes).where(inArray(purchaseNotes.purchaseId, bought));
  await tx.delete(purchaseCaps).where(eq(purchaseCaps.installerId, installerId));
  await tx.delete(purchasePauses).where(eq(purchasePauses.installerId, installerId));
  // A person of the company has the company's own id.
  await tx.delete(savedViews).where(eq(savedViews.userId, installerId));
  await tx.delete(heldMails).where(eq(heldMails.installerId, installerId));
  await tx.delete(newsWishes).where(eq(newsWishes.installerId, installerId));
  await tx.delete(savedItems).where(eq(savedItems.installerId, installerId));
  await tx.delete(mcsClaims).where(eq(mcsClaims.installerId, installerId));
  await tx.delete(profileChanges).where(eq(profileChanges.installerId, installerId));
  await tx.delete(installerNotes).where(eq(installerNotes.installerId, installerId));
  // That it was checked, when and with what result is ours to prove; what was seen may name people.
  await tx
    .update(vettingChecks)
    .set({ evidence: EVIDENCE_GONE, holder: null, reference: null, holderNumber: null })
    .where(eq(vettingChecks.installerId, installerId));
  const deleted = await tx
    .delete(installerDocuments)
    .where(eq(installerDocuments.installerId, installerId))
    .returning({ storageKey: installerDocuments.storageKey, removedAt: installerDocuments.removedAt });
  // What waited for a quote that was never sent; the files of messages and quotes stay with the customers who got them.
  const waiting = await tx
    .delete(files)
    .where(and(eq(files.installerId, installerId), isNull(files.messageId), isNull(files.quoteId)))
    .returning({ storageKey: files.storageKey });
  const documents = deleted.filter(({ removedAt }) => removedAt === null);
  return [...documents, ...waiting].map(({ storageKey }) => storageKey);
}

export async function overwriteInstaller(
  tx: Queryable,
  id: string,
  substitute: { email: string; statusReason: string },
  now: Date,
): Promise<void> {
  await tx
    .update(profiles)
    .set({
      ...substitute,
      contactName: "Closed account",
      phone: null,
      address: null,
      city: null,
      postcode: null,
      businessLicense: null,
      legalForm: null,
      companyNumber: null,
      certifications: [],
      specialties: [],
      status: "suspended",
      statusChangedAt: now,
    })
    .where(eq(profiles.id, id));
}
