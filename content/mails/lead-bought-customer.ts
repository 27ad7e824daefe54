import { limits } from "#config/limits.ts";
import { contactFacts } from "#content/mails/contact-facts.ts";
import type { Letter } from "#content/mails/letter.ts";
import { greeting, serviceInWords } from "#content/mails/plain-words.ts";
import { NEVER_CHECKED, type ShownCheck, shownCheckInWords, shownCheckLabel } from "#content/shown-checks.ts";

export interface LeadBoughtCustomerFacts {
  firstName: string;
  serviceLabel: string;
  company: { name: string; email: string; phone: string | null };
  /** Of the technology that was asked for. */
  checks: readonly ShownCheck[];
  token: string;
}

export function leadBoughtCustomerLetter(facts: LeadBoughtCustomerFacts, appUrl: string): Letter {
  const { company, token } = facts;
  return {
    subject: `Your details are now with ${company.name}`,
    preheader: `We asked them to contact you within ${limits.customerAnswerHours} hours.`,
    greeting: greeting(facts.firstName),
    paragraphs: [
      `${company.name} now has the contact details of your enquiry about ${serviceInWords(facts.serviceLabel)}. We asked them to contact you within ${limits.customerAnswerHours} hours. You can also contact them first:`,
    ],
    facts: [
      { label: "Company", value: company.name },
      ...contactFacts(company),
      ...facts.checks.map((check) => ({ label: shownCheckLabel(check), value: shownCheckInWords(check) })),
    ],
    button: { label: "Open my request", url: `${appUrl}/requests/${token}` },
    after: [NEVER_CHECKED, ...withPage()],
    why: "You get this email because we tell you each time an installer receives your details.",
  };
}

function withPage(): string[] {
  return [
    `On your page you can see who has your details and since when. At most ${limits.leadPlacesMax} installers get them. You can close the request at any time: from then on, no further installer gets your details, and those who have them are told that you want no further contact. You can also have your details deleted there.`,
    "The link is private, so please do not pass this email on.",
  ];
}
