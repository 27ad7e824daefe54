import { limits } from "#config/limits.ts";
import { site } from "#config/site.ts";
import type { Letter } from "#content/mails/letter.ts";
import { creditsInWords, greeting, serviceInWords, whoInSentence } from "#content/plain-words.ts";

/** To a company: who it is about as far as it may still know, and nothing more. */
export interface StopFacts {
  contactName: string;
  firstName: string;
  outcode: string;
  serviceLabel: string;
  purchaseId: string;
  /** What was given back, if the customer stopped within a day of the purchase. */
  refundedCredits: number;
  isReminder: boolean;
}

export type StopOverdueFacts = Omit<StopFacts, "refundedCredits" | "isReminder"> & { isContactedAgain: boolean };

/** To the customer, about all companies of a project. */
export interface StopsFacts {
  firstName: string;
  serviceLabel: string;
  companies: readonly string[];
  /** Absent where the link would open nothing any more. */
  token: string;
  willErase: boolean;
}

export type StopLateFacts = Omit<StopsFacts, "companies" | "willErase"> & { company: string };

const WHY_COMPANY = "You get this email because your company had this customer's details.";
const WHY_CUSTOMER = "You get this email because you pressed Stop everything on your page.";

export function stopLetter(facts: StopFacts, appUrl: string): Letter {
  const { firstName, refundedCredits, isReminder } = facts;
  const refunded = `They stopped within ${limits.earlyEndRefundHours} hours of your purchase, so ${creditsInWords(refundedCredits)} are back in your balance.`;
  return {
    subject: `Stop contacting ${whoInSentence(firstName)}`,
    preheader: "Delete their details, and confirm it with one press.",
    greeting: greeting(facts.contactName),
    paragraphs: [
      ...(isReminder ? ["You have not confirmed this yet."] : []),
      `${firstName} has asked you to stop contacting them and to delete their details. Please do both now: in your own lists, programs, phones and emails, unless the law obliges you to keep a part. We no longer show you their details.`,
      `Then confirm it on the page of this lead. Until ${limits.stopDueHours} hours after they asked there is nothing else to do; from then on you cannot buy leads before you have confirmed.`,
      ...(refundedCredits > 0 ? [refunded] : []),
    ],
    facts: factsOf(facts),
    button: { label: "Confirm that we have stopped", url: `${appUrl}/leads/purchases/${facts.purchaseId}` },
    why: WHY_COMPANY,
  };
}

export function stopOverdueLetter(facts: StopOverdueFacts, appUrl: string): Letter {
  const { firstName, isContactedAgain } = facts;
  const why = isContactedAgain
    ? `${firstName} tells us that your company contacted them again after they had asked you to stop.`
    : `${firstName} asked you ${limits.stopDueHours} hours ago to stop contacting them and to delete their details, and you have not confirmed it.`;
  return {
    subject: "Buying is paused",
    preheader: "Confirm the stop, and you can buy again at once.",
    greeting: greeting(facts.contactName),
    paragraphs: [
      `${why} Your company cannot buy leads before you confirm.`,
      "Stop contacting this customer, delete their details, and press the button on the page of this lead. You can buy again at once. Our team sees that this is overdue.",
    ],
    facts: factsOf(facts),
    button: { label: "Confirm that we have stopped", url: `${appUrl}/leads/purchases/${facts.purchaseId}` },
    why: WHY_COMPANY,
  };
}

function factsOf(facts: Pick<StopFacts, "firstName" | "outcode" | "serviceLabel" | "purchaseId">) {
  return [
    { label: "Customer", value: `${facts.firstName}, ${facts.outcode}` },
    { label: "Lead", value: serviceInWords(facts.serviceLabel) },
    { label: "Reference", value: facts.purchaseId },
  ];
}

export function stopSentLetter(facts: StopsFacts, appUrl: string): Letter {
  const { companies } = facts;
  const who = new Intl.ListFormat("en-GB").format(companies);
  return {
    subject: `We have told ${companies.length} ${companies.length === 1 ? "company" : "companies"} to stop`,
    preheader: "You see on your page who has confirmed.",
    greeting: greeting(facts.firstName),
    paragraphs: [
      `Everything is stopped. We have told ${who} to stop contacting you about ${serviceInWords(facts.serviceLabel)} and to delete your details. Nobody can buy your request any more.`,
      `Each has to confirm. We remind them after ${limits.stopFirstReminderHours} and ${limits.stopSecondReminderHours} hours; who has not confirmed after ${limits.stopDueHours} hours cannot buy any request until they do, and our team takes it up.`,
      ...(facts.willErase
        ? [
            `Your data here is erased when the last of them has confirmed, after ${limits.stopErasureDays} days at the latest.`,
          ]
        : []),
    ],
    button: { label: "See who has confirmed", url: `${appUrl}/requests/${facts.token}/stop` },
    after: [`If one contacts you again, click “They contacted me again” there, or call us on ${site.phone}.`],
    why: WHY_CUSTOMER,
  };
}

export function stopCompleteLetter(facts: StopsFacts, appUrl: string): Letter {
  const { companies, willErase } = facts;
  const who = new Intl.ListFormat("en-GB").format(companies);
  const isOne = companies.length === 1;
  return {
    subject: "All have confirmed",
    preheader: "They have stopped and deleted your details.",
    greeting: greeting(facts.firstName),
    paragraphs: [
      `${who} ${isOne ? "has" : "have"} confirmed: ${isOne ? "it has" : "they have"} stopped contacting you about ${serviceInWords(facts.serviceLabel)} and deleted your details, apart from what the law makes ${isOne ? "it" : "them"} keep.`,
      willErase
        ? "As you asked, your data here is erased within the next hours. Your private link ends with it."
        : "If one contacts you again, click “They contacted me again” on your page.",
    ],
    ...(willErase ? {} : { button: { label: "Open my page", url: `${appUrl}/requests/${facts.token}/stop` } }),
    why: WHY_CUSTOMER,
  };
}

export function stopLateLetter(facts: StopLateFacts, appUrl: string): Letter {
  const { company } = facts;
  return {
    subject: `${company} has not confirmed yet`,
    preheader: "They cannot buy any request until they do.",
    greeting: greeting(facts.firstName),
    paragraphs: [
      `${limits.stopDueHours} hours ago we told ${company} to stop contacting you about ${serviceInWords(facts.serviceLabel)} and to delete your details. They have not confirmed it. From now on they cannot buy any request until they do, and our team takes it up with them.`,
      "You need not do anything.",
    ],
    button: { label: "See who has confirmed", url: `${appUrl}/requests/${facts.token}/stop` },
    why: WHY_CUSTOMER,
  };
}
