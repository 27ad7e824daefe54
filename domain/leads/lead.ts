import type { BriefAnswers } from "#content/brief/questions.ts";
import type { ContactWish } from "#content/contact-wish.ts";
import type { LostReason } from "#content/lost-reasons.ts";
import type { PurchaseStage } from "#content/purchase-stages.ts";
import type { Sharing } from "#content/sharing-text.ts";
import type { EndedReason, ListedPhoto, PlanContent } from "#db/schema.ts";
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
  /** Null where the customer gave none. */
  emailMasked: string | null;
  phoneMasked: string | null;
  description: string | null;
  budgetRange: string | null;
  timeframe: string | null;
  propertyType: string | null;
  /** Null before the first answer. */
  brief: BriefAnswers | null;
  /** How many photos the brief has. */
  photos: number;
  /** Submitted with the request; says nothing about who made it. */
  plan: PlanContent | null;
  /** Whether buying gives the details, or the customer picks from outlines. */
  sharing: Sharing;
  /** How many more outlines may wait for the customer; null where nothing is picked. */
  outlinesLeft: number | null;
  createdAt: Date;
  placesLeft: number;
  maxPurchases: number;
  priceCredits: Credits;
  /** From the installer's base, in a straight line, in whole miles; null without a base. */
  distanceMiles: number | null;
}

/**
 * A lead that the installer has bought, with everything the customer told us, and their contact preferences while the
 * company may use them.
 */
export interface PurchasedLead extends ContactWish {
  purchaseId: string;
  leadId: string;
  purchasedAt: Date;
  /** The name of whoever bought it, or of the key. */
  boughtBy: string | null;
  /** Who of the company looks after it; null: nobody in particular. */
  assignedTo: { userId: string; name: string } | null;
  /** From then on the contact is a first name and a district, and texts have their contact details masked. */
  endedAt: Date | null;
  endedReason: EndedReason | null;
  priceCredits: Credits;
  refunded: boolean;
  /** The outcome of the installer's report, if any. */
  report: "open" | "accepted" | "declined" | null;
  stage: PurchaseStage;
  stageChangedAt: Date | null;
  /** The name of whoever of the company last moved it, or of their key; null where the customer or time did. */
  stageChangedBy: string | null;
  /** Why it is lost; null at every other stage. */
  lostReason: LostReason | null;
  /** What the job is worth, as the company typed it. */
  jobValuePence: number | null;
  /** None once the purchase has ended. */
  nextAct: { what: string; dueAt: Date; userId: string } | null;
  /** When anything of it last changed. */
  updatedAt: Date;
  jobValue: JobValue | null;
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
  /** Null before the first answer, and once the purchase has ended. */
  brief: BriefAnswers | null;
  briefWrittenAt: Date | null;
  /** Those of the brief; none once the purchase has ended. */
  photos: readonly ListedPhoto[];
  /** Submitted with the request; null once the purchase has ended. */
  plan: PlanContent | null;
  askedAt: Date;
  /** When the customer confirmed their email address; null for leads entered by an administrator. */
  confirmedAt: Date | null;
  maxPurchases: number;
  contact: Customer;
  /** When the customer asked for no further contact. */
  closedByCustomerAt: Date | null;
  /** When name, email or phone were last corrected. */
  contactCorrectedAt: Date | null;
  /** When the customer's details were removed, and why. */
  anonymisedAt: Date | null;
  anonymisedBecause: "age" | "customer" | null;
}

/** What a job is worth, with VAT and before grants: by the quote that its customer chose, or as the company typed. */
export interface JobValue {
  pence: number;
  from: "quote" | "typed";
}

export interface Purchase {
  id: string;
  leadId: string;
  balanceAfter: Credits;
  /** The same request had already been carried out; nothing was charged this time. */
  replayed: boolean;
}
