import { limits } from "#config/limits.ts";
import { site } from "#config/site.ts";
import { leadServiceLabel } from "#content/options.ts";
import { greeting, serviceInWords } from "#content/plain-words.ts";
import { listInWords } from "#content/planner/figures.ts";
import { calledName } from "#domain/contact/person-name.ts";
import { leadById } from "#domain/leads/leads.sql.ts";
import type { MailKind } from "#domain/mails/letter/mail-kind.ts";
import { aCustomer, ID } from "#domain/mails/letter/sample.ts";
import { issueRequestLink } from "#domain/request-links/open-link.ts";

interface LeadNoticeFacts {
  firstName: string;
  serviceLabel: string;
  /** What we were told about the customer, in words: "name", "phone number". */
  held: readonly string[];
  /** Whether it came in a list of requests made to another firm. */
  isImported: boolean;
  /** The firm whose list it was. */
  source: string | null;
  token: string;
}

export const leadNotice: MailKind<{ leadId: string }, LeadNoticeFacts> = {
  nameInLog: "What we hold and why, to the customer",
  nameOnLead: "What we hold and why, to the customer",
  recipient: "customer",
  /** Undefined once the details have been deleted. */
  async gather(context, { leadId }, token) {
    const lead = await leadById(context.db.orm, leadId);
    if (!lead || lead.anonymisedAt) return undefined;
    const link = await issueRequestLink(context, leadId, token);
    return {
      to: lead.customerEmail,
      firstName: calledName(lead.customerName),
      serviceLabel: leadServiceLabel(lead.serviceType),
      held: ["name", "email address", ...(lead.customerPhone ? ["phone number"] : []), "postcode"],
      isImported: lead.importFingerprint !== null,
      source: lead.importSource,
      token: link,
    };
  },
  /** What article 14 of the UK GDPR has us tell somebody whose details did not come through our form. */
  letter(facts, appUrl) {
    const service = serviceInWords(facts.serviceLabel);
    const source = facts.isImported
      ? facts.source
        ? `You asked ${facts.source} for quotes, and it passed your request to us.`
        : "You asked another firm for quotes, and it passed your request to us in a list that did not say which firm it was. Email or call us and we’ll try to find out."
      : "We took your request by phone, or someone you spoke to gave it to us.";
    return {
      subject: `We hold your request for quotes: ${service}`,
      preheader: "What we hold, why, who may get it, and how to stop it.",
      greeting: greeting(facts.firstName),
      paragraphs: [
        `We have a request in your name for quotes for ${service}. ${source}`,
        `We hold your ${listInWords(facts.held)}, and what was said about the job. We use these details to introduce you to installers, as you asked (article 6(1)(b) of the UK GDPR). At most ${limits.leadPlacesMax} installers who take the request get your contact details, and we email you each time.`,
      ],
      button: { label: "See my request", url: `${appUrl}/requests/${facts.token}` },
      after: [
        `On that page you can see what we hold and who has it, and close the request or have your details deleted at once. Otherwise the request ends after ${limits.leadLifetimeDays} days, and we remove your details ${limits.customerDetailsKeptMonths} months after we got them. The link is private, so please don’t forward this email. It works for ${limits.requestLinkDays} days.`,
        `${site.name} is responsible for your details. You can ask for a copy, ask us to correct, erase or restrict them, or object to how we use them: write to ${site.email} or call ${site.phone}. You can also complain to the Information Commissioner’s Office, ico.org.uk. Everything else is in our Privacy Policy: ${appUrl}/privacy-policy`,
      ],
      why: "You’re receiving this email because the law requires us to tell you when your details reach us other than through our form.",
    };
  },
  sample: {
    queued: { leadId: ID },
    facts: { ...aCustomer, held: ["name", "email address", "postcode"], isImported: false, source: null },
  },
};
