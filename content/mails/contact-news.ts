import { limits } from "#config/limits.ts";
import { type ContactField, contactFieldsInWords } from "#content/contact-fields.ts";
import type { Letter } from "#content/mails/letter.ts";
import { greeting, serviceInWords } from "#content/plain-words.ts";

export interface CheckContactFacts {
  firstName: string;
  serviceLabel: string;
  /** No further installer can take the request before the customer has answered. */
  isPaused: boolean;
  token: string;
}

export function checkContactLetter(facts: CheckContactFacts, appUrl: string): Letter {
  const service = serviceInWords(facts.serviceLabel);
  return {
    subject: `Can installers reach you? ${service}`,
    preheader: "Please look at your name and phone number, and correct them if need be.",
    greeting: greeting(facts.firstName),
    paragraphs: [
      `Your request for quotes for ${service} may hold contact details that are not right. Please open it at the address below, look at your name and phone number, and correct them or confirm that they are right.`,
      ...(facts.isPaused
        ? [
            `Until then, no further installer can take your request. If we hear nothing within ${limits.contactAnswerDays} days, we close it.`,
          ]
        : []),
    ],
    button: { label: "Check my details", url: `${appUrl}/requests/${facts.token}` },
    after: [
      `Installers that have your details already are told of a correction. The link is private, so please do not pass this email on. It works for ${limits.requestLinkDays} days.`,
    ],
    why: "You get this email because somebody asked for quotes with this email address.",
  };
}

/** To a company that bought the lead: the details themselves stand on the lead's page alone. */
export interface ContactCorrectedFacts {
  contactName: string;
  serviceLabel: string;
  location: string;
  purchaseId: string;
  corrected: readonly ContactField[];
}

export function contactCorrectedLetter(facts: ContactCorrectedFacts, appUrl: string): Letter {
  const lead = `${serviceInWords(facts.serviceLabel)}, ${facts.location}`;
  const what = contactFieldsInWords(facts.corrected);
  return {
    subject: `The customer's ${what} ${facts.corrected.length === 1 ? "was" : "were"} corrected: ${lead}`,
    preheader: "The page of the lead shows what is right now.",
    greeting: greeting(facts.contactName),
    paragraphs: [
      `In a lead that you bought, the customer's ${what} ${facts.corrected.length === 1 ? "was" : "were"} corrected. Please use what the page of the lead shows now.`,
    ],
    facts: [{ label: "Lead", value: lead }],
    button: { label: "Open this lead", url: `${appUrl}/leads/purchases/${facts.purchaseId}` },
    why: "You get this email because your company bought this lead.",
  };
}
