import {
  type LeadBoughtCustomerFacts,
  type LeadBoughtInstallerFacts,
  leadBoughtCustomerLetter,
  leadBoughtInstallerLetter,
} from "#content/mails/lead-bought.ts";
import { leadServiceLabel } from "#content/options.ts";
import { calledName } from "#domain/contact/person-name.ts";
import type { MailKind } from "#domain/mails/mail-kind.ts";
import { findPurchase } from "#domain/purchases/find-purchase.ts";
import { issueRequestLink } from "#domain/request-links/open-link.ts";
import { shownChecksOf } from "#domain/vetting/shown-checks.ts";

export const leadBoughtCustomer: MailKind<{ purchaseId: string }, LeadBoughtCustomerFacts> = {
  nameInLog: "Lead bought, to the customer",
  nameOnLead: "Who will call, to the customer",
  recipient: "customer",
  async gather(context, { purchaseId }, token) {
    const { lead, installer } = await findPurchase(context.db.orm, purchaseId);
    if (lead.anonymisedAt) return undefined;
    await issueRequestLink(context, lead.id, token);
    const checks = await shownChecksOf(context.db.orm, [installer.id], lead.serviceType, context.now);
    return {
      to: lead.customerEmail,
      firstName: calledName(lead.customerName),
      serviceLabel: leadServiceLabel(lead.serviceType),
      company: { name: installer.companyName, email: installer.email, phone: installer.phone },
      checks: checks.get(installer.id) ?? [],
      token,
    };
  },
  letter: leadBoughtCustomerLetter,
};

export const leadBoughtInstaller: MailKind<{ purchaseId: string }, LeadBoughtInstallerFacts> = {
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
      wish: { contactWay: lead.contactWay, contactTimes: lead.contactTimes },
      description: lead.description,
      balanceCredits: installer.credits,
    };
  },
  letter: leadBoughtInstallerLetter,
};
