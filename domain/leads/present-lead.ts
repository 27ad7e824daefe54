import { limits } from "#config/limits.ts";
import { leadServiceLabel } from "#content/options.ts";
import { maskEmail, maskPhone } from "#domain/contact/mask.ts";
import { firstNameOf, readPersonName } from "#domain/contact/person-name.ts";
import type { MaskedLead } from "#domain/leads/lead.ts";
import type { LeadRow } from "#domain/leads/leads.sql.ts";
import {
  type HeldDetails,
  HIDDEN_UNTIL_BOUGHT,
  HIDDEN_UNTIL_PICKED,
  NO_LONGER_SHOWN,
  redactContacts,
} from "#domain/leads/redact.ts";
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
    // Where the customer picks, not even a mask says anything of the contact details.
    emailMasked: isPicking ? NO_MASK : maskEmail(lead.customerEmail),
    phoneMasked: isPicking ? null : lead.customerPhone && maskPhone(lead.customerPhone),
    description: lead.description && shown(lead.description),
    budgetRange: lead.budgetRange,
    timeframe: lead.timeframe,
    propertyType: lead.propertyType,
    contactWay: lead.contactWay,
    contactTimes: lead.contactTimes,
    brief: lead.brief,
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

/** A text about the lead as a company reads it that may no longer know who the customer is. */
export function withoutContacts(lead: LeadRow, text: string): string {
  return redactContacts(text, heldBy(lead), NO_LONGER_SHOWN);
}

function wholeMiles(base: Position, outcode: string): number | null {
  const place = findOutwardCode(outcode);
  return place ? Math.round(distanceMiles(base, place)) : null;
}

/** What neither the message nor the place of a lead may give away; administrators type both by hand. */
function heldBy(lead: LeadRow): HeldDetails {
  // Of a business: "Martin Hale, Hale Joinery Ltd".
  const [, ...company] = lead.customerName.split(", ");
  const { first, initial, surname } = readPersonName(lead.customerName);
  return {
    firstName: first || initial,
    surname,
    company: company.join(", "),
    email: lead.customerEmail,
    phone: lead.customerPhone,
    postcode: lead.postcode,
  };
}
