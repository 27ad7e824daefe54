import { limits } from "#config/limits.ts";
import { contactFacts } from "#content/mails/contact-facts.ts";
import type { Letter } from "#content/mails/letter.ts";
import { creditsInWords, greeting, serviceInWords } from "#content/mails/plain-words.ts";

export interface LeadBoughtInstallerFacts {
  contactName: string;
  serviceLabel: string;
  location: string;
  customer: { name: string; email: string; phone: string | null; postcode: string };
  description: string | null;
  balanceCredits: number;
}

export function leadBoughtInstallerLetter(facts: LeadBoughtInstallerFacts, appUrl: string): Letter {
  const { customer, description, serviceLabel, location } = facts;
  return {
    subject: `Your new lead: ${serviceInWords(serviceLabel)}, ${location}`,
    preheader: `Contact details inside. Please answer within ${limits.customerAnswerHours} hours.`,
    greeting: greeting(facts.contactName),
    paragraphs: [
      `You bought this lead. We tell the customer that you have their details and that we asked you to contact them within ${limits.customerAnswerHours} hours, so please answer by then.`,
    ],
    facts: [
      { label: "Name", value: customer.name },
      ...contactFacts(customer),
      { label: "Postcode", value: customer.postcode },
      ...(description ? [{ label: "Message", value: description }] : []),
      { label: "Your balance", value: creditsInWords(facts.balanceCredits) },
    ],
    button: { label: "See my purchased leads", url: `${appUrl}/leads?tab=purchased` },
    after: [
      `Something wrong with it? For ${limits.refundRequestDays} days after buying, you can report a lead on its page under My Purchased Leads: a wrong phone number or email, a duplicate of a lead you bought, not a real enquiry, or outside what was described. If we accept the report, you get your credits back.`,
    ],
    why: "You get this email because your company bought this lead.",
  };
}
