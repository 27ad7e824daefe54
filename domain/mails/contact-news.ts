import type { ContactField } from "#content/contact-fields.ts";
import {
  type CheckContactFacts,
  type ContactCorrectedFacts,
  checkContactLetter,
  contactCorrectedLetter,
} from "#content/mails/contact-news.ts";
import { leadServiceLabel } from "#content/options.ts";
import { isClosedAddress } from "#domain/contact/closed-address.ts";
import { calledName } from "#domain/contact/person-name.ts";
import { isAsked } from "#domain/leads/contact-question.ts";
import { findRequest } from "#domain/leads/quote-request.ts";
import type { MailKind } from "#domain/mails/mail-kind.ts";
import { findPurchase } from "#domain/purchases/find-purchase.ts";
import { issueRequestLink } from "#domain/request-links/open-link.ts";

export const checkContact: MailKind<{ leadId: string }, CheckContactFacts> = {
  nameInLog: "Customer asked to check the contact details",
  nameOnLead: "Asked to check the contact details, to the customer",
  recipient: "customer",
  /** Undefined when they have answered, or the request is over. */
  async gather(context, { leadId }, token) {
    const lead = await findRequest(context.db.orm, leadId);
    if (!lead || !isAsked(lead)) return undefined;
    await issueRequestLink(context, leadId, token);
    return {
      to: lead.customerEmail,
      firstName: calledName(lead.customerName),
      serviceLabel: leadServiceLabel(lead.serviceType),
      isPaused: lead.status === "paused",
      token,
    };
  },
  letter: checkContactLetter,
};

/** To a company that bought: what is different from what it was given. */
export const contactCorrected: MailKind<
  { purchaseId: string; corrected: readonly ContactField[] },
  ContactCorrectedFacts
> = {
  nameInLog: "Contact details corrected, to the installer",
  nameOnLead: "Contact details corrected, to the buyer",
  recipient: "account",
  news: "daily",
  async gather({ db }, { purchaseId, corrected }) {
    const { purchase, lead, installer } = await findPurchase(db.orm, purchaseId);
    if (lead.anonymisedAt || purchase.endedAt || isClosedAddress(installer.email)) return undefined;
    return {
      to: installer.email,
      contactName: installer.contactName,
      serviceLabel: leadServiceLabel(lead.serviceType),
      location: lead.location,
      purchaseId,
      corrected,
    };
  },
  letter: contactCorrectedLetter,
};
