import { type BriefChangedFacts, briefChangedLetter } from "#content/mails/brief-changed.ts";
import { leadServiceLabel } from "#content/options.ts";
import { isClosedAddress } from "#domain/contact/closed-address.ts";
import type { MailKind } from "#domain/mails/mail-kind.ts";
import { findPurchase } from "#domain/purchases/find-purchase.ts";

declare module "#domain/outbox/mail.ts" {
  interface MailPayloads {
    /** To a company that bought. */
    "brief-changed": { purchaseId: string };
  }
}

export const briefChanged: MailKind<"brief-changed", BriefChangedFacts> = {
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
