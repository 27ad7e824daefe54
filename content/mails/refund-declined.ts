import { site } from "#config/site.ts";
import type { FactsOf } from "#content/mails/facts-of.ts";
import type { Letter } from "#content/mails/letter.ts";
import { greeting, serviceInWords } from "#content/mails/plain-words.ts";
import { reasonFacts } from "#content/mails/reason-facts.ts";

export function refundDeclinedLetter(facts: FactsOf<"refund-declined">, appUrl: string): Letter {
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
