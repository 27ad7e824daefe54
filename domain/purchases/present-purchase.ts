import { leadServiceLabel } from "#content/options.ts";
import type { PurchasedLead } from "#domain/leads/lead.ts";
import { presentCustomer } from "#domain/leads/present-customer.ts";
import { sightOf } from "#domain/leads/sight.ts";
import { credits } from "#domain/money.ts";
import type { purchaseRows } from "#domain/purchases/purchases.sql.ts";

/** Everything the customer told us, for the installer who bought the lead; once the purchase has ended, masked. */
export function presentPurchase({
  purchase,
  lead,
  refunded,
  report,
  notes,
  buyer,
  stageSetter,
  assignee,
  nextAct,
  updatedAt,
  jobPence,
  isJobOfQuote,
}: Awaited<ReturnType<typeof purchaseRows>>[number]): PurchasedLead {
  const hasEnded = purchase.endedAt !== null;
  const sight = sightOf(lead, purchase);
  return {
    purchaseId: purchase.id,
    leadId: lead.id,
    purchasedAt: purchase.purchasedAt,
    boughtBy: buyer,
    assignedTo: purchase.assignedTo === null ? null : { userId: purchase.assignedTo, name: assignee ?? "" },
    endedAt: purchase.endedAt,
    endedReason: purchase.endedReason,
    priceCredits: credits(purchase.priceCredits),
    refunded,
    report,
    stage: purchase.stage,
    stageChangedAt: purchase.stageChangedAt,
    stageChangedBy: stageSetter,
    lostReason: purchase.lostReason,
    jobValuePence: purchase.jobValuePence,
    nextAct: nextAct && !hasEnded ? { ...nextAct, dueAt: new Date(nextAct.dueAt) } : null,
    updatedAt,
    jobValue: jobPence === null ? null : { pence: jobPence, from: isJobOfQuote ? "quote" : "typed" },
    notes: sight.text(notes),
    serviceType: lead.serviceType,
    serviceLabel: leadServiceLabel(lead.serviceType),
    location: sight.text(lead.location),
    outcode: lead.outcode,
    urgency: lead.urgency,
    description: sight.text(lead.description),
    budgetRange: lead.budgetRange,
    timeframe: lead.timeframe,
    propertyType: lead.propertyType,
    contactWay: hasEnded ? null : lead.contactWay,
    contactTimes: hasEnded ? null : lead.contactTimes,
    brief: hasEnded ? null : lead.brief,
    briefWrittenAt: hasEnded ? null : lead.briefWrittenAt,
    photos: hasEnded ? [] : lead.photos,
    plan: hasEnded ? null : lead.plan,
    askedAt: lead.createdAt,
    confirmedAt: lead.origin === "quote_request" ? lead.availableAt : null,
    maxPurchases: lead.maxPurchases,
    contact: presentCustomer(lead, sight),
    closedByCustomerAt: lead.customerClosedAt,
    contactCorrectedAt: lead.contactCorrectedAt,
    anonymisedAt: lead.anonymisedAt,
    anonymisedBecause: lead.anonymisedBecause,
  };
}
