import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import {
  apiKeys,
  creditTransactions,
  installerCoverage,
  installerDocuments,
  leadPurchases,
  leads,
  mcsClaims,
  payments,
  profileChanges,
  profiles,
  purchaseCaps,
  purchaseNotes,
  purchasePauses,
  refundRequests,
  user,
  webhookEndpoints,
} from "#db/schema.ts";

const NOTE_BREAK = "\n\n";

// Each list names its columns, so that anything not named here is never handed out.

export async function accountOf(tx: Queryable, id: string) {
  const [row] = await tx
    .select({
      name: user.name,
      email: user.email,
      emailConfirmed: user.emailVerified,
      twoFactorSignIn: user.twoFactorEnabled,
      createdAt: user.createdAt,
    })
    .from(user)
    .where(eq(user.id, id));
  return row;
}

export async function companyOf(tx: Queryable, id: string) {
  const [row] = await tx
    .select({
      companyName: profiles.companyName,
      contactName: profiles.contactName,
      email: profiles.email,
      phone: profiles.phone,
      address: profiles.address,
      city: profiles.city,
      postcode: profiles.postcode,
      businessLicense: profiles.businessLicense,
      legalForm: profiles.legalForm,
      companyNumber: profiles.companyNumber,
      certifications: profiles.certifications,
      specialties: profiles.specialties,
      status: profiles.status,
      statusReason: profiles.statusReason,
      statusChangedAt: profiles.statusChangedAt,
      credits: profiles.credits,
      heldCredits: profiles.heldCredits,
      createdAt: profiles.createdAt,
    })
    .from(profiles)
    .where(eq(profiles.id, id));
  return row;
}

export async function areaOf(tx: Queryable, id: string) {
  const [row] = await tx
    .select({
      basePostcode: installerCoverage.basePostcode,
      radiusMiles: installerCoverage.radiusMiles,
      services: installerCoverage.services,
      alerts: installerCoverage.alerts,
      excludedOutcodes: installerCoverage.excludedOutcodes,
      minimumBudgetPounds: installerCoverage.minimumBudgetPounds,
      needsPhone: installerCoverage.needsPhone,
      updatedAt: installerCoverage.updatedAt,
    })
    .from(installerCoverage)
    .where(eq(installerCoverage.installerId, id));
  return row;
}

/** The MCS numbers it gave, older ones included. */
export async function mcsNumbersOf(tx: Queryable, id: string) {
  const { technology, number, saidAt } = mcsClaims;
  return tx
    .select({ technology, number, saidAt })
    .from(mcsClaims)
    .where(eq(mcsClaims.installerId, id))
    .orderBy(asc(mcsClaims.id));
}

/** The limits on its buying, of the company, its people and its keys. */
export async function limitsOf(tx: Queryable, id: string) {
  const { holderKind, holder, leadsADay, leadsAWeek, creditsAMonth, changedAt } = purchaseCaps;
  return tx
    .select({ holderKind, holder, leadsADay, leadsAWeek, creditsAMonth, changedAt })
    .from(purchaseCaps)
    .where(eq(purchaseCaps.installerId, id))
    .orderBy(asc(holderKind), asc(holder));
}

/** Holidays, those that are over or were ended included. */
export async function holidaysOf(tx: Queryable, id: string) {
  const { startsOn, endsOn, serviceType, reason, addedAt, endedAt } = purchasePauses;
  return tx
    .select({ startsOn, endsOn, serviceType, reason, addedAt, endedAt })
    .from(purchasePauses)
    .where(eq(purchasePauses.installerId, id))
    .orderBy(asc(purchasePauses.startsOn), purchasePauses.id);
}

/** The changes a company requested to what customers see, and the outcome of each. */
export async function profileChangesOf(tx: Queryable, id: string) {
  const { companyName, phone, address, city, postcode, askedAt, outcome, decidedAt, reason } = profileChanges;
  return tx
    .select({ companyName, phone, address, city, postcode, askedAt, outcome, decidedAt, reason })
    .from(profileChanges)
    .where(eq(profileChanges.installerId, id))
    .orderBy(asc(profileChanges.askedAt), profileChanges.id);
}

export async function documentListOf(tx: Queryable, id: string) {
  return tx
    .select({
      id: installerDocuments.id,
      kind: installerDocuments.kind,
      reference: installerDocuments.reference,
      expiresOn: installerDocuments.expiresOn,
      insurer: installerDocuments.insurer,
      coverPounds: installerDocuments.coverPounds,
      fileName: installerDocuments.fileName,
      mediaType: installerDocuments.mediaType,
      sizeBytes: installerDocuments.sizeBytes,
      uploadedAt: installerDocuments.uploadedAt,
      removedAt: installerDocuments.removedAt,
    })
    .from(installerDocuments)
    .where(eq(installerDocuments.installerId, id))
    .orderBy(asc(installerDocuments.uploadedAt), installerDocuments.id);
}

