import { limits } from "#config/limits.ts";
import { type ContactWish, contactWishAsFact } from "#content/contact-wish.ts";
import { leadServiceLabel } from "#content/options.ts";
import { creditsInWords, greeting, serviceInWords } from "#content/plain-words.ts";
import {
  NEVER_CHECKED,
  openChecksSentences,
  type ShownCheck,
  shownCheckInWords,
  shownCheckLabel,
} from "#content/shown-checks.ts";
import { calledName } from "#domain/contact/person-name.ts";
import { type NewestEntry, newestEntryOf } from "#domain/credits/newest-entry.ts";
import { contactFacts, newestEntryFact } from "#domain/mails/letter/facts.ts";
import type { MailKind } from "#domain/mails/letter/mail-kind.ts";
import { aCustomer, aLead, aNewestEntry, anInstaller, ID } from "#domain/mails/letter/sample.ts";
import { findPurchase } from "#domain/purchases/find-purchase.ts";
import { issueRequestLink } from "#domain/request-links/open-link.ts";
import { shownChecksOf } from "#domain/vetting/shown-checks.ts";

interface LeadBoughtCustomerFacts {
  firstName: string;
  serviceLabel: string;
  company: { name: string; email: string; phone: string | null };
  /** Of the technology that was asked for. */
  checks: readonly ShownCheck[];
  token: string;
}

export const leadBoughtCustomer: MailKind<{ purchaseId: string }, LeadBoughtCustomerFacts> = {
  nameInLog: "Lead bought, to the customer",
  nameOnLead: "Who will call, to the customer",
  recipient: "customer",
  async gather(context, { purchaseId }, token) {
    const { lead, installer } = await findPurchase(context.db.orm, purchaseId);
    if (lead.anonymisedAt) return undefined;
    const link = await issueRequestLink(context, lead.id, token);
    const checks = await shownChecksOf(context.db.orm, [installer.id], lead.serviceType, context.now);
    return {
      to: lead.customerEmail,
      firstName: calledName(lead.customerName),
      serviceLabel: leadServiceLabel(lead.serviceType),
      company: { name: installer.companyName, email: installer.email, phone: installer.phone },
      checks: checks.get(installer.id) ?? [],
      token: link,
    };
  },
  letter(facts, appUrl) {
    const { company, token } = facts;
    return {
      subject: `Your details are now with ${company.name}`,
      preheader: `We’ve asked them to contact you within ${limits.customerAnswerHours} hours.`,
      greeting: greeting(facts.firstName),
      paragraphs: [
        `${company.name} now has your contact details for your enquiry about ${serviceInWords(facts.serviceLabel)}. We’ve asked them to contact you within ${limits.customerAnswerHours} hours. You can also contact them first.`,
        ...openChecksSentences(facts.checks),
      ],
      facts: [
        { label: "Company", value: company.name },
        ...contactFacts(company),
        ...facts.checks.map((check) => ({ label: shownCheckLabel(check), value: shownCheckInWords(check) })),
      ],
      button: { label: "Open my request", url: `${appUrl}/requests/${token}` },
      after: [NEVER_CHECKED, ...withPage()],
      why: "You’re receiving this email because we email you each time an installer gets your details.",
    };
  },
  sample: {
    queued: { purchaseId: ID },
    facts: {
      ...aCustomer,
      company: { name: "Sunny Roofs & Sons Ltd", email: "hello@sunny.example", phone: "+442079460018" },
      checks: [
        { check: "insurance", state: "checked", on: "2026-11-03", validUntil: "2027-03-31" },
        { check: "identity", state: "not_checked", on: null, validUntil: null },
      ],
    },
  },
};

function withPage(): string[] {
  return [
    `On your page you can see who has your details and since when. At most ${limits.leadPlacesMax} installers will get them. You can close the request at any time: after that, no more installers get your details, and we tell those who have them that you don’t want to be contacted again. You can also have your details deleted there.`,
    "The link is private, so please don’t forward this email.",
  ];
}

interface LeadBoughtInstallerFacts {
  contactName: string;
  serviceLabel: string;
  location: string;
  customer: { name: string; email: string | null; phone: string | null; postcode: string };
  wish: ContactWish;
  description: string | null;
  balanceCredits: number;
  newestEntry: NewestEntry;
}

export const leadBoughtInstaller: MailKind<{ purchaseId: string }, LeadBoughtInstallerFacts> = {
  nameInLog: "Lead bought, to the installer",
  nameOnLead: "Contact details, to the buyer",
  recipient: "account",
  told: "lead",
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
      newestEntry: newestEntryOf(installer),
    };
  },
  letter(facts, appUrl) {
    const { customer, description, serviceLabel, location } = facts;
    const prefers = contactWishAsFact(facts.wish);
    return {
      subject: `Your new lead: ${serviceInWords(serviceLabel)}, ${location}`,
      preheader: `Contact details inside. Please get in touch within ${limits.customerAnswerHours} hours.`,
      greeting: greeting(facts.contactName),
      paragraphs: [
        `You’ve bought this lead. We’re telling the customer that you have their details and that we’ve asked you to contact them within ${limits.customerAnswerHours} hours, so please get in touch by then.`,
      ],
      facts: [
        { label: "Name", value: customer.name },
        ...contactFacts(customer),
        { label: "Postcode", value: customer.postcode },
        ...(prefers ? [{ label: "Prefers", value: prefers }] : []),
        ...(description ? [{ label: "Message", value: description }] : []),
        { label: "Your balance", value: creditsInWords(facts.balanceCredits) },
        newestEntryFact(facts.newestEntry),
      ],
      button: { label: "See my purchased leads", url: `${appUrl}/leads?tab=purchased` },
      after: [
        `Is something wrong with it? For ${limits.refundRequestDays} days after buying, you can report a lead on its page under My Purchased Leads: a wrong phone number or email, a duplicate of a lead you bought, not a real enquiry, or not as described. If we accept your report, you’ll get your credits back.`,
      ],
      why: "You’re receiving this email because your company bought this lead.",
    };
  },
  sample: {
    queued: { purchaseId: ID },
    facts: {
      ...anInstaller,
      ...aLead,
      customer: { name: "Sam Taylor", email: "sam+home@example.com", phone: "+447700900123", postcode: "CR0 1EA" },
      wish: { contactWay: "phone", contactTimes: ["weekday-evenings", "weekends"] },
      description: "South-facing roof, no shade.\n\nPlease ring after 5pm.",
      balanceCredits: 15,
      newestEntry: aNewestEntry,
    },
  },
};
