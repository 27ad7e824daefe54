import { limits } from "#config/limits.ts";
import { cardInWords, WE_HOLD_NO_MONEY } from "#content/deposits.ts";
import { leadServiceLabel } from "#content/options.ts";
import { greeting, serviceInWords } from "#content/plain-words.ts";
import { longPounds } from "#content/pounds.ts";
import { dayInWords } from "#content/proofs.ts";
import { calledName, firstNameOf } from "#domain/contact/person-name.ts";
import type { Context } from "#domain/context.ts";
import { depositOutOf, type PlacedDeposit } from "#domain/handover/deposits.sql.ts";
import { type LateWork, overdueForCompany, overdueForCustomer } from "#domain/handover/remind.ts";
import { installerById } from "#domain/installers/installers.sql.ts";
import type { MailKind } from "#domain/mails/letter/mail-kind.ts";
import { aCustomer, anInstaller, ID } from "#domain/mails/letter/sample.ts";
import { issueRequestLink } from "#domain/request-links/open-link.ts";

/** What is overdue in one work, and for whom. */
interface LateFacts {
  /** The service for its customer; a first name and the service for the company. */
  title: string;
  purchaseId: string;
  rows: readonly { title: string; due: string }[];
}

const ONCE_A_WEEK = `We write about this once in ${limits.handoverMailDays} days at most.`;

const factsOf = (works: readonly LateFacts[]) =>
  works.flatMap(({ title, rows }) =>
    rows.map((row) => ({ label: title, value: `${row.title}, by ${dayInWords(row.due)}` })),
  );

function lateFacts({ work, rows }: LateWork, title: string): LateFacts {
  const { id: purchaseId } = work.purchase;
  return { title, purchaseId, rows: rows.map((row) => ({ title: row.title, due: row.due ?? "" })) };
}

interface HandoverDueFacts {
  firstName: string;
  works: readonly LateFacts[];
  token: string;
}

export const handoverDue: MailKind<{ leadId: string }, HandoverDueFacts> = {
  nameInLog: "Overdue rows of the list, to the customer",
  nameOnLead: "Overdue rows of the list, to the customer",
  recipient: "customer",
  /** Undefined once nothing of theirs is overdue, or the work has ended. */
  async gather(context, { leadId }, token) {
    const late = await overdueForCustomer(context, leadId);
    const [first] = late;
    if (!first) return undefined;
    const { lead } = first.work;
    return {
      to: lead.customerEmail,
      firstName: calledName(lead.customerName),
      works: late.map((one) => lateFacts(one, leadServiceLabel(one.work.lead.serviceType))),
      token: await issueRequestLink(context, lead.id, token),
    };
  },
  letter: (facts, appUrl) => ({
    subject: "Your list to handover: something is overdue",
    preheader: "What it is, and until when it was expected.",
    greeting: greeting(facts.firstName),
    paragraphs: ["On your list from yes to handover, these are yours to do and their day has passed."],
    facts: factsOf(facts.works),
    button: { label: "Open my list", url: `${appUrl}/requests/${facts.token}#handover` },
    after: [`If something is done already, mark it there. ${ONCE_A_WEEK}`],
    why: "You’re receiving this email because you chose a quote on your page.",
  }),
  sample: {
    queued: { leadId: ID },
    facts: {
      ...aCustomer,
      works: [{ title: "Solar Panels", purchaseId: ID, rows: [{ title: "Export tariff", due: "2026-12-20" }] }],
    },
  },
};

interface HandoverOwedFacts {
  contactName: string;
  works: readonly LateFacts[];
}

export const handoverOwed: MailKind<{ installerId: string }, HandoverOwedFacts> = {
  nameInLog: "Overdue rows of a customer’s list, to the installer",
  recipient: "account",
  told: "duty",
  /** Undefined once nothing of theirs is overdue. */
  async gather(context: Context, { installerId }) {
    const late = await overdueForCompany(context, installerId);
    const installer = await installerById(context.db.orm, installerId);
    if (late.length === 0 || !installer) return undefined;
    return {
      to: installer.email,
      contactName: installer.contactName,
      works: late.map((one) => {
        const { customerName, serviceType, outcode } = one.work.lead;
        return lateFacts(one, `${firstNameOf(customerName)}, ${outcode}: ${leadServiceLabel(serviceType)}`);
      }),
    };
  },
  letter: (facts, appUrl) => ({
    subject: "Your customers are waiting for papers",
    preheader: "What is overdue, and for whom.",
    greeting: greeting(facts.contactName),
    paragraphs: ["These customers chose you, and their lists say that you owe them this by now."],
    facts: factsOf(facts.works),
    button: { label: "Give what you owe", url: `${appUrl}/leads/purchases/${facts.works[0]?.purchaseId}#handover` },
    after: [
      `Attach the paper or enter its number on the lead’s page, and your customer has it at once. ${ONCE_A_WEEK}`,
    ],
    why: "You’re receiving this email because a customer chose your company’s quote.",
  }),
  sample: {
    queued: { installerId: ID },
    facts: {
      ...anInstaller,
      works: [
        {
          title: "Sam, SE15: EV Chargers",
          purchaseId: ID,
          rows: [{ title: "Network operator told", due: "2026-12-20" }],
        },
      ],
    },
  },
};

