import {
  type StopFacts,
  type StopLateFacts,
  type StopOverdueFacts,
  type StopsFacts,
  stopCompleteLetter,
  stopLateLetter,
  stopLetter,
  stopOverdueLetter,
  stopSentLetter,
} from "#content/mails/project-stop.ts";
import { leadServiceLabel } from "#content/options.ts";
import { isClosedAddress } from "#domain/contact/closed-address.ts";
import { calledName, firstNameOf } from "#domain/contact/person-name.ts";
import type { Context } from "#domain/context.ts";
import { findProject } from "#domain/leads/project.ts";
import { findRequest } from "#domain/leads/quote-request.ts";
import type { MailKind } from "#domain/mails/mail-kind.ts";
import { findStop, stopsOf } from "#domain/projects/stop-requests.ts";
import { findPurchase } from "#domain/purchases/find-purchase.ts";
import { issueRequestLink } from "#domain/request-links/open-link.ts";

export const stop: MailKind<{ purchaseId: string; isReminder?: true }, StopFacts> = {
  nameInLog: "Order to stop, to the installer",
  nameOnLead: "Told to stop and delete, to the buyer",
  recipient: "account",
  /** A reminder has nothing left to say once it is confirmed. */
  async gather(context, { purchaseId, isReminder }) {
    const found = await aboutCompany(context, purchaseId);
    if (!found || (isReminder && found.isOver)) return undefined;
    return { ...found.facts, refundedCredits: found.refundedCredits, isReminder: isReminder === true };
  },
  letter: stopLetter,
};

export const stopOverdue: MailKind<{ purchaseId: string }, StopOverdueFacts> = {
  nameInLog: "Order to stop overdue, to the installer",
  nameOnLead: "Buying paused until confirmed, to the buyer",
  recipient: "account",
  async gather(context, { purchaseId }) {
    const found = await aboutCompany(context, purchaseId);
    return found && !found.isOver ? { ...found.facts, isContactedAgain: found.isContactedAgain } : undefined;
  },
  letter: stopOverdueLetter,
};

export const stopSent: MailKind<{ leadId: string }, StopsFacts> = {
  nameInLog: "Everything stopped, to the customer",
  nameOnLead: "Everything stopped, to the customer",
  recipient: "customer",
  gather: aboutProject,
  letter: stopSentLetter,
};

export const stopComplete: MailKind<{ leadId: string }, StopsFacts> = {
  nameInLog: "All have confirmed the stop, to the customer",
  nameOnLead: "All have confirmed, to the customer",
  recipient: "customer",
  gather: aboutProject,
  letter: stopCompleteLetter,
};

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
  letter: stopLateLetter,
};

async function aboutCompany({ db }: Context, purchaseId: string) {
  const { lead, purchase, installer, refunded } = await findPurchase(db.orm, purchaseId);
  const asked = await findStop(db.orm, purchaseId);
  if (!asked || isClosedAddress(installer.email)) return undefined;
  return {
    isOver: asked.status === "confirmed" || asked.status === "resolved",
    isContactedAgain: asked.contactedAgainAt !== null,
    refundedCredits: refunded ? purchase.priceCredits : 0,
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
  const [asked, project] = [await stopsOf(context.db.orm, leadId), await findProject(context.db.orm, leadId)];
  return { ...about, companies: asked.map(({ company }) => company), willErase: project?.eraseBy != null };
}

/** Undefined once the customer is erased. */
async function aboutCustomer(context: Context, leadId: string, token: string) {
  const lead = await findRequest(context.db.orm, leadId);
  if (!lead || lead.anonymisedAt) return undefined;
  await issueRequestLink(context, leadId, token);
  return {
    to: lead.customerEmail,
    firstName: calledName(lead.customerName),
    serviceLabel: leadServiceLabel(lead.serviceType),
    token,
  };
}
