import type { Letter } from "#content/mails/letter.ts";
import { greeting, serviceInWords } from "#content/mails/plain-words.ts";

/** To a company that bought the lead: the answers themselves stand on the lead's page alone. */
export interface BriefChangedFacts {
  contactName: string;
  serviceLabel: string;
  location: string;
  purchaseId: string;
}

export function briefChangedLetter(facts: BriefChangedFacts, appUrl: string): Letter {
  const lead = `${serviceInWords(facts.serviceLabel)}, ${facts.location}`;
  return {
    subject: `The customer has told you more: ${lead}`,
    preheader: "Their brief is on the page of the lead, so that you need not ask.",
    greeting: greeting(facts.contactName),
    paragraphs: [
      "In a lead that you bought, the customer has written or changed their brief: facts about the home that every company reads. The page of the lead shows what holds now.",
    ],
    facts: [{ label: "Lead", value: lead }],
    button: { label: "Open this lead", url: `${appUrl}/leads/purchases/${facts.purchaseId}` },
    why: "You get this email because your company bought this lead.",
  };
}
