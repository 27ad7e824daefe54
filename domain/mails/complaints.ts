import { limits } from "#config/limits.ts";
import { site } from "#config/site.ts";
import { complaintSubjectOptions, publicComplaintOptions } from "#content/complaint-subjects.ts";
import { labelOf, leadServiceLabel } from "#content/options.ts";
import { greeting, serviceInWords, whoInSentence } from "#content/plain-words.ts";
import { dayInWords } from "#content/proofs.ts";
import { isClosedAddress } from "#domain/contact/closed-address.ts";
import { calledName, firstNameOf } from "#domain/contact/person-name.ts";
import type { Context } from "#domain/context.ts";
import { sightOf } from "#domain/leads/sight.ts";
import type { MailKind } from "#domain/mails/letter/mail-kind.ts";
import { aCustomer, anInstaller, ID, TOKEN } from "#domain/mails/letter/sample.ts";
import { issueConfirmLink, issueFileLink } from "#domain/personal-data/data-requests.ts";
import { complaintById, publicComplaintById } from "#domain/projects/complaints.sql.ts";
import { findPurchase } from "#domain/purchases/find-purchase.ts";
import { issueRequestLink } from "#domain/request-links/open-link.ts";
import { londonDay } from "#domain/time/calendar.ts";

interface Asked {
  purchaseId: string;
  complaintId: string;
}

interface ComplaintFacts {
  /** Of the recipient. */
  name: string;
  /** Of the customer. */
  firstName: string;
  company: string;
  serviceLabel: string;
  /** What it is about, as the customer chose. */
  about: string;
  /** The London day of our answer at the latest. */
  answerBy: string;
  isUpheld: boolean;
  /** Ours, written for the recipient; empty before the decision. */
  reasons: string;
  path: string;
}

/** What the samples are about. */
const aComplaint = {
  to: aCustomer.to,
  name: aCustomer.firstName,
  firstName: aCustomer.firstName,
  company: "Hill Heat Ltd",
  serviceLabel: "Solar Panels",
  about: "Too many calls, or none",
  answerBy: "2026-12-01",
  isUpheld: true,
};

export const complaintReceived: MailKind<Asked, ComplaintFacts> = {
  nameInLog: "Complaint received, to the customer",
  nameOnLead: "Complaint received, to the customer",
  recipient: "customer",
  gather: gatherForCustomer,
  letter(facts, appUrl) {
    const by = dayInWords(facts.answerBy);
    return {
      subject: "We have received your complaint",
      preheader: `We’ll reply by ${by}.`,
      greeting: greeting(facts.name),
      paragraphs: [
        `We’ve received your complaint about ${facts.company} and your request for ${serviceInWords(facts.serviceLabel)}. One of our team will read it, ask the company for its side where that helps, and decide. You’ll have our answer, with reasons, by ${by}.`,
        "We won’t show the company what you wrote. We’ll tell it what we decide, and why.",
      ],
      facts: [{ label: "About", value: facts.about }],
      button: { label: "Open my complaint", url: `${appUrl}${facts.path}` },
      why: "You’re receiving this email because you complained to us about a company.",
    };
  },
  sample: {
    queued: { purchaseId: ID, complaintId: ID },
    facts: {
      ...aComplaint,
      path: "/requests/abc/complaint",
      reasons: "",
    },
  },
};

export const complaintDecided: MailKind<Asked, ComplaintFacts> = {
  nameInLog: "Complaint decided, to the customer",
  nameOnLead: "Complaint decided, to the customer",
  recipient: "customer",
  gather: gatherForCustomer,
  letter: (facts, appUrl) => ({
    subject: "Our answer to your complaint",
    preheader: facts.isUpheld ? "We have upheld it." : "We have not upheld it.",
    greeting: greeting(facts.name),
    paragraphs: [
      `We have ${facts.isUpheld ? "upheld" : "not upheld"} your complaint about ${facts.company}. These are our reasons:`,
      facts.reasons,
      "We’ve told the company too. If you have a contract with it, your rights against it aren’t affected.",
    ],
    button: { label: "Open my complaint", url: `${appUrl}${facts.path}` },
    why: "You’re receiving this email because you complained to us about a company.",
  }),
  sample: {
    queued: { purchaseId: ID, complaintId: ID },
    facts: {
      ...aComplaint,
      path: "/requests/abc/complaint",
      reasons: "Six calls are too many.",
    },
  },
};

