import { complaintSubjectOptions, publicComplaintOptions } from "#content/complaint-subjects.ts";
import {
  type ComplaintFacts,
  complaintDecidedCompanyLetter,
  complaintDecidedLetter,
  complaintReceivedLetter,
} from "#content/mails/complaint.ts";
import {
  type PublicComplaintFacts,
  publicComplaintAnsweredLetter,
  publicComplaintReceivedLetter,
} from "#content/mails/public-complaint.ts";
import { labelOf, leadServiceLabel } from "#content/options.ts";
import { isClosedAddress } from "#domain/contact/closed-address.ts";
import { calledName, firstNameOf } from "#domain/contact/person-name.ts";
import type { Context } from "#domain/context.ts";
import { sightOf } from "#domain/leads/sight.ts";
import type { MailKind } from "#domain/mails/mail-kind.ts";
import { findComplaint } from "#domain/projects/complaints.ts";
import { findPublicComplaint } from "#domain/projects/public-complaints.ts";
import { findPurchase } from "#domain/purchases/find-purchase.ts";
import { issueRequestLink } from "#domain/request-links/open-link.ts";
import { londonDay } from "#domain/time/calendar.ts";

export const complaintReceived: MailKind<{ purchaseId: string; complaintId: string }, ComplaintFacts> = {
  nameInLog: "Complaint received, to the customer",
  nameOnLead: "Complaint received, to the customer",
  recipient: "customer",
  gather: gatherForCustomer,
  letter: complaintReceivedLetter,
};

export const complaintDecided: MailKind<{ purchaseId: string; complaintId: string }, ComplaintFacts> = {
  nameInLog: "Complaint decided, to the customer",
  nameOnLead: "Complaint decided, to the customer",
  recipient: "customer",
  gather: gatherForCustomer,
  letter: complaintDecidedLetter,
};

export const complaintDecidedCompany: MailKind<{ purchaseId: string; complaintId: string }, ComplaintFacts> = {
  nameInLog: "Complaint decided, to the installer",
  nameOnLead: "Complaint decided, to the buyer",
  recipient: "account",
  async gather(context, asked) {
    const found = await about(context, asked);
    if (!found || isClosedAddress(found.installer.email)) return undefined;
    const { installer, complaint, sight, facts } = found;
    const reasons = sight.text(complaint.toCompany ?? "");
    const path = `/leads/purchases/${asked.purchaseId}`;
    return { ...facts, to: installer.email, name: installer.contactName, reasons, path };
  },
  letter: complaintDecidedCompanyLetter,
};

async function gatherForCustomer(context: Context, asked: Asked, token: string) {
  const found = await about(context, asked);
  if (!found) return undefined;
  const { lead, complaint, facts } = found;
  await issueRequestLink(context, lead.id, token);
  const path = `/requests/${token}/complaint`;
  return {
    ...facts,
    to: lead.customerEmail,
    name: calledName(lead.customerName),
    reasons: complaint.toCustomer ?? "",
    path,
  };
}

interface Asked {
  purchaseId: string;
  complaintId: string;
}

/** Undefined once the customer's details are removed, with which the words went. */
async function about({ db }: Context, { purchaseId, complaintId }: Asked) {
  const { lead, installer, purchase } = await findPurchase(db.orm, purchaseId);
  const complaint = await findComplaint(db.orm, complaintId);
  if (lead.anonymisedAt || !complaint || complaint.decision === "gone") return undefined;
  const facts = {
    ...{ firstName: firstNameOf(lead.customerName), serviceLabel: leadServiceLabel(lead.serviceType) },
    ...{ company: installer.companyName, about: labelOf(complaintSubjectOptions, complaint.about) ?? complaint.about },
    ...{ answerBy: londonDay(complaint.answerBy), isUpheld: complaint.decision === "upheld" },
  };
  return { lead, installer, complaint, sight: sightOf(lead, purchase), facts };
}

export const publicComplaintReceived: MailKind<{ to: string; complaintId: string }, PublicComplaintFacts> = {
  nameInLog: "Complaint of the public received",
  recipient: { inPayload: "to" },
  gather: gatherPublic,
  letter: publicComplaintReceivedLetter,
};

export const publicComplaintAnswered: MailKind<{ to: string; complaintId: string }, PublicComplaintFacts> = {
  nameInLog: "Complaint of the public answered",
  recipient: { inPayload: "to" },
  gather: gatherPublic,
  letter: publicComplaintAnsweredLetter,
};

async function gatherPublic({ db }: Context, { to, complaintId }: { to: string; complaintId: string }) {
  const found = await findPublicComplaint(db.orm, complaintId);
  if (!found) return undefined;
  const { name, about, answerBy, answer } = found;
  return {
    ...{ to, name: calledName(name), about: labelOf(publicComplaintOptions, about) ?? about },
    ...{ answerBy: londonDay(answerBy), answer: answer ?? "" },
  };
}
