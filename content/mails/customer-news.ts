import { limits } from "#config/limits.ts";
import type { Letter } from "#content/mails/letter.ts";
import { greeting, leadInWords, serviceInWords, whoInSentence } from "#content/plain-words.ts";

/** To a company that bought the lead: contains nothing about the customer. */
export interface CustomerNewsFacts {
  contactName: string;
  serviceLabel: string;
  location: string;
  purchaseId: string;
}

/** What a mail that waited would say: its subject, and the path of the page that its button opens. */
export interface NewsItem {
  subject: string;
  path: string;
}

export interface DailyNewsFacts {
  contactName: string;
  /** In the order of happening. */
  items: readonly NewsItem[];
}

export function dailyNewsLetter({ contactName, items }: DailyNewsFacts, appUrl: string): Letter {
  const what = items.length === 1 ? "one piece of news" : `${items.length} pieces of news`;
  return {
    subject: `Your customers: ${what}`,
    preheader: items.map(({ subject }) => subject).join(" · "),
    greeting: greeting(contactName),
    paragraphs: ["This is what your customers have done since our last email of this kind."],
    facts: items.map(({ subject, path }) => ({ label: subject, value: appUrl + path, href: appUrl + path })),
    button: { label: "Open my leads", url: `${appUrl}/leads?tab=purchased` },
    links: {
      intro: "You chose one email a day about your customers. To have each at once, or none:",
      items: [{ label: "Change it", url: `${appUrl}/profile#news` }],
    },
    why: WHY,
  };
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

export type SilenceFacts = CustomerNewsFacts & { firstName: string };

export function contactReminderLetter(facts: SilenceFacts & { hours: "24" | "48" }, appUrl: string): Letter {
  const { firstName, hours } = facts;
  return {
    subject: `${firstName} is waiting for you`,
    preheader: `${hours} hours after you bought this lead, they have not heard from you.`,
    greeting: greeting(facts.contactName),
    paragraphs: [
      `${hours} hours ago you bought this lead, and we have seen no call, message or quote of yours since.`,
      hours === "24"
        ? `Call them, write to them on the page of the lead, or note there how you tried. After ${limits.contactQuestionHours} hours we ask ${whoInSentence(firstName)}, who may then have another installer in your place, without a refund.`
        : `We have now asked ${whoInSentence(firstName)} whether you have been in touch. If you have not, they may have another installer in your place, without a refund.`,
    ],
    facts: [{ label: "Lead", value: `${serviceInWords(facts.serviceLabel)}, ${facts.location}` }],
    button: { label: "Open this lead", url: `${appUrl}/leads/purchases/${facts.purchaseId}` },
    why: "You get this email because your company bought this lead.",
  };
}

export function placeLostLetter(facts: SilenceFacts, appUrl: string): Letter {
  const { firstName } = facts;
  return {
    subject: `${firstName} has asked for another installer`,
    preheader: "Please delete their details.",
    greeting: greeting(facts.contactName),
    paragraphs: [
      `${firstName} had not heard from you and has asked us for another installer in your place. Your purchase has ended: you see a first name and a district from now on, and another company may buy the place. The credits you paid are not returned.`,
      "Please delete the details you keep of them, and do not contact them about this request any more.",
    ],
    facts: [{ label: "Lead", value: `${serviceInWords(facts.serviceLabel)}, ${facts.location}` }],
    button: { label: "Open this lead", url: `${appUrl}/leads/purchases/${facts.purchaseId}` },
    why: "You get this email because your company bought this lead.",
  };
}
