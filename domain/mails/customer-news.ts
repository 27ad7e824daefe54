import { limits } from "#config/limits.ts";
import { dayAndTime } from "#content/appointment-words.ts";
import { leadServiceLabel } from "#content/options.ts";
import { greeting, leadInWords, oneLine, serviceInWords, whoInSentence } from "#content/plain-words.ts";
import { mailAddressOf } from "#domain/accounts/mail-address.ts";
import { heldOf } from "#domain/alerts/alerts.sql.ts";
import { isClosedAddress } from "#domain/contact/closed-address.ts";
import { firstNameOf } from "#domain/contact/person-name.ts";
import type { Context } from "#domain/context.ts";
import { sightOf } from "#domain/leads/sight.ts";
import type { MailKind } from "#domain/mails/letter/mail-kind.ts";
import { aCustomer, aLead, anInstaller, ID } from "#domain/mails/letter/sample.ts";
import type { Mail } from "#domain/outbox/mail.ts";
import { findPurchase } from "#domain/purchases/find-purchase.ts";
import { nextActsOf } from "#domain/purchases/next-act.ts";

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
  told: "lead",
  gather,
  letter(facts, appUrl) {
    const lead = leadInWords(facts);
    return {
      subject: `A customer has closed their request: ${lead}`,
      preheader: "They don’t want to be contacted about it again.",
      greeting: greeting(facts.contactName),
      paragraphs: [
        "A customer whose details you bought has closed their request. Please don’t contact them about it again, unless they’ve agreed to carry on with you.",
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
  told: "lead",
  gather,
  /** Only where to find it, nothing of what was removed. */
  letter(facts, appUrl) {
    const lead = leadInWords(facts);
    return {
      subject: `Please delete a customer's details: ${lead}`,
      preheader: "The customer asked for this. We’ve removed them from our records.",
      greeting: greeting(facts.contactName),
      paragraphs: [
        "A customer whose details you bought has asked for them to be deleted. We’ve removed them from our records, along with your notes on this lead.",
        "Please also delete everything you hold about this customer, in your own lists, software and emails, unless the law requires you to keep some of it. Don’t contact them about this request again.",
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
  told: "lead",
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
  /** The answers themselves are on the lead’s page alone. */
  letter(facts, appUrl) {
    const lead = `${serviceInWords(facts.serviceLabel)}, ${facts.location}`;
    return {
      subject: `The customer has told you more: ${lead}`,
      preheader: "Their brief is on the lead’s page, so you don’t need to ask.",
      greeting: greeting(facts.contactName),
      paragraphs: [
        "The customer has written or changed the brief for a lead you bought: facts about their home that every company can read. The lead’s page shows the latest version.",
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
  nameInLog: "The customer is waiting, to the installer",
  nameOnLead: "Reminded of the customer, to the buyer",
  recipient: "account",
  told: "lead",
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
      preheader: `You bought this lead ${hours} hours ago, and they haven’t heard from you.`,
      greeting: greeting(facts.contactName),
      paragraphs: [
        `You bought this lead ${hours} hours ago, and we haven’t seen a call, message or quote from you since.`,
        hours === "24"
          ? `Call them, message them on the lead’s page, or note there how you tried to reach them. After ${limits.contactQuestionHours} hours we’ll ask ${whoInSentence(firstName)} whether you’ve been in touch. If you haven’t, they can have another installer in your place, and you won’t get a refund.`
          : `We’ve now asked ${whoInSentence(firstName)} whether you’ve been in touch. If you haven’t, they can have another installer in your place, and you won’t get a refund.`,
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
  told: "lead",
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
        `${firstName} hadn’t heard from you and has asked us for another installer in your place. Your purchase has ended: from now on you’ll see only a first name and a district, and another company can buy the place. We don’t refund the credits you paid.`,
        "Please delete any details you hold about them, and don’t contact them about this request again.",
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

interface NextActFacts extends CustomerNewsFacts {
  what: string;
  dueAt: Date;
  /** Whoever is to do it. */
  who: string;
}

/** To whoever is to do it, and while they are away to their cover. */
export const nextAct: MailKind<{ purchaseId: string; actId: string }, NextActFacts> = {
  nameInLog: "A next act is due, to its person",
  nameOnLead: "Next act due, to the buyer",
  recipient: "account",
  told: "lead",
  news: "timely",
  /** Undefined once it is done or put off, or the purchase has ended. */
  async gather(context, { purchaseId, actId }) {
    const act = (await nextActsOf(context.db.orm, [purchaseId])).get(purchaseId);
    const { purchase, lead, installer } = await findPurchase(context.db.orm, purchaseId);
    if (act?.id !== actId || purchase.endedAt || lead.anonymisedAt || isClosedAddress(installer.email))
      return undefined;
    return {
      to: installer.email,
      contactName: installer.contactName,
      serviceLabel: leadServiceLabel(lead.serviceType),
      location: sightOf(lead, purchase).text(lead.location),
      purchaseId,
      what: act.what,
      dueAt: act.dueAt,
      who: act.name,
    };
  },
  letter: ({ contactName, what, dueAt, who, purchaseId, ...lead }, appUrl) => ({
    subject: `A next act is due: ${leadInWords(lead)}`,
    preheader: oneLine(what),
    greeting: greeting(contactName),
    paragraphs: ["It is time for the next act on this lead."],
    facts: [
      { label: "What", value: oneLine(what) },
      { label: "When", value: dayAndTime(dueAt) },
      { label: "Who", value: who },
      { label: "Lead", value: leadInWords(lead) },
    ],
    button: { label: "Open this lead", url: `${appUrl}/leads/purchases/${purchaseId}` },
    why: "You’re receiving this email because a next act on one of your company’s leads is yours, or you look after it while somebody is away.",
  }),
  sample: {
    queued: { purchaseId: ID, actId: ID },
    facts: {
      ...anInstaller,
      ...aLead,
      purchaseId: ID,
      what: "Call again",
      dueAt: new Date("2026-11-23T09:00:00Z"),
      who: "Priya Shah",
    },
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

/** All that waited for somebody who wants to hear of customers once a day; the day is London's. */
export type DailyNews = MailKind<{ installerId: string; userId: string; day: string }, DailyNewsFacts>;

/** `itemOf` tells what a mail that waited would say now to this person; undefined if there is nothing left to say. */
export function dailyNews(
  itemOf: (context: Context, mail: Mail, userId: string) => Promise<NewsItem | undefined>,
): DailyNews {
  return {
    nameInLog: "A day’s news of customers, to the installer",
    recipient: "account",
    /** Undefined when nothing of it is left to say to this person, who may have left the company. */
    async gather(context, { installerId, userId, day }) {
      const person = await mailAddressOf(context, userId);
      if (!person) return undefined;
      const items: NewsItem[] = [];
      for (const mail of await heldOf(context.db.orm, { installerId, userId, day })) {
        const item = await itemOf(context, mail, userId);
        // Two messages of one customer read the same.
        if (item && !items.some(({ subject, path }) => subject === item.subject && path === item.path))
          items.push(item);
      }
      return items.length === 0 ? undefined : { to: person.email, contactName: person.name, items };
    },
    letter({ contactName, items }, appUrl) {
      const count = items.length === 1 ? "1 update" : `${items.length} updates`;
      return {
        subject: `${count} from your customers`,
        preheader: items.map(({ subject }) => subject).join(" · "),
        greeting: greeting(contactName),
        paragraphs: ["Here is what has happened with your customers since our last daily email."],
        facts: items.map(({ subject, path }) => ({ label: subject, value: appUrl + path, href: appUrl + path })),
        button: { label: "Open my leads", url: `${appUrl}/leads?tab=purchased` },
        links: {
          intro: "You chose one email a day about your customers. To get each update at once, or none:",
          items: [{ label: "Change this", url: `${appUrl}/account/notices#news` }],
        },
        why: WHY,
      };
    },
    sample: {
      queued: { installerId: ID, userId: ID, day: "2026-11-20" },
      facts: { ...anInstaller, items: [{ subject: "Message from Sam", path: "/leads/purchases/1/messages" }] },
    },
  };
}

async function gather({ db }: Context, { purchaseId }: { purchaseId: string }) {
  const { lead, installer } = await findPurchase(db.orm, purchaseId);
  const about = { serviceLabel: leadServiceLabel(lead.serviceType), location: lead.location };
  return { to: installer.email, contactName: installer.contactName, ...about, purchaseId };
}
