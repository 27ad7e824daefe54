import { cancelling } from "#content/cancelling.ts";
import { greeting, lines } from "#content/plain-words.ts";
import { dayInWords } from "#content/proofs.ts";
import { isClosedAddress } from "#domain/contact/closed-address.ts";
import { calledName, firstNameOf } from "#domain/contact/person-name.ts";
import type { Context } from "#domain/context.ts";
import type { MailKind } from "#domain/mails/letter/mail-kind.ts";
import { aCustomer, anInstaller, ID } from "#domain/mails/letter/sample.ts";
import { contractById } from "#domain/projects/contracts/contracts.sql.ts";
import { findPurchase } from "#domain/purchases/find-purchase.ts";
import { issueRequestLink } from "#domain/request-links/open-link.ts";
import { londonDay } from "#domain/time/calendar.ts";

interface Asked {
  purchaseId: string;
  contractId: string;
}

interface CancelledFacts {
  /** Of the recipient. */
  name: string;
  firstName: string;
  company: string;
  letter: string;
  /** A London day and time, in words. */
  sentAt: string;
  path: string;
}

const LONDON = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/London", timeStyle: "short" });

const aLetter = {
  firstName: aCustomer.firstName,
  company: "Hill Heat Ltd",
  letter: "To Hill Heat Ltd, 1 Mill Lane\n\nI hereby give notice that I cancel my contract.\n\n8 December 2026",
  sentAt: "8 December 2026 at 10:30",
};

/** To the company, however it likes to hear of its customers: the letter counts from its sending. */
export const contractCancelled: MailKind<Asked, CancelledFacts> = {
  nameInLog: "Contract cancelled, to the installer",
  nameOnLead: "Contract cancelled, to the buyer",
  recipient: "account",
  told: "lead",
  async gather(context, mail) {
    const found = await about(context, mail);
    if (!found || isClosedAddress(found.installer.email)) return undefined;
    const { installer, facts } = found;
    const path = `/leads/purchases/${mail.purchaseId}`;
    return { ...facts, to: installer.email, name: installer.contactName, path };
  },
  letter: ({ name, firstName, letter, sentAt, path }, appUrl) => ({
    subject: `${firstName} has cancelled the contract`,
    preheader: `Their notice of ${sentAt}.`,
    greeting: greeting(name),
    paragraphs: [
      `${firstName} cancelled the contract with you on ${sentAt}. This is their notice:`,
      ...lines(letter).filter(Boolean),
      `Please stop the work and confirm to them in writing. What they paid is due back within ${cancelling.refundDays} days of it, or of the return of goods that they send back, less the part for work that they asked for in writing and that was done by then.`,
    ],
    button: { label: "Open this lead", url: `${appUrl}${path}` },
    why: "You’re receiving this email because this customer chose your quote.",
  }),
  sample: {
    queued: { purchaseId: ID, contractId: ID },
    facts: { ...aLetter, to: anInstaller.to, name: anInstaller.contactName, path: `/leads/purchases/${ID}` },
  },
};

export const contractCancelledCopy: MailKind<Asked, CancelledFacts> = {
  nameInLog: "Contract cancelled, copy to the customer",
  nameOnLead: "Contract cancelled, copy to the customer",
  recipient: "customer",
  async gather(context, mail, token) {
    const found = await about(context, mail);
    if (!found) return undefined;
    const { lead, facts } = found;
    await issueRequestLink(context, lead.id, token);
    return { ...facts, to: lead.customerEmail, name: calledName(lead.customerName), path: `/requests/${token}` };
  },
  letter: ({ name, company, letter, sentAt, path }, appUrl) => ({
    subject: `You have cancelled your contract with ${company}`,
    preheader: `A copy of your notice of ${sentAt}.`,
    greeting: greeting(name),
    paragraphs: [
      `We sent this notice to ${company} on ${sentAt}. Keep this email: it is your copy.`,
      ...lines(letter).filter(Boolean),
      `What you paid is due back within ${cancelling.refundDays} days of this notice, or of the return of goods that you send back. If it does not come, ask your card company, or one of the free advice lines at ${appUrl}/complaints.`,
    ],
    button: { label: "Open my project", url: `${appUrl}${path}` },
    why: "You’re receiving this email because you cancelled a contract on your project’s page.",
  }),
  sample: {
    queued: { purchaseId: ID, contractId: ID },
    facts: { ...aLetter, to: aCustomer.to, name: aCustomer.firstName, path: "/requests/abc" },
  },
};

async function about({ db }: Context, { purchaseId, contractId }: Asked) {
  const { lead, installer } = await findPurchase(db.orm, purchaseId);
  const contract = await contractById(db.orm, contractId);
  if (!contract?.letter || !contract.cancelledAt) return undefined;
  const sentAt = `${dayInWords(londonDay(contract.cancelledAt))} at ${LONDON.format(contract.cancelledAt)}`;
  const { letter } = contract;
  return {
    lead,
    installer,
    facts: { firstName: firstNameOf(lead.customerName), company: installer.companyName, letter, sentAt },
  };
}