export const complaintDecidedCompany: MailKind<Asked, ComplaintFacts> = {
  nameInLog: "Complaint decided, to the installer",
  nameOnLead: "Complaint decided, to the buyer",
  recipient: "account",
  told: "lead",
  async gather(context, asked) {
    const found = await about(context, asked);
    if (!found || isClosedAddress(found.installer.email)) return undefined;
    const { installer, complaint, sight, facts } = found;
    const reasons = sight.text(complaint.toCompany ?? "");
    const path = `/leads/purchases/${asked.purchaseId}`;
    return { ...facts, to: installer.email, name: installer.contactName, reasons, path };
  },
  letter: (facts, appUrl) => ({
    subject: `Our decision on a complaint by ${whoInSentence(facts.firstName)}`,
    preheader: facts.isUpheld ? "We have upheld it." : "We have not upheld it.",
    greeting: greeting(facts.name),
    paragraphs: [
      `${facts.firstName} complained to us about your company. We have ${facts.isUpheld ? "upheld" : "not upheld"} the complaint. These are our reasons:`,
      facts.reasons,
      "If you disagree, reply to this email. Please don’t raise it with the customer.",
    ],
    facts: [
      { label: "Lead", value: serviceInWords(facts.serviceLabel) },
      { label: "About", value: facts.about },
    ],
    button: { label: "Open this lead", url: `${appUrl}${facts.path}` },
    why: "You’re receiving this email because your company bought this lead.",
  }),
  sample: {
    queued: { purchaseId: ID, complaintId: ID },
    facts: {
      ...aComplaint,
      to: anInstaller.to,
      name: anInstaller.contactName,
      path: "/leads/purchases/1",
      reasons: "Your log shows six calls.",
    },
  },
};

async function gatherForCustomer(context: Context, asked: Asked, token: string) {
  const found = await about(context, asked);
  if (!found) return undefined;
  const { lead, complaint, facts } = found;
  const link = await issueRequestLink(context, lead.id, token);
  const path = `/requests/${link}/complaint`;
  return {
    ...facts,
    to: lead.customerEmail,
    name: calledName(lead.customerName),
    reasons: complaint.toCustomer ?? "",
    path,
  };
}

/** Undefined once the customer's details are removed, with which the words went. */
async function about({ db }: Context, { purchaseId, complaintId }: Asked) {
  const { lead, installer, purchase } = await findPurchase(db.orm, purchaseId);
  const complaint = await complaintById(db.orm, complaintId);
  if (lead.anonymisedAt || !complaint || complaint.decision === "gone") return undefined;
  const facts = {
    firstName: firstNameOf(lead.customerName),
    serviceLabel: leadServiceLabel(lead.serviceType),
    company: installer.companyName,
    about: labelOf(complaintSubjectOptions, complaint.about) ?? complaint.about,
    answerBy: londonDay(complaint.answerBy),
    isUpheld: complaint.decision === "upheld",
  };
  return { lead, installer, complaint, sight: sightOf(lead, purchase), facts };
}

interface PublicComplaintFacts {
  name: string;
  about: string;
  /** The London day of our answer at the latest. */
  answerBy: string;
  /** Empty before it is written. */
  answer: string;
}

const WHY = "You’re receiving this email because someone sent us a complaint with this email address.";

export const publicComplaintReceived: MailKind<{ to: string; complaintId: string }, PublicComplaintFacts> = {
  nameInLog: "Public complaint received",
  recipient: { inPayload: "to" },
  gather: gatherPublic,
  letter(facts, appUrl) {
    const by = dayInWords(facts.answerBy);
    return {
      subject: "We have received your complaint",
      preheader: `We’ll reply by ${by}.`,
      greeting: greeting(facts.name),
      paragraphs: [
        `We’ve received your complaint. One of our team will read it, ask you about anything that is unclear, and reply in writing by ${by}. To add anything, reply to this email.`,
      ],
      facts: [{ label: "About", value: facts.about }],
      button: { label: "Who else can help", url: `${appUrl}/complaints` },
      after: ["If this wasn’t you, please reply to this email and tell us."],
      why: WHY,
    };
  },
  sample: {
    queued: { to: aCustomer.to, complaintId: ID },
    facts: { to: aCustomer.to, name: "Sam", about: "Fairwatt", answerBy: "2026-12-01", answer: "" },
  },
};

