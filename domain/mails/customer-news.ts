import {
  briefChangedLetter,
  type CustomerNewsFacts,
  customerErasedLetter,
  requestClosedLetter,
} from "#content/mails/customer-news.ts";
import { leadServiceLabel } from "#content/options.ts";
import { isClosedAddress } from "#domain/contact/closed-address.ts";
import type { Context } from "#domain/context.ts";
import type { MailKind } from "#domain/mails/mail-kind.ts";
import { findPurchase } from "#domain/purchases/find-purchase.ts";

declare module "#domain/outbox/mail.ts" {
  interface MailPayloads {
    /** To a company that bought: the customer wants no further contact, or wants their details deleted. */
    "request-closed": { purchaseId: string };
    "customer-erased": { purchaseId: string };
    "brief-changed": { purchaseId: string };
  }
}

export const requestClosed: MailKind<"request-closed", CustomerNewsFacts> = {
  nameInLog: "Request closed by its customer, to the installer",
  nameOnLead: "Closed by the customer, to the buyer",
  recipient: "account",
  gather,
  letter: requestClosedLetter,
};

export const customerErased: MailKind<"customer-erased", CustomerNewsFacts> = {
  nameInLog: "Customer asked to be deleted, to the installer",
  nameOnLead: "Asked to delete the details, to the buyer",
  recipient: "account",
  gather,
  letter: customerErasedLetter,
};

export const briefChanged: MailKind<"brief-changed", CustomerNewsFacts> = {
  nameInLog: "Brief changed, to the installer",
  nameOnLead: "Brief changed, to the buyer",
  recipient: "account",
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

async function gather({ db }: Context, { purchaseId }: { purchaseId: string }) {
  const { lead, installer } = await findPurchase(db.orm, purchaseId);
  const about = { serviceLabel: leadServiceLabel(lead.serviceType), location: lead.location };
  return { to: installer.email, contactName: installer.contactName, ...about, purchaseId };
}
