import { limits } from "#config/limits.ts";
import { site } from "#config/site.ts";
import { leadServiceLabel } from "#content/options.ts";
import { creditsInWords, greeting, serviceInWords, whoInSentence } from "#content/plain-words.ts";
import { listInWords } from "#content/planner/figures.ts";
import { isClosedAddress } from "#domain/contact/closed-address.ts";
import { calledName, firstNameOf } from "#domain/contact/person-name.ts";
import type { Context } from "#domain/context.ts";
import { type NewestEntry, newestEntryOf } from "#domain/credits/newest-entry.ts";
import { leadById } from "#domain/leads/leads.sql.ts";
import { projectOfLead } from "#domain/leads/projects.sql.ts";
import { worksOfRequest } from "#domain/leads/works.sql.ts";
import { newestEntryFact } from "#domain/mails/letter/facts.ts";
import type { MailKind } from "#domain/mails/letter/mail-kind.ts";
import { aCustomer, aNewestEntry, anInstaller, ID } from "#domain/mails/letter/sample.ts";
import { stopOfPurchase } from "#domain/projects/stop-requests.sql.ts";
import { stopsOf } from "#domain/projects/stop-requests.ts";
import { findPurchase } from "#domain/purchases/find-purchase.ts";
import { issueRequestLink } from "#domain/request-links/open-link.ts";

const WHY_COMPANY = "You’re receiving this email because your company had this customer's details.";
const WHY_CUSTOMER = "You’re receiving this email because you clicked Stop everything on your page.";

/** To a company: who it is about as far as it may still know, and nothing more. */
interface StopFacts {
  contactName: string;
  firstName: string;
  outcode: string;
  serviceLabel: string;
  purchaseId: string;
  /** What was given back, if the customer stopped within a day of the purchase. */
  refundedCredits: number;
  newestEntry: NewestEntry;
  isReminder: boolean;
}

export const stop: MailKind<{ purchaseId: string; isReminder?: true }, StopFacts> = {
  nameInLog: "Asked to stop, to the installer",
  nameOnLead: "Told to stop and delete, to the buyer",
  recipient: "account",
  told: "duty",
  /** A reminder has nothing left to say once it is confirmed. */
  async gather(context, { purchaseId, isReminder }) {
    const found = await aboutCompany(context, purchaseId);
    if (!found || (isReminder && found.isOver)) return undefined;
    const { facts, refundedCredits, newestEntry } = found;
    return { ...facts, refundedCredits, newestEntry, isReminder: isReminder === true };
  },
  letter(facts, appUrl) {
    const { firstName, refundedCredits, isReminder } = facts;
    const refunded = `They stopped within ${limits.earlyEndRefundHours} hours of your purchase, so ${creditsInWords(refundedCredits)} are back in your balance.`;
    return {
      subject: `Stop contacting ${whoInSentence(firstName)}`,
      preheader: "Delete their details, then confirm with one click.",
      greeting: greeting(facts.contactName),
      paragraphs: [
        ...(isReminder ? ["You haven’t confirmed this yet."] : []),
        `${firstName} has asked you to stop contacting them and to delete their details. Please do both now, in your own lists, software, phones and emails, unless the law requires you to keep some of them. We no longer show you their details.`,
        `Then confirm it on this lead’s page. If you haven’t confirmed within ${limits.stopDueHours} hours of their request, you won’t be able to buy leads until you do.`,
        ...(refundedCredits > 0 ? [refunded] : []),
      ],
      facts: [...factsOf(facts), ...(refundedCredits > 0 ? [newestEntryFact(facts.newestEntry)] : [])],
      button: { label: "Confirm that we have stopped", url: `${appUrl}/leads/purchases/${facts.purchaseId}` },
      why: WHY_COMPANY,
    };
  },
  sample: {
    queued: { purchaseId: ID },
    facts: {
      ...anInstaller,
      firstName: aCustomer.firstName,
      outcode: "CR0",
      serviceLabel: "Solar Panels",
      purchaseId: ID,
      refundedCredits: 5,
      newestEntry: aNewestEntry,
      isReminder: false,
    },
  },
};

type StopOverdueFacts = Omit<StopFacts, "refundedCredits" | "newestEntry" | "isReminder"> & {
  isContactedAgain: boolean;
};

