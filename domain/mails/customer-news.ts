import { limits } from "#config/limits.ts";
import { leadServiceLabel } from "#content/options.ts";
import { greeting, leadInWords, serviceInWords, whoInSentence } from "#content/plain-words.ts";
import { heldNews } from "#domain/alerts/held-news.ts";
import { isClosedAddress } from "#domain/contact/closed-address.ts";
import { firstNameOf } from "#domain/contact/person-name.ts";
import type { Context } from "#domain/context.ts";
import { installerById } from "#domain/installers/installers.sql.ts";
import type { MailKind } from "#domain/mails/mail-kind.ts";
import { aCustomer, aLead, anInstaller, ID } from "#domain/mails/sample.ts";
import type { Mail } from "#domain/outbox/mail.ts";
import { findPurchase } from "#domain/purchases/find-purchase.ts";

const WHY = "You’re receiving this email because your company bought this lead.";

/** To a company that bought the lead: contains nothing about the customer. */
interface CustomerNewsFacts {
  contactName: string;
  serviceLabel: string;
  location: string;
  purchaseId: string;
}

/** To a company that bought: the customer wants no further contact, or wants their details deleted. */
export const requestClosed: MailKind<{ purchaseId: string }, CustomerNewsFacts> = {
  nameInLog: "Request closed by its customer, to the installer",
  nameOnLead: "Closed by the customer, to the buyer",
  recipient: "account",
  gather,
  letter(facts, appUrl) {
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
  },
  sample: {
    queued: { purchaseId: ID },
    facts: { ...anInstaller, ...aLead, purchaseId: ID },
  },
};

export const customerErased: MailKind<{ purchaseId: string }, CustomerNewsFacts> = {
  nameInLog: "Customer asked to be deleted, to the installer",
  nameOnLead: "Asked to delete the details, to the buyer",
  recipient: "account",
  gather,
  /** Only where to find it, nothing of what was removed. */
  letter(facts, appUrl) {
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
  },
  sample: {
    queued: { purchaseId: ID },
    facts: { ...anInstaller, ...aLead, purchaseId: ID },
  },
};

export const briefChanged: MailKind<{ purchaseId: string }, CustomerNewsFacts> = {
  nameInLog: "Brief changed, to the installer",
  nameOnLead: "Brief changed, to the buyer",
  recipient: "account",
  news: "daily",
  async gather({ db }, { purchaseId }) {
    const { purchase, lead, installer } = await findPurchase(db.orm, purchaseId);
    if (!lead.brief || purchase.endedAt || isClosedAddress(installer.email)) return undefined;
    return {
      to: installer.email,
      contactName: installer.contactName,
      serviceLabel: leadServiceLabel(lead.serviceType),
      location: lead.location,
      purchaseId,
    };
  },
  /** The answers themselves stand on the lead’s page alone. */
  letter(facts, appUrl) {
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
      why: WHY,
    };
  },
  sample: {
    queued: { purchaseId: ID },
    facts: { ...anInstaller, ...aLead, purchaseId: ID },
  },
};

type SilenceFacts = CustomerNewsFacts & { firstName: string };

/** The customer has not heard from the company, for so many hours. */
export const contactReminder: MailKind<
  { purchaseId: string; hours: "24" | "48" },
  SilenceFacts & { hours: "24" | "48" }
> = {
  nameInLog: "The customer waits, to the installer",
  nameOnLead: "Reminded of the customer, to the buyer",
  recipient: "account",
  news: "timely",
  /** Undefined once the purchase has ended. */
  async gather(context, { purchaseId, hours }) {
    const { purchase, lead, installer } = await findPurchase(context.db.orm, purchaseId);
    if (purchase.endedAt || lead.anonymisedAt || isClosedAddress(installer.email)) return undefined;
    const facts = await gather(context, { purchaseId });
    return { ...facts, firstName: firstNameOf(lead.customerName), hours };
  },
  letter(facts, appUrl) {
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
      why: WHY,
    };
  },
  sample: {
    queued: { purchaseId: ID, hours: "24" },
    facts: { ...anInstaller, ...aLead, firstName: aCustomer.firstName, purchaseId: ID, hours: "24" },
  },
};

/** They have asked for another installer in its place. */
export const placeLost: MailKind<{ purchaseId: string }, SilenceFacts> = {
  nameInLog: "Replaced by another installer, to the installer",
  nameOnLead: "Replaced, to the buyer",
  recipient: "account",
  news: "daily",
  async gather(context, { purchaseId }) {
    const { lead, installer } = await findPurchase(context.db.orm, purchaseId);
    if (lead.anonymisedAt || isClosedAddress(installer.email)) return undefined;
    return { ...(await gather(context, { purchaseId })), firstName: firstNameOf(lead.customerName) };
  },
  letter(facts, appUrl) {
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
      why: WHY,
    };
  },
  sample: {
    queued: { purchaseId: ID },
    facts: { ...anInstaller, ...aLead, firstName: aCustomer.firstName, purchaseId: ID },
  },
};

/** What a mail that waited would say: its subject, and the path of the page that its button opens. */
export interface NewsItem {
  subject: string;
  path: string;
}

interface DailyNewsFacts {
  contactName: string;
  /** In the order of happening. */
  items: readonly NewsItem[];
}

/** All that waited for a company that wants to hear of its customers once a day; the day is London's. */
export type DailyNews = MailKind<{ installerId: string; day: string }, DailyNewsFacts>;

/** `itemOf` tells what a mail that waited would say now; undefined if there is nothing left to say. */
export function dailyNews(itemOf: (context: Context, mail: Mail) => Promise<NewsItem | undefined>): DailyNews {
  return {
    nameInLog: "News of customers of one day, to the installer",
    recipient: "account",
    /** Undefined when nothing of it is left to say. */
    async gather(context, { installerId, day }) {
      const { orm } = context.db;
      const company = await installerById(orm, installerId);
      if (!company || isClosedAddress(company.email)) return undefined;
      const items: NewsItem[] = [];
      for (const mail of await heldNews(orm, installerId, day)) {
        const item = await itemOf(context, mail);
        // Two messages of one customer read the same.
        if (item && !items.some(({ subject, path }) => subject === item.subject && path === item.path))
          items.push(item);
      }
      return items.length === 0 ? undefined : { to: company.email, contactName: company.contactName, items };
    },
    letter({ contactName, items }, appUrl) {
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
    },
    sample: {
      queued: { installerId: ID, day: "2026-11-20" },
      facts: { ...anInstaller, items: [{ subject: "Message from Sam", path: "/leads/purchases/1/messages" }] },
    },
  };
}

async function gather({ db }: Context, { purchaseId }: { purchaseId: string }) {
  const { lead, installer } = await findPurchase(db.orm, purchaseId);
  const about = { serviceLabel: leadServiceLabel(lead.serviceType), location: lead.location };
  return { to: installer.email, contactName: installer.contactName, ...about, purchaseId };
}
