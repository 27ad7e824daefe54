import { limits } from "#config/limits.ts";
import { type ContactField, contactFieldsInWords } from "#content/contact-fields.ts";
import { leadServiceLabel } from "#content/options.ts";
import { greeting, serviceInWords } from "#content/plain-words.ts";
import { isClosedAddress } from "#domain/contact/closed-address.ts";
import { calledName } from "#domain/contact/person-name.ts";
import { isAsked } from "#domain/leads/contact-question.ts";
import { leadById } from "#domain/leads/leads.sql.ts";
import type { MailKind } from "#domain/mails/letter/mail-kind.ts";
import { aCustomer, aLead, anInstaller, ID } from "#domain/mails/letter/sample.ts";
import { findPurchase } from "#domain/purchases/find-purchase.ts";
import { issueRequestLink } from "#domain/request-links/open-link.ts";

interface CheckContactFacts {
  firstName: string;
  serviceLabel: string;
  /** No further installer can take the request before the customer has answered. */
  isPaused: boolean;
  token: string;
}

export const checkContact: MailKind<{ leadId: string }, CheckContactFacts> = {
  nameInLog: "Customer asked to check the contact details",
  nameOnLead: "Asked to check the contact details, to the customer",
  recipient: "customer",
  /** Undefined when they have answered, or the request is over. */
  async gather(context, { leadId }, token) {
    const lead = await leadById(context.db.orm, leadId);
    if (!lead || !isAsked(lead)) return undefined;
    const link = await issueRequestLink(context, leadId, token);
    return {
      to: lead.customerEmail,
      firstName: calledName(lead.customerName),
      serviceLabel: leadServiceLabel(lead.serviceType),
      isPaused: lead.status === "paused",
      token: link,
    };
  },
  letter(facts, appUrl) {
    const service = serviceInWords(facts.serviceLabel);
    return {
      subject: `Can installers reach you? ${service}`,
      preheader: "Please check your name and phone number, and correct them if you need to.",
      greeting: greeting(facts.firstName),
      paragraphs: [
        `Some of the contact details in your request for quotes for ${service} may be wrong. Please open it using the link below, check your name and phone number, and correct or confirm them.`,
        ...(facts.isPaused
          ? [
              `Until then, no more installers can take your request. If we don’t hear from you within ${limits.contactAnswerDays} days, we’ll close it.`,
            ]
          : []),
      ],
      button: { label: "Check my details", url: `${appUrl}/requests/${facts.token}` },
      after: [
        `We’ll tell installers who already have your details about any correction. The link is private, so please don’t forward this email. It works for ${limits.requestLinkDays} days.`,
      ],
      why: "You’re receiving this email because someone asked for quotes with this email address.",
    };
  },
  sample: {
    queued: { leadId: ID },
    facts: { ...aCustomer, isPaused: true },
  },
};

/** To a company that bought the lead: the details themselves are on the lead's page alone. */
interface ContactCorrectedFacts {
  contactName: string;
  serviceLabel: string;
  location: string;
  purchaseId: string;
  corrected: readonly ContactField[];
}

/** To a company that bought: what is different from what it was given. */
export const contactCorrected: MailKind<
  { purchaseId: string; corrected: readonly ContactField[] },
  ContactCorrectedFacts
> = {
  nameInLog: "Contact details corrected, to the installer",
  nameOnLead: "Contact details corrected, to the buyer",
  recipient: "account",
  told: "lead",
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
  letter(facts, appUrl) {
    const lead = `${serviceInWords(facts.serviceLabel)}, ${facts.location}`;
    const what = contactFieldsInWords(facts.corrected);
    return {
      subject: `The customer’s ${what} ${facts.corrected.length === 1 ? "was" : "were"} corrected: ${lead}`,
      preheader: "The lead’s page has the correct details.",
      greeting: greeting(facts.contactName),
      paragraphs: [
        `The customer’s ${what} ${facts.corrected.length === 1 ? "was" : "were"} corrected in a lead you bought. Please use the details now on the lead’s page.`,
      ],
      facts: [{ label: "Lead", value: lead }],
      button: { label: "Open this lead", url: `${appUrl}/leads/purchases/${facts.purchaseId}` },
      why: "You’re receiving this email because your company bought this lead.",
    };
  },
  sample: {
    queued: { purchaseId: ID, corrected: ["phone"] },
    facts: { ...anInstaller, ...aLead, purchaseId: ID, corrected: ["phone"] },
  },
};