export const publicComplaintAnswered: MailKind<{ to: string; complaintId: string }, PublicComplaintFacts> = {
  nameInLog: "Public complaint answered",
  recipient: { inPayload: "to" },
  gather: gatherPublic,
  letter: (facts, appUrl) => ({
    subject: "Our answer to your complaint",
    preheader: "What we found, and what happens next.",
    greeting: greeting(facts.name),
    paragraphs: [
      "This is our answer to your complaint:",
      facts.answer,
      "If you’re not satisfied, reply to this email. Someone else on our team will then look at it again, if there is someone else.",
    ],
    facts: [{ label: "About", value: facts.about }],
    button: { label: "Who else can help", url: `${appUrl}/complaints` },
    why: WHY,
  }),
  sample: {
    queued: { to: aCustomer.to, complaintId: ID },
    facts: { to: aCustomer.to, name: "Sam", about: "Fairwatt", answerBy: "2026-12-01", answer: "We are sorry." },
  },
};

async function gatherPublic({ db }: Context, { to, complaintId }: { to: string; complaintId: string }) {
  const found = await publicComplaintById(db.orm, complaintId);
  if (!found) return undefined;
  const { name, about, answerBy, answer } = found;
  return {
    to,
    name: calledName(name),
    about: labelOf(publicComplaintOptions, about) ?? about,
    answerBy: londonDay(answerBy),
    answer: answer ?? "",
  };
}

interface DataQueued {
  to: string;
  requestId: string;
}

const dataQueued: DataQueued = { to: aCustomer.to, requestId: ID };

export const dataRequest: MailKind<DataQueued, { name: string; token: string }> = {
  nameInLog: "Data request, to confirm",
  recipient: { inPayload: "to" },
  async gather(context, { requestId }, token) {
    const found = await issueConfirmLink(context, requestId, token);
    return found && { ...found, name: calledName(found.name), token };
  },
  letter: ({ name, token }, appUrl) => ({
    subject: `Is this your address? You asked ${site.name} for your data`,
    preheader: "Confirm it, and we’ll send you what we hold about you.",
    greeting: greeting(name),
    paragraphs: [
      `Someone asked us for a copy of everything we hold about this email address. If that was you, confirm that the address is yours. We’ll then send you a link to the file, within ${limits.dataRequestMonths} month of your request.`,
      "We send the file to nobody who has not confirmed.",
    ],
    button: { label: "Confirm my address", url: `${appUrl}/data/${token}` },
    after: ["If this wasn’t you, you needn’t do anything."],
    why: "You’re receiving this email because someone asked for a copy of your data with this email address.",
  }),
  sample: { queued: dataQueued, facts: { to: aCustomer.to, name: "Sam", token: TOKEN } },
};

export const dataFile: MailKind<DataQueued, { name: string; token: string; until: string }> = {
  nameInLog: "Data request, the file",
  recipient: { inPayload: "to" },
  async gather(context, { requestId }, token) {
    const found = await issueFileLink(context, requestId, token);
    if (!found) return undefined;
    return { to: found.to, name: calledName(found.name), token, until: londonDay(found.fileUntil) };
  },
  letter: ({ name, token, until }, appUrl) => ({
    subject: "Your data is ready to download",
    preheader: `The link works once, until ${dayInWords(until)}.`,
    greeting: greeting(name),
    paragraphs: [
      "You asked for a copy of everything we hold about you. It is ready as one file, which any text editor opens (JSON).",
      `The link works once, for ${limits.dataFileDays} days, until ${dayInWords(until)}.`,
      "Photos and papers are listed in it by name. Reply to this email if you would like those too, or if anything is wrong.",
    ],
    button: { label: "Download my data", url: `${appUrl}/data/${token}` },
    why: "You’re receiving this email because you asked for a copy of your data and confirmed this address.",
  }),
  sample: { queued: dataQueued, facts: { to: aCustomer.to, name: "Sam", token: TOKEN, until: "2026-12-01" } },
};