/** In order of buying, with the whole lead; `position` is where the next page starts. */
export async function purchasesOf(tx: Queryable, id: string, after: number, limit: number) {
  return tx
    .select({
      position: leadPurchases.spendId,
      id: leadPurchases.id,
      leadId: leadPurchases.leadId,
      purchasedAt: leadPurchases.purchasedAt,
      credits: leadPurchases.priceCredits,
      stage: leadPurchases.stage,
      stageChangedAt: leadPurchases.stageChangedAt,
      endedAt: leadPurchases.endedAt,
      endedReason: leadPurchases.endedReason,
      notes: sql<string | null>`(select string_agg(note.text, ${NOTE_BREAK}::text order by note.written_at, note.id)
        from ${purchaseNotes} note where note.purchase_id = ${leadPurchases.id})`,
      noteThread: sql<
        { text: string; writtenBy: string; writtenAt: string }[]
      >`(select coalesce(json_agg(json_build_object('text', note.text, 'writtenBy', author.name,
          'writtenAt', to_char(note.written_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
          order by note.written_at, note.id), '[]')
        from ${purchaseNotes} note join ${user} author on author.id = note.written_by
        where note.purchase_id = ${leadPurchases.id})`,
      lead: leads,
    })
    .from(leadPurchases)
    .innerJoin(leads, eq(leads.id, leadPurchases.leadId))
    .where(and(eq(leadPurchases.installerId, id), gt(leadPurchases.spendId, after)))
    .orderBy(asc(leadPurchases.spendId))
    .limit(limit);
}

export async function ledgerOf(tx: Queryable, id: string, after: number, limit: number) {
  return tx
    .select({
      position: creditTransactions.entryNumber,
      id: creditTransactions.id,
      amount: creditTransactions.amount,
      type: creditTransactions.transactionType,
      description: creditTransactions.description,
      reference: creditTransactions.causeId,
      balanceAfter: creditTransactions.balanceAfter,
      createdAt: creditTransactions.createdAt,
    })
    .from(creditTransactions)
    .where(and(eq(creditTransactions.installerId, id), gt(creditTransactions.entryNumber, after)))
    .orderBy(asc(creditTransactions.entryNumber))
    .limit(limit);
}

export async function paymentsOf(tx: Queryable, id: string) {
  return tx
    .select({
      id: payments.id,
      pack: payments.pack,
      credits: payments.credits,
      amountPence: payments.amountPence,
      status: payments.status,
      createdAt: payments.createdAt,
      paidAt: payments.paidAt,
      receiptNumber: payments.receiptNumber,
      receiptCompany: payments.receiptCompany,
      receiptAddress: payments.receiptAddress,
      paidPence: payments.paidPence,
      refundedPence: payments.refundedPence,
      disputeStatus: payments.disputeStatus,
      disputedAt: payments.disputedAt,
    })
    .from(payments)
    .where(eq(payments.installerId, id))
    .orderBy(asc(payments.createdAt), payments.id);
}

export async function reportsOf(tx: Queryable, id: string) {
  return tx
    .select({
      id: refundRequests.id,
      purchaseId: refundRequests.purchaseId,
      reason: refundRequests.reason,
      note: refundRequests.note,
      status: refundRequests.status,
      requestedAt: refundRequests.requestedAt,
      decidedAt: refundRequests.decidedAt,
      decisionReason: refundRequests.decisionReason,
      endedAt: leadPurchases.endedAt,
      lead: leads,
    })
    .from(refundRequests)
    .innerJoin(leadPurchases, eq(leadPurchases.id, refundRequests.purchaseId))
    .innerJoin(leads, eq(leads.id, leadPurchases.leadId))
    .where(eq(refundRequests.installerId, id))
    .orderBy(asc(refundRequests.requestedAt), refundRequests.id);
}

export async function keysOf(tx: Queryable, id: string) {
  return tx
    .select({
      name: apiKeys.name,
      prefix: apiKeys.prefix,
      createdAt: apiKeys.createdAt,
      lastUsedAt: apiKeys.lastUsedAt,
      revokedAt: apiKeys.revokedAt,
    })
    .from(apiKeys)
    .where(eq(apiKeys.installerId, id))
    .orderBy(asc(apiKeys.createdAt), apiKeys.id);
}

export async function webhooksOf(tx: Queryable, id: string) {
  return tx
    .select({
      url: webhookEndpoints.url,
      events: webhookEndpoints.events,
      createdAt: webhookEndpoints.createdAt,
      removedAt: webhookEndpoints.removedAt,
    })
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.installerId, id))
    .orderBy(asc(webhookEndpoints.createdAt), webhookEndpoints.id);
}
