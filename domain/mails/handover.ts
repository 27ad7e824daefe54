import { limits } from "#config/limits.ts";
import { leadServiceLabel } from "#content/options.ts";
import { greeting } from "#content/plain-words.ts";
import { dayInWords } from "#content/proofs.ts";
import { calledName, firstNameOf } from "#domain/contact/person-name.ts";
import type { Context } from "#domain/context.ts";
import { type LateWork, overdueForCompany, overdueForCustomer } from "#domain/handover/remind.ts";
import { installerById } from "#domain/installers/installers.sql.ts";
import type { MailKind } from "#domain/mails/mail-kind.ts";
import { aCustomer, anInstaller, ID } from "#domain/mails/sample.ts";
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