export const stopOverdue: MailKind<{ purchaseId: string }, StopOverdueFacts> = {
  nameInLog: "Order to stop overdue, to the installer",
  nameOnLead: "Buying paused until confirmed, to the buyer",
  recipient: "account",
  told: "duty",
  async gather(context, { purchaseId }) {
    const found = await aboutCompany(context, purchaseId);
    return found && !found.isOver ? { ...found.facts, isContactedAgain: found.isContactedAgain } : undefined;
  },
  letter(facts, appUrl) {
    const { firstName, isContactedAgain } = facts;
    const why = isContactedAgain
      ? `${firstName} tells us that your company contacted them again after they’d asked you to stop.`
      : `${firstName} asked you ${limits.stopDueHours} hours ago to stop contacting them and to delete their details, and you haven’t confirmed that you’ve done so.`;
    return {
      subject: "Buying is paused",
      preheader: "Confirm the stop, and you can buy again at once.",
      greeting: greeting(facts.contactName),
      paragraphs: [
        `${why} Your company can’t buy leads until you confirm.`,
        "Stop contacting this customer, delete their details, and click the button on this lead’s page. You can then buy again at once. Our team can see that this is overdue.",
      ],
      facts: factsOf(facts),
      button: { label: "Confirm that we have stopped", url: `${appUrl}/leads/purchases/${facts.purchaseId}` },
      why: WHY_COMPANY,
    };
  },
  sample: {
    queued: { purchaseId: ID },
    facts: {
      ...anInstaller,
      firstName: aCustomer.firstName,
      outcode: "CR0",
      serviceLabel: "Solar Panels",
      purchaseId: ID,
      isContactedAgain: false,
    },
  },
};

function factsOf(facts: Pick<StopFacts, "firstName" | "outcode" | "serviceLabel" | "purchaseId">) {
  return [
    { label: "Customer", value: `${facts.firstName}, ${facts.outcode}` },
    { label: "Lead", value: serviceInWords(facts.serviceLabel) },
    { label: "Reference", value: facts.purchaseId },
  ];
}

/** To the customer, about all companies of a project. */
interface StopsFacts {
  firstName: string;
  serviceLabel: string;
  companies: readonly string[];
  /** Absent where the link would open nothing any more. */
  token: string;
  willErase: boolean;
}

export const stopSent: MailKind<{ leadId: string }, StopsFacts> = {
  nameInLog: "Everything stopped, to the customer",
  nameOnLead: "Everything stopped, to the customer",
  recipient: "customer",
  gather: aboutProject,
  letter(facts, appUrl) {
    const { companies } = facts;
    const who = new Intl.ListFormat("en-GB").format(companies);
    return {
      subject: `We have told ${companies.length} ${companies.length === 1 ? "company" : "companies"} to stop`,
      preheader: "See on your page who has confirmed.",
      greeting: greeting(facts.firstName),
      paragraphs: [
        `Everything has been stopped. We’ve told ${who} to stop contacting you about ${serviceInWords(facts.serviceLabel)} and to delete your details. Nobody can buy your request any more.`,
        `Each of them has to confirm. We’ll remind them after ${limits.stopFirstReminderHours} and ${limits.stopSecondReminderHours} hours; anyone who hasn’t confirmed after ${limits.stopDueHours} hours can’t buy any requests until they do, and our team will follow it up.`,
        ...(facts.willErase
          ? [
              `We’ll erase your data when the last of them has confirmed, or after ${limits.stopErasureDays} days at the latest.`,
            ]
          : []),
      ],
      button: { label: "See who has confirmed", url: `${appUrl}/requests/${facts.token}/stop` },
      after: [`If one of them contacts you again, click “They contacted me again” there, or call us on ${site.phone}.`],
      why: WHY_CUSTOMER,
    };
  },
  sample: {
    queued: { leadId: ID },
    facts: { ...aCustomer, companies: ["Sunny Roofs & Sons Ltd", "Hill Heat Ltd"], willErase: true },
  },
};

