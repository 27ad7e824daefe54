import { type LeadBoughtInstallerFacts, leadBoughtInstallerLetter } from "#content/mails/lead-bought-installer.ts";
import { leadServiceLabel } from "#content/options.ts";
import type { MailKind } from "#domain/mails/mail-kind.ts";
import { findPurchase } from "#domain/purchases/find-purchase.ts";

declare module "#domain/outbox/mail.ts" {
  interface MailPayloads {
    "lead-bought-installer": { purchaseId: string };
  }
}

export const leadBoughtInstaller: MailKind<"lead-bought-installer", LeadBoughtInstallerFacts> = {
  nameInLog: "Lead bought, to the installer",
  nameOnLead: "Contact details, to the buyer",
  recipient: "account",
  async gather({ db }, { purchaseId }) {
    const { purchase, lead, installer } = await findPurchase(db.orm, purchaseId);
    if (lead.anonymisedAt || purchase.endedAt) return undefined;
    const { customerName: name, customerEmail: email, customerPhone: phone, postcode } = lead;
    return {
      to: installer.email,
      contactName: installer.contactName,
      serviceLabel: leadServiceLabel(lead.serviceType),
      location: lead.location,
      customer: { name, email, phone, postcode },
      description: lead.description,
      balanceCredits: installer.credits,
    };
  },
  letter: leadBoughtInstallerLetter,
};
