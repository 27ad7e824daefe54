import type { Queryable } from "#db/connection.ts";
import { DomainError } from "#domain/errors.ts";
import type { MaskedLead, PurchasedLead } from "#domain/leads/lead.ts";
import { presentPurchase } from "#domain/purchases/present-purchase.ts";
import { purchaseById } from "#domain/purchases/purchases.sql.ts";

// Output of the JSON API and the webhooks. Programs rely on these fields; each is described in content/open-api/.

/** A lead before it is bought: `MaskedLead` of the API description. */
export function maskedLeadForPrograms(lead: MaskedLead) {
  return {
    id: lead.id,
    serviceType: lead.serviceType,
    serviceLabel: lead.serviceLabel,
    location: lead.location,
    outcode: lead.outcode,
    urgency: lead.urgency,
    firstName: lead.firstName,
    emailMasked: lead.emailMasked,
    phoneMasked: lead.phoneMasked,
    description: lead.description,
    budgetRange: lead.budgetRange,
    timeframe: lead.timeframe,
    propertyType: lead.propertyType,
    contactWay: lead.contactWay,
    contactTimes: lead.contactTimes,
    brief: lead.brief,
    photos: lead.photos,
    plan: lead.plan,
    sharing: lead.sharing,
    outlinesLeft: lead.outlinesLeft,
    createdAt: lead.createdAt.toISOString(),
    placesLeft: lead.placesLeft,
    maxPurchases: lead.maxPurchases,
    priceCredits: lead.priceCredits,
    distanceMiles: lead.distanceMiles,
  };
}

/** A purchase with everything its buyer paid for: `Purchase` of the API description. */
export function purchaseForPrograms(purchase: PurchasedLead) {
  const { name, email, phone, postcode } = purchase.contact;
  const { nextAct } = purchase;
  return {
    id: purchase.purchaseId,
    leadId: purchase.leadId,
    purchasedAt: purchase.purchasedAt.toISOString(),
    status: purchase.endedAt ? ("ended" as const) : ("active" as const),
    endedReason: purchase.endedReason,
    credits: purchase.priceCredits,
    stage: purchase.stage,
    lostReason: purchase.lostReason,
    jobValuePence: purchase.jobValuePence,
    assignedTo: purchase.assignedTo?.userId ?? null,
    nextAct: nextAct && { what: nextAct.what, dueAt: nextAct.dueAt.toISOString(), userId: nextAct.userId },
    updatedAt: purchase.updatedAt.toISOString(),
    contact: { name, email, phone, postcode },
    brief: purchase.brief,
    photos: purchase.photos.map(({ id, kind, mediaType, sizeBytes, addedAt }) => ({
      id,
      kind,
      mediaType,
      sizeBytes,
      addedAt: new Date(addedAt).toISOString(),
    })),
    plan: purchase.plan,
    lead: {
      id: purchase.leadId,
      serviceType: purchase.serviceType,
      serviceLabel: purchase.serviceLabel,
      location: purchase.location,
      outcode: purchase.outcode,
      urgency: purchase.urgency,
      description: purchase.description,
      budgetRange: purchase.budgetRange,
      timeframe: purchase.timeframe,
      propertyType: purchase.propertyType,
      contactWay: purchase.contactWay,
      contactTimes: purchase.contactTimes,
      createdAt: (purchase.confirmedAt ?? purchase.askedAt).toISOString(),
    },
  };
}

/** As above, looked up inside the caller's transaction. Authorises nothing. Errors: not_found. */
export async function findPurchaseForPrograms(tx: Queryable, purchaseId: string) {
  const row = await purchaseById(tx, purchaseId);
  if (!row) throw new DomainError("not_found");
  return purchaseForPrograms(presentPurchase(row));
}