export const stopComplete: MailKind<{ leadId: string }, StopsFacts> = {
  nameInLog: "All have confirmed the stop, to the customer",
  nameOnLead: "All have confirmed, to the customer",
  recipient: "customer",
  gather: aboutProject,
  letter(facts, appUrl) {
    const { companies, willErase } = facts;
    const who = new Intl.ListFormat("en-GB").format(companies);
    const isOne = companies.length === 1;
    return {
      subject: "All have confirmed",
      preheader: "They’ve stopped, and deleted your details.",
      greeting: greeting(facts.firstName),
      paragraphs: [
        `${who} ${isOne ? "has" : "have"} confirmed: ${isOne ? "it has" : "they have"} stopped contacting you about ${serviceInWords(facts.serviceLabel)} and deleted your details, apart from anything the law requires ${isOne ? "it" : "them"} to keep.`,
        willErase
          ? "As you asked, we’ll erase your data within the next few hours. Your private link will then stop working."
          : `If ${isOne ? "it" : "one of them"} contacts you again, click “They contacted me again” on your page.`,
      ],
      ...(willErase ? {} : { button: { label: "Open my page", url: `${appUrl}/requests/${facts.token}/stop` } }),
      why: WHY_CUSTOMER,
    };
  },
  sample: {
    queued: { leadId: ID },
    facts: { ...aCustomer, companies: ["Hill Heat Ltd"], willErase: false },
  },
};

type StopLateFacts = Omit<StopsFacts, "companies" | "willErase"> & { company: string };

/** To the customer: one company has not confirmed in time. */
export const stopLate: MailKind<{ purchaseId: string }, StopLateFacts> = {
  nameInLog: "A stop is not confirmed in time, to the customer",
  nameOnLead: "A company has not confirmed, to the customer",
  recipient: "customer",
  async gather(context, { purchaseId }, token) {
    const { lead, installer } = await findPurchase(context.db.orm, purchaseId);
    const about = await aboutCustomer(context, lead.id, token);
    return about && { ...about, company: installer.companyName };
  },
  letter(facts, appUrl) {
    const { company } = facts;
    return {
      subject: `${company} has not confirmed yet`,
      preheader: "They can’t buy any requests until they do.",
      greeting: greeting(facts.firstName),
      paragraphs: [
        `${limits.stopDueHours} hours ago we told ${company} to stop contacting you about ${serviceInWords(facts.serviceLabel)} and to delete your details. They haven’t confirmed that they’ve done so. From now on they can’t buy any requests until they do, and our team will take it up with them.`,
        "You don’t need to do anything.",
      ],
      button: { label: "See who has confirmed", url: `${appUrl}/requests/${facts.token}/stop` },
      why: WHY_CUSTOMER,
    };
  },
  sample: {
    queued: { purchaseId: ID },
    facts: { ...aCustomer, company: "Hill Heat Ltd" },
  },
};

async function aboutCompany({ db }: Context, purchaseId: string) {
  const { lead, purchase, installer, refunded } = await findPurchase(db.orm, purchaseId);
  const asked = await stopOfPurchase(db.orm, purchaseId);
  if (!asked || isClosedAddress(installer.email)) return undefined;
  return {
    isOver: asked.status === "confirmed" || asked.status === "resolved",
    isContactedAgain: asked.contactedAgainAt !== null,
    refundedCredits: refunded ? purchase.priceCredits : 0,
    newestEntry: newestEntryOf(installer),
    facts: {
      to: installer.email,
      contactName: installer.contactName,
      firstName: lead.anonymisedAt ? "A customer" : firstNameOf(lead.customerName),
      outcode: lead.outcode,
      serviceLabel: leadServiceLabel(lead.serviceType),
      purchaseId,
    },
  };
}

async function aboutProject(context: Context, { leadId }: { leadId: string }, token: string) {
  const about = await aboutCustomer(context, leadId, token);
  if (!about) return undefined;
  const { orm } = context.db;
  const works = await worksOfRequest(orm, leadId);
  const stops = await Promise.all(works.map(({ id }) => stopsOf(orm, id)));
  const stopped = works.filter((_, index) => (stops[index]?.length ?? 0) > 0);
  const project = await projectOfLead(orm, leadId);
  return {
    ...about,
    serviceLabel: listInWords(stopped.map(({ serviceType }) => leadServiceLabel(serviceType))),
    companies: [...new Set(stops.flat().map(({ company }) => company))],
    willErase: project?.eraseBy != null,
  };
}

/** Undefined once the customer is erased. */
async function aboutCustomer(context: Context, leadId: string, token: string) {
  const lead = await leadById(context.db.orm, leadId);
  if (!lead || lead.anonymisedAt) return undefined;
  const link = await issueRequestLink(context, leadId, token);
  return {
    to: lead.customerEmail,
    firstName: calledName(lead.customerName),
    serviceLabel: leadServiceLabel(lead.serviceType),
    token: link,
  };
}
