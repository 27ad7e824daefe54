import { site } from "#config/site.ts";
import type { Letter } from "#content/mails/letter.ts";
import { reasonFacts } from "#content/mails/reason-facts.ts";
import { greeting } from "#content/plain-words.ts";

export interface ChangeAcceptedFacts {
  contactName: string;
  companyName: string;
}

export interface ChangeDeclinedFacts {
  contactName: string;
  companyName: string;
  reason: string;
}

const WHY = "You get this email because a change of your company's details was waiting for our check.";
const NOT_YOU = `If you did not ask for it, choose a new password at once and call us on ${site.phone} (${site.openingHoursLine}).`;

export function changeAcceptedLetter(facts: ChangeAcceptedFacts, appUrl: string): Letter {
  return {
    subject: `Your new company details are shown on ${site.name}`,
    preheader: "We have checked the change that you asked for.",
    greeting: greeting(facts.contactName),
    paragraphs: [
      `We have checked the change of your company's details and accepted it. From now on customers see ${facts.companyName} with the details on your profile.`,
    ],
    button: { label: "Open my profile", url: `${appUrl}/profile` },
    after: [NOT_YOU],
    why: WHY,
  };
}

export function changeDeclinedLetter(facts: ChangeDeclinedFacts, appUrl: string): Letter {
  return {
    subject: `Your company details on ${site.name} stay as they were`,
    preheader: "The reason, and how to ask again.",
    greeting: greeting(facts.contactName),
    paragraphs: [
      `We have looked at the change that you asked for and cannot accept it. Customers go on seeing ${facts.companyName} as before. You can ask for another change on your profile.`,
    ],
    facts: reasonFacts(facts.reason),
    button: { label: "Open my profile", url: `${appUrl}/profile` },
    after: [NOT_YOU],
    why: WHY,
  };
}
