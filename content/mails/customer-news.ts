import type { Letter } from "#content/mails/letter.ts";
import { greeting, serviceInWords } from "#content/mails/plain-words.ts";

/** To a company that bought the lead: contains nothing about the customer. */
export interface CustomerNewsFacts {
  contactName: string;
  serviceLabel: string;
  location: string;
  purchaseId: string;
}

const WHY = "You get this email because your company bought this lead.";

export function requestClosedLetter(facts: CustomerNewsFacts, appUrl: string): Letter {
  const lead = leadInWords(facts);
  return {
    subject: `A customer has closed their request: ${lead}`,
    preheader: "They want no further contact about it.",
    greeting: greeting(facts.contactName),
    paragraphs: [
      "A customer whose details you bought has closed their request. Please do not contact them about it any more, unless they have agreed with you to go on.",
    ],
    facts: [{ label: "Lead", value: lead }],
    button: { label: "Open this lead", url: `${appUrl}/leads/purchases/${facts.purchaseId}` },
    why: WHY,
  };
}

/** Only where to find it, nothing of what was removed. */
export function customerErasedLetter(facts: CustomerNewsFacts, appUrl: string): Letter {
  const lead = leadInWords(facts);
  return {
    subject: `Please delete a customer's details: ${lead}`,
    preheader: "The customer asked for it. We have removed them here.",
    greeting: greeting(facts.contactName),
    paragraphs: [
      "A customer whose details you bought has asked for them to be deleted. We have removed them from our records, with your notes on this lead.",
      "Please delete what you keep of this customer as well, in your own lists, programs and emails, unless the law obliges you to keep a part. Do not contact them about this request any more.",
    ],
    facts: [
      { label: "Lead", value: lead },
      { label: "Reference", value: facts.purchaseId },
    ],
    button: { label: "Open this lead", url: `${appUrl}/leads/purchases/${facts.purchaseId}` },
    why: WHY,
  };
}

function leadInWords({ serviceLabel, location }: { serviceLabel: string; location: string }): string {
  return `${serviceInWords(serviceLabel)}, ${location}`;
}

/** The answers themselves stand on the lead’s page alone. */
export function briefChangedLetter(facts: CustomerNewsFacts, appUrl: string): Letter {
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
