import { site } from "#config/site.ts";
import type { Letter } from "#content/mails/letter.ts";
import { reasonFacts } from "#content/mails/reason-facts.ts";
import { creditsInWords, greeting, serviceInWords } from "#content/plain-words.ts";

interface ReportFacts {
  contactName: string;
  serviceLabel: string;
  location: string;
  customerName: string;
  /** What the installer said was wrong with the lead. */
  reported: string;
}

export interface PurchaseRefundedFacts extends ReportFacts {
  priceCredits: number;
}

export interface RefundDeclinedFacts extends ReportFacts {
  purchaseId: string;
  reason: string;
}

export function purchaseRefundedLetter(facts: PurchaseRefundedFacts, appUrl: string): Letter {
  const lead = `${serviceInWords(facts.serviceLabel)}, ${facts.location}`;
  const credits = creditsInWords(facts.priceCredits);
  return {
    subject: `${credits} back: ${lead}`,
    preheader: "The credits are in your balance now.",
    greeting: greeting(facts.contactName),
    paragraphs: [
      `We have accepted your report of a lead that you bought: ${credits} are back in your balance, and you can use them now. You need not do anything.`,
    ],
    facts: [
      { label: "Lead", value: lead },
      { label: "Customer", value: facts.customerName },
      { label: "Reported as", value: facts.reported },
      { label: "Refunded", value: credits },
    ],
    button: { label: "See my credits", url: `${appUrl}/credits` },
    why: "You get this email because the credit balance of your company has changed.",
  };
}

export function refundDeclinedLetter(facts: RefundDeclinedFacts, appUrl: string): Letter {
  const lead = `${serviceInWords(facts.serviceLabel)}, ${facts.location}`;
  return {
    subject: `Your report was declined: ${lead}`,
    preheader: "The reason, and how to reach us.",
    greeting: greeting(facts.contactName),
    paragraphs: [
      "We have looked at your report of a lead that you bought and declined it. Your balance stays as it is.",
    ],
    facts: [
      { label: "Lead", value: lead },
      { label: "Customer", value: facts.customerName },
      { label: "Reported as", value: facts.reported },
      ...reasonFacts(facts.reason),
    ],
    button: { label: "Open this lead", url: `${appUrl}/leads/purchases/${facts.purchaseId}` },
    after: [
      `If you think that this is a mistake, call us on ${site.phone} (${site.openingHoursLine}) or write to ${site.email}.`,
    ],
    why: "You get this email because your company reported this lead to us.",
  };
}
