import type { BriefAnswers } from "#content/brief/questions.ts";
import type { ContactWish } from "#content/contact-wish.ts";
import type { PurchaseStage } from "#content/purchase-stages.ts";
import type { Sharing } from "#content/sharing-text.ts";
import type { EndedReason, PlanContent } from "#db/schema.ts";
import type { Customer } from "#domain/leads/present-customer.ts";
import type { Credits } from "#domain/money.ts";

export type LeadStatus = "unconfirmed" | "available" | "paused" | "sold" | "withdrawn" | "expired";

export type Urgency = "low" | "medium" | "high";

/** What an installer may see of a lead before buying it. */
export interface MaskedLead extends ContactWish {
  id: string;
  serviceType: string;
  serviceLabel: string;
  location: string;
  outcode: string;
  urgency: Urgency;
  firstName: string;
  emailMasked: string;
  phoneMasked: string | null;
  description: string | null;
  budgetRange: string | null;
  timeframe: string | null;
  propertyType: string | null;
  /** The customer's answers about the home; null before the first. */
  brief: BriefAnswers | null;
  /** The energy plan that came with the request, without anything that says who made it. */
  plan: PlanContent | null;
  /** Whether buying gives the details, or the customer picks among outlines. */
  sharing: Sharing;
  /** How many outlines may wait besides those that do; null where nothing is picked. */
  outlinesLeft: number | null;
  createdAt: Date;
  placesLeft: number;
  maxPurchases: number;
  priceCredits: Credits;
  /** From the installer's base, as the crow flies, in whole miles; null without a base. */
  distanceMiles: number | null;
}

/** A lead that the installer has bought: everything the customer told us; the wish how and when to be reached while it is the company’s to do so. */
export interface PurchasedLead extends ContactWish {
  purchaseId: string;
  leadId: string;
  purchasedAt: Date;
  /** From then on the contact is a first name and a district, and what was written is without contact details. */
  endedAt: Date | null;
  endedReason: EndedReason | null;
  priceCredits: Credits;
  refunded: boolean;
  /** What became of the installer's report of it, if any. */
  report: "open" | "accepted" | "declined" | null;
  stage: PurchaseStage;
  stageChangedAt: Date | null;
  /** The buyer's notes in one text, oldest first. */
  notes: string | null;
  serviceType: string;
  serviceLabel: string;
  location: string;
  outcode: string;
  urgency: Urgency;
  description: string | null;
  budgetRange: string | null;
  timeframe: string | null;
  propertyType: string | null;
  /** The customer's answers about the home; null before the first, and once the purchase has ended. */
  brief: BriefAnswers | null;
  briefWrittenAt: Date | null;
  /** The energy plan that came with the request; null once the purchase has ended. */
  plan: PlanContent | null;
  askedAt: Date;
  /** When the customer confirmed their e-mail address; null for leads that an administrator entered. */
  confirmedAt: Date | null;
  maxPurchases: number;
  contact: Customer;
  /** When the customer said that they want no further contact. */
  closedByCustomerAt: Date | null;
  /** When name, e-mail or phone were last corrected. */
  contactCorrectedAt: Date | null;
  /** When the customer's details were removed, and why. */
  anonymisedAt: Date | null;
  anonymisedBecause: "age" | "customer" | null;
}

export interface Purchase {
  id: string;
  leadId: string;
  balanceAfter: Credits;
  /** The same request had already been carried out; nothing was charged this time. */
  replayed: boolean;
}