/** Of money that is out: undefined once it is back, the work is finished or the customer is gone. */
async function depositFacts({ db: { orm } }: Context, purchaseId: string) {
  const found = await depositOutOf(orm, purchaseId);
  return found && !found.lead.anonymisedAt ? { found, ...shownDeposit(found) } : undefined;
}

interface DepositFacts {
  company: string;
  serviceLabel: string;
  paidPence: number;
  paidOn: string;
  pricePence: number | null;
  purchaseId: string;
}

function shownDeposit({ deposit, quote, lead, company }: PlacedDeposit): DepositFacts {
  const { paidPence, firstPaidOn, purchaseId } = deposit;
  const { duePence: pricePence } = quote;
  const serviceLabel = leadServiceLabel(lead.serviceType);
  return { company, serviceLabel, paidPence, paidOn: firstPaidOn ?? "", pricePence, purchaseId };
}

const SAMPLE_PAID = 198_000;
const SAMPLE_OF = 990_000;
const aDeposit = {
  ...aCustomer,
  company: "Hill Heat Ltd",
  paidPence: SAMPLE_PAID,
  paidOn: "2026-12-03",
  pricePence: SAMPLE_OF,
  purchaseId: ID,
};

const WHY_DEPOSIT = "You’re receiving this email because you told us on your page what you paid.";

type Unprotected = DepositFacts & { firstName: string; token: string; day: number };

/** `day`: 0 where the quote says that nothing is insured, otherwise the 7th or the 14th without a certificate. */
export const depositUnprotected: MailKind<{ purchaseId: string; day: number }, Unprotected> = {
  nameInLog: "Deposit without a certificate, to the customer",
  nameOnLead: "Deposit without a certificate, to the customer",
  recipient: "customer",
  /** Undefined once there is a certificate, too. */
  async gather(context, { purchaseId, day }, token) {
    const facts = await depositFacts(context, purchaseId);
    if (!facts || facts.found.deposit.certificateId) return undefined;
    const { found, ...deposit } = facts;
    return {
      to: found.lead.customerEmail,
      firstName: calledName(found.lead.customerName),
      ...deposit,
      day,
      token: await issueRequestLink(context, found.lead.id, token),
    };
  },
  letter(facts, appUrl) {
    const page = `${appUrl}/requests/${facts.token}`;
    const { preheader, paragraphs } = whyUnprotected(facts);
    return {
      subject: "Your deposit: no certificate yet",
      preheader,
      greeting: greeting(facts.firstName),
      paragraphs,
      facts: paidFacts(facts),
      button: { label: "Open my deposit", url: `${page}/deposit` },
      after: [`${cardInWords(facts.pricePence)} ${WE_HOLD_NO_MONEY}`],
      links: {
        intro: "Or begin a message to them:",
        items: [
          {
            label: `Ask ${facts.company} for the certificate`,
            url: `${page}/messages/${facts.purchaseId}?paper=deposit_certificate#write`,
          },
        ],
      },
      why: WHY_DEPOSIT,
    };
  },
  sample: {
    queued: { purchaseId: ID, day: limits.depositDeskDays },
    facts: { ...aDeposit, day: limits.depositDeskDays },
  },
};

function whyUnprotected({ company, day }: Pick<Unprotected, "company" | "day">) {
  if (day === 0) {
    return {
      preheader: "Their quote says that nothing insures it. What protects you all the same.",
      paragraphs: [
        `You told us that you paid ${company}. Their quote says that nothing insures what you pay before the work is finished, so no certificate will come by itself.`,
        "Ask them for deposit insurance before you pay anything more, and pay by credit card if you can.",
      ],
    };
  }
  const post =
    "The scheme often writes to you directly: look through your post and your emails, also those marked as spam.";
  if (day < limits.depositDeskDays) {
    return {
      preheader: `We have asked ${company} for it, too.`,
      paragraphs: [
        `You paid ${company} ${limits.depositAskDays} days ago or more, and nobody has told us of a certificate for your deposit. ${post}`,
        `We have asked ${company} today as well. If you have it, tell us on your page, and we ask nobody again.`,
      ],
    };
  }
  return {
    preheader: "Our team looks into it. Pay nothing more until you have it.",
    paragraphs: [
      `You paid ${company} ${limits.depositDeskDays} days ago or more, and there is still no certificate for your deposit. ${post}`,
      "Our team looks into it now. Until you have the certificate, we would pay nothing more, and ask for it in writing.",
    ],
  };
}

