import { leadServiceLabel } from "#content/options.ts";
import type { PurchasedLead } from "#domain/leads/lead.ts";
import { presentCustomer } from "#domain/leads/present-customer.ts";
import { closedByCustomerAt } from "#domain/leads/quote-request.ts";
import { credits } from "#domain/money.ts";
import type { purchaseRows } from "#domain/purchases/purchases.sql.ts";

/** Everything the customer told us, for the installer who bought the lead. */
export function presentPurchase({
  purchase,
  lead,
  refunded,
  report,
  notes,
}: Awaited<ReturnType<typeof purchaseRows>>[number]): PurchasedLead {
  return {
    purchaseId: purchase.id,
    leadId: lead.id,
    purchasedAt: purchase.purchasedAt,
    priceCredits: credits(purchase.priceCredits),
    refunded,
    report,
    stage: purchase.stage,
    stageChangedAt: purchase.stageChangedAt,
    notes,
    serviceType: lead.serviceType,
    serviceLabel: leadServiceLabel(lead.serviceType),
    location: lead.location,
    outcode: lead.outcode,
    urgency: lead.urgency,
    description: lead.description,
    budgetRange: lead.budgetRange,
    timeframe: lead.timeframe,
    propertyType: lead.propertyType,
    askedAt: lead.createdAt,
    confirmedAt: lead.origin === "quote_request" ? lead.availableAt : null,
    maxPurchases: lead.maxPurchases,
    contact: presentCustomer(lead),
    closedByCustomerAt: closedByCustomerAt(lead),
    contactCorrectedAt: lead.contactCorrectedAt,
    anonymisedAt: lead.anonymisedAt,
    anonymisedBecause: lead.anonymisedBecause,
  };
}
