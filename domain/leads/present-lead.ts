import { limits } from "#config/limits.ts";
import { leadServiceLabel } from "#content/options.ts";
import type { MaskedLead, PurchasedLead } from "#domain/leads/lead.ts";
import type { LeadRow, purchaseRows } from "#domain/leads/leads.sql.ts";
import { firstNameOf, maskEmail, maskPhone } from "#domain/leads/mask.ts";
import { redactContacts } from "#domain/leads/redact.ts";
import { credits } from "#domain/money.ts";

/** What may leave the server before the lead is bought: an allow-list, so that a new column never leaks. */
export function presentMaskedLead(lead: LeadRow): MaskedLead {
  return {
    id: lead.id,
    serviceType: lead.serviceType,
    serviceLabel: leadServiceLabel(lead.serviceType),
    location: lead.location,
    outcode: lead.outcode,
    urgency: lead.urgency,
    firstName: firstNameOf(lead.customerName),
    emailMasked: maskEmail(lead.customerEmail),
    phoneMasked: lead.customerPhone && maskPhone(lead.customerPhone),
    description: lead.description && redactContacts(lead.description, { surname: surnameOf(lead.customerName) }),
    budgetRange: lead.budgetRange,
    timeframe: lead.timeframe,
    createdAt: lead.availableAt ?? lead.createdAt,
    placesLeft: lead.maxPurchases - lead.placesTaken,
    maxPurchases: lead.maxPurchases,
    priceCredits: credits(limits.leadPriceCredits),
  };
}

/** Everything the customer told us, for the installer who bought the lead. */
export function presentPurchase({
  purchase,
  lead,
  refunded,
}: Awaited<ReturnType<typeof purchaseRows>>[number]): PurchasedLead {
  return {
    purchaseId: purchase.id,
    leadId: lead.id,
    purchasedAt: purchase.purchasedAt,
    priceCredits: credits(purchase.priceCredits),
    refunded,
    serviceLabel: leadServiceLabel(lead.serviceType),
    location: lead.location,
    urgency: lead.urgency,
    description: lead.description,
    budgetRange: lead.budgetRange,
    timeframe: lead.timeframe,
    propertyType: lead.propertyType,
    contact: {
      name: lead.customerName,
      email: lead.customerEmail,
      phone: lead.customerPhone,
      postcode: lead.postcode,
    },
  };
}

function surnameOf(fullName: string): string {
  return fullName.trim().split(/\s+/).slice(1).join(" ");
}
