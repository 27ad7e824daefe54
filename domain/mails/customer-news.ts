import {
  briefChangedLetter,
  type CustomerNewsFacts,
  contactReminderLetter,
  customerErasedLetter,
  type DailyNewsFacts,
  dailyNewsLetter,
  type NewsItem,
  placeLostLetter,
  requestClosedLetter,
  type SilenceFacts,
} from "#content/mails/customer-news.ts";
import { leadServiceLabel } from "#content/options.ts";
import { heldNews } from "#domain/alerts/held-news.ts";
import { isClosedAddress } from "#domain/contact/closed-address.ts";
import { firstNameOf } from "#domain/contact/person-name.ts";
import type { Context } from "#domain/context.ts";
import { installerById } from "#domain/installers/find-installer.ts";
import type { MailKind } from "#domain/mails/mail-kind.ts";
import type { Mail } from "#domain/outbox/mail.ts";
import { findPurchase } from "#domain/purchases/find-purchase.ts";

/** To a company that bought: the customer wants no further contact, or wants their details deleted. */
export const requestClosed: MailKind<{ purchaseId: string }, CustomerNewsFacts> = {
  nameInLog: "Request closed by its customer, to the installer",
  nameOnLead: "Closed by the customer, to the buyer",
  recipient: "account",
  gather,
  letter: requestClosedLetter,
};

export const customerErased: MailKind<{ purchaseId: string }, CustomerNewsFacts> = {
  nameInLog: "Customer asked to be deleted, to the installer",
  nameOnLead: "Asked to delete the details, to the buyer",
  recipient: "account",
  gather,
  letter: customerErasedLetter,
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
  letter: briefChangedLetter,
};

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
  letter: contactReminderLetter,
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
  letter: placeLostLetter,
};

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
    letter: dailyNewsLetter,
  };
}

async function gather({ db }: Context, { purchaseId }: { purchaseId: string }) {
  const { lead, installer } = await findPurchase(db.orm, purchaseId);
  const about = { serviceLabel: leadServiceLabel(lead.serviceType), location: lead.location };
  return { to: installer.email, contactName: installer.contactName, ...about, purchaseId };
}
