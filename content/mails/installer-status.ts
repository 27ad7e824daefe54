import { limits } from "#config/limits.ts";
import { site } from "#config/site.ts";
import type { Fact, Letter } from "#content/mails/letter.ts";
import { reasonFacts } from "#content/mails/reason-facts.ts";
import { creditsInWords, greeting } from "#content/plain-words.ts";

export interface WelcomeFacts {
  contactName: string;
  companyName: string;
}

export interface StopFacts {
  contactName: string;
  companyName: string;
  reason: string;
}

const REACH_US = `If you think that this is a mistake, or if something has changed, call us on ${site.phone} (${site.openingHoursLine}) or write to ${site.email}.`;
const WHY = "You get this email because the status of your installer account has changed.";

export function installerApprovedLetter(facts: WelcomeFacts, appUrl: string): Letter {
  return {
    subject: `Approved: your company can now buy leads on ${site.name}`,
    preheader: `A lead costs ${creditsInWords(limits.leadPriceCredits)}.`,
    greeting: greeting(facts.contactName),
    paragraphs: [
      `We have reviewed and approved the application of ${facts.companyName}. You can now see and buy leads.`,
      `A lead costs ${creditsInWords(limits.leadPriceCredits)}, paid from your balance, and goes to at most ${limits.leadPlacesMax} installers. You see the customer's contact details as soon as you have bought it.`,
    ],
    facts: creditsFacts(appUrl),
    button: { label: "See available leads", url: `${appUrl}/leads` },
    why: WHY,
  };
}

export function installerReinstatedLetter(facts: WelcomeFacts, appUrl: string): Letter {
  return {
    subject: `Your ${site.name} account is active`,
    preheader: "The suspension has ended: you can see and buy leads.",
    greeting: greeting(facts.contactName),
    paragraphs: [
      `We have ended the suspension of ${facts.companyName}. You can see and buy leads from now on.`,
      "The suspension has not changed your credit balance.",
    ],
    facts: creditsFacts(appUrl),
    button: { label: "See available leads", url: `${appUrl}/leads` },
    why: WHY,
  };
}

export function installerDeclinedLetter(facts: StopFacts): Letter {
  return {
    subject: `Your ${site.name} application was not approved`,
    preheader: "The reason, and how to reach us.",
    greeting: greeting(facts.contactName),
    paragraphs: [
      `We have reviewed the application of ${facts.companyName} and cannot approve it. You cannot see or buy leads.`,
    ],
    facts: reasonFacts(facts.reason),
    after: [REACH_US],
    why: WHY,
  };
}

export function installerSuspendedLetter(facts: StopFacts, appUrl: string): Letter {
  return {
    subject: `Your ${site.name} account is suspended`,
    preheader: "The reason, what still works, and how to reach us.",
    greeting: greeting(facts.contactName),
    paragraphs: [
      `We have suspended the account of ${facts.companyName}. From now on you cannot see or buy leads. You can still sign in and read the leads that you bought. Your credit balance stays as it is.`,
    ],
    facts: reasonFacts(facts.reason),
    button: { label: "Open my dashboard", url: `${appUrl}/dashboard` },
    after: [REACH_US],
    why: WHY,
  };
}

function creditsFacts(appUrl: string): Fact[] {
  return [{ label: "Buy credits", value: `${appUrl}/credits`, href: `${appUrl}/credits` }];
}