const paidFacts = ({ serviceLabel, paidPence, paidOn }: DepositFacts) => [
  { label: "For", value: serviceLabel },
  { label: "You paid", value: `${longPounds(paidPence)}, first on ${dayInWords(paidOn)}` },
];

type AtRisk = DepositFacts & { firstName: string; token: string; because: string };

/** Something about the company has changed while money is out with it. */
export const depositAtRisk: MailKind<{ purchaseId: string }, AtRisk> = {
  nameInLog: "Deposit at risk, to the customer",
  nameOnLead: "Deposit at risk, to the customer",
  recipient: "customer",
  /** Undefined once the risk is over, too. */
  async gather(context, { purchaseId }, token) {
    const facts = await depositFacts(context, purchaseId);
    const because = facts?.found.deposit.risks.at(-1)?.words;
    if (!facts || !because) return undefined;
    const { found, ...deposit } = facts;
    return {
      to: found.lead.customerEmail,
      firstName: calledName(found.lead.customerName),
      ...deposit,
      because,
      token: await issueRequestLink(context, found.lead.id, token),
    };
  },
  letter(facts, appUrl) {
    const { company, because, purchaseId } = facts;
    const page = `${appUrl}/requests/${facts.token}`;
    return {
      subject: `Your deposit with ${company}`,
      preheader: `${because}. Pay nothing more for now; here is what you can do.`,
      greeting: greeting(facts.firstName),
      paragraphs: [
        `Something about ${company} has changed while you have money with it. ${because}.`,
        `This does not mean that your money is lost. Pay nothing more until it is clear, ask ${company} in writing where your money is, and tell the scheme if you have a certificate.`,
      ],
      facts: paidFacts(facts),
      button: { label: "See what you can do", url: `${page}/deposit` },
      after: [`${cardInWords(facts.pricePence)} ${WE_HOLD_NO_MONEY}`],
      links: {
        intro: "Straight to it:",
        items: [
          { label: `Ask ${company} in writing`, url: `${page}/messages/${purchaseId}?ask=deposit#write` },
          { label: "Complain to us", url: `${page}/complaint?company=${purchaseId}` },
        ],
      },
      why: WHY_DEPOSIT,
    };
  },
  sample: { queued: { purchaseId: ID }, facts: { ...aDeposit, because: "We have suspended it" } },
};

interface DepositDueFacts {
  contactName: string;
  customer: string;
  serviceLabel: string;
  paidOn: string;
  purchaseId: string;
}

export const depositDue: MailKind<{ purchaseId: string }, DepositDueFacts> = {
  nameInLog: "Deposit certificate wanted, to the installer",
  nameOnLead: "Deposit certificate wanted, to the buyer",
  recipient: "account",
  told: "duty",
  /** Undefined once there is a certificate, the purchase has ended, or the company is not approved. */
  async gather(context, { purchaseId }) {
    const facts = await depositFacts(context, purchaseId);
    if (!facts || facts.found.deposit.certificateId || facts.found.purchase.endedAt) return undefined;
    const { found, serviceLabel, paidOn } = facts;
    const installer = await installerById(context.db.orm, found.deposit.installerId);
    if (installer?.status !== "approved") return undefined;
    const customer = `${firstNameOf(found.lead.customerName)}, ${found.lead.outcode}`;
    return { to: installer.email, contactName: installer.contactName, customer, serviceLabel, paidOn, purchaseId };
  },
  letter: ({ contactName, customer, serviceLabel, paidOn, purchaseId }, appUrl) => ({
    subject: "Send the deposit certificate",
    preheader: `${customer} has paid and waits for it.`,
    greeting: greeting(contactName),
    paragraphs: [
      `Your customer says that they paid you a deposit for ${serviceInWords(serviceLabel)}, and has no certificate yet. Enter its number on the lead’s page or attach it, and they have it at once.`,
    ],
    facts: [
      { label: "Customer", value: customer },
      { label: "Paid", value: dayInWords(paidOn) },
    ],
    button: { label: "Send the certificate", url: `${appUrl}/leads/purchases/${purchaseId}#deposit` },
    after: [`On the ${limits.depositDeskDays}th day without one, our team asks you about it.`],
    why: "You’re receiving this email because a customer chose your company’s quote.",
  }),
  sample: {
    queued: { purchaseId: ID },
    facts: {
      ...anInstaller,
      customer: "Sam, SE15",
      serviceLabel: "Solar Panels",
      paidOn: "2026-12-03",
      purchaseId: ID,
    },
  },
};
