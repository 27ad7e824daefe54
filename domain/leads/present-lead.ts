import { limits } from "#config/limits.ts";
import { leadServiceLabel } from "#content/options.ts";
import { maskEmail, maskPhone } from "#domain/contact/mask.ts";
import { firstNameOf } from "#domain/contact/person-name.ts";
import type { MaskedLead } from "#domain/leads/lead.ts";
import type { LeadRow } from "#domain/leads/leads.sql.ts";
import { HIDDEN_UNTIL_BOUGHT, HIDDEN_UNTIL_PICKED, redactContacts } from "#domain/leads/redact.ts";
import { heldBy } from "#domain/leads/sight.ts";
import { credits } from "#domain/money.ts";
import { distanceMiles, type Position } from "#domain/postcodes/distance-miles.ts";
import { findOutwardCode } from "#domain/postcodes/outward-code.ts";

const NO_MASK = "•••";

/**
 * What may leave the server before the lead is bought: an allow-list, so that a new column never leaks. The distance is
 * from `base`, in whole miles.
 */
export function presentMaskedLead(lead: LeadRow, base?: Position): MaskedLead {
  const isPicking = lead.sharing === "on_pick";
  const instead = isPicking ? HIDDEN_UNTIL_PICKED : HIDDEN_UNTIL_BOUGHT;
  const shown = (text: string) => redactContacts(text, heldBy(lead), instead);
  return {
    id: lead.id,
    serviceType: lead.serviceType,
    serviceLabel: leadServiceLabel(lead.serviceType),
    location: shown(lead.location),
    outcode: lead.outcode,
    urgency: lead.urgency,
    firstName: firstNameOf(lead.customerName),
    // Where the customer picks, not even a mask may hint at the contact details.
    emailMasked: isPicking ? NO_MASK : lead.customerEmail && maskEmail(lead.customerEmail),
    phoneMasked: isPicking ? null : lead.customerPhone && maskPhone(lead.customerPhone),
    description: lead.description && shown(lead.description),
    budgetRange: lead.budgetRange,
    timeframe: lead.timeframe,
    propertyType: lead.propertyType,
    contactWay: lead.contactWay,
    contactTimes: lead.contactTimes,
    brief: lead.brief,
    photos: lead.photos.length,
    plan: lead.plan,
    sharing: lead.sharing,
    outlinesLeft: isPicking ? limits.outlinesWaitingMax - lead.outlinesWaiting : null,
    createdAt: lead.availableAt ?? lead.createdAt,
    placesLeft: lead.maxPurchases - lead.placesTaken,
    maxPurchases: lead.maxPurchases,
    priceCredits: credits(limits.leadPriceCredits),
    distanceMiles: base ? wholeMiles(base, lead.outcode) : null,
  };
}

function wholeMiles(base: Position, outcode: string): number | null {
  const place = findOutwardCode(outcode);
  return place ? Math.round(distanceMiles(base, place)) : null;
}
