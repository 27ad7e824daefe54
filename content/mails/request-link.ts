import { limits } from "#config/limits.ts";
import type { FactsOf } from "#content/mails/facts-of.ts";
import type { Letter } from "#content/mails/letter.ts";
import { greeting, serviceInWords } from "#content/mails/plain-words.ts";

export function requestLinkLetter(facts: FactsOf<"request-link">, appUrl: string): Letter {
  const service = serviceInWords(facts.serviceLabel);
  return {
    subject: `Your private link: ${service}`,
    preheader: "The page of your request for quotes.",
    greeting: greeting(facts.firstName),
    paragraphs: [
      `You asked us for the link to your request for quotes for ${service}. On its page you see who has your details, and you can close the request or have your details deleted.`,
    ],
    button: { label: "Open my request", url: `${appUrl}/requests/${facts.token}` },
    after: [
      `The link is private, so please do not pass this email on. It works for ${limits.requestLinkDays} days, as long as we have your details.`,
      "If it was not you, ignore this email: nothing has been changed.",
    ],
    why: "You get this email because somebody asked for the links to your requests with this email address.",
  };
}
