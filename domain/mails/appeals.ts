import { limits } from "#config/limits.ts";
import { site } from "#config/site.ts";
import { holdReasonsInWords } from "#content/hold-reasons.ts";
import { type AppealKind, decisionKinds } from "#content/pages/appeal-kinds.ts";
import { greeting } from "#content/plain-words.ts";
import type { HoldReason } from "#db/schema.ts";
import { appealById } from "#domain/appeals/appeals.sql.ts";
import { isClosedAddress } from "#domain/contact/closed-address.ts";
import { calledName } from "#domain/contact/person-name.ts";
import { installerById } from "#domain/installers/installers.sql.ts";
import { leadById } from "#domain/leads/leads.sql.ts";
import { groundsFacts, reasonFacts } from "#domain/mails/letter/facts.ts";
import type { MailKind } from "#domain/mails/letter/mail-kind.ts";
import { aCustomer, anInstaller, ID } from "#domain/mails/letter/sample.ts";
import { issueRequestLink } from "#domain/request-links/open-link.ts";
import { holdOfLead } from "#domain/requests/held-requests.sql.ts";
import { reviewAct } from "#domain/reviews/review-acts.sql.ts";
import { reviewById } from "#domain/reviews/reviews.sql.ts";
import { holdById } from "#domain/vetting/buying-holds.sql.ts";

const QUESTIONS = `If you have a question, call us on ${site.phone} (${site.openingHoursLine}) or write to ${site.email}.`;

interface AppealDecidedFacts {
  contactName: string;
  kind: AppealKind;
  outcome: "accepted" | "declined";
  reason: string;
}

const changed: Record<AppealKind, string> = {
  report: "The credits for this lead are back in your balance.",
  buying_held: "You can buy again.",
  suspension: "Your account is active again.",
  request: "Your request goes on.",
  review: "Your review is public again, and its stars count.",
};

export const appealDecided: MailKind<{ installerId: string; appealId: string }, AppealDecidedFacts> = {
  nameInLog: "Second look decided",
  recipient: "account",
  told: "duty",
  async gather({ db }, { installerId, appealId }) {
    const company = await installerById(db.orm, installerId);
    const found = await appealById(db.orm, appealId);
    if (!company || isClosedAddress(company.email) || !found?.decision) return undefined;
    const { outcome, reason } = found.decision;
    return { to: company.email, contactName: company.contactName, kind: found.appeal.kind, outcome, reason };
  },
  letter: ({ contactName, kind, outcome, reason }, appUrl) => ({
    subject: `Your appeal: ${outcome}`,
    preheader: "What we decided, and why.",
    greeting: greeting(contactName),
    paragraphs: [
      outcome === "accepted"
        ? `We have looked again, and decided for you. ${changed[kind]}`
        : "We have looked again, and our decision stays as it was.",
    ],
    facts: [{ label: "About", value: decisionKinds[kind].label }, ...reasonFacts(reason)],
    button: { label: "Open my dashboard", url: `${appUrl}/dashboard` },
    after: [QUESTIONS],
    why: "You’re receiving this email because your company asked us for a second look.",
  }),
  sample: {
    queued: { installerId: ID, appealId: ID },
    facts: { ...anInstaller, kind: "suspension", outcome: "declined", reason: "The paper that you sent has ended." },
  },
};

interface LookedAgainFacts extends Pick<AppealDecidedFacts, "kind" | "outcome" | "reason"> {
  firstName: string;
  /** Whose review it is, and the end of its page's address; null of a request. */
  review: { company: string; purchaseId: string } | null;
  token: string;
}

/** The answer to a customer. */
export const secondLookDecided: MailKind<{ leadId: string; appealId: string }, LookedAgainFacts> = {
  nameInLog: "Second look decided, to the customer",
  nameOnLead: "Second look decided, to the customer",
  recipient: "customer",
  async gather(context, { leadId, appealId }, token) {
    const { orm } = context.db;
    const lead = await leadById(orm, leadId);
    const found = await appealById(orm, appealId);
    if (!lead || lead.anonymisedAt || found?.appeal.leadId !== leadId || !found.decision) return undefined;
    const { kind, subject } = found.appeal;
    const removal = kind === "review" ? await reviewAct(orm, Number(subject)) : undefined;
    const known = removal && (await reviewById(orm, removal.reviewId));
    return {
      to: lead.customerEmail,
      firstName: calledName(lead.customerName),
      kind,
      outcome: found.decision.outcome,
      reason: found.decision.reason,
      review: known ? { company: known.company, purchaseId: known.review.purchaseId } : null,
      token: await issueRequestLink(context, leadId, token),
    };
  },
  letter: ({ firstName, kind, outcome, reason, review, token }, appUrl) => ({
    subject: `Your appeal: ${outcome}`,
    preheader: "What we decided, and why.",
    greeting: greeting(firstName),
    paragraphs: [
      `We have looked again at what we decided about your ${review ? `review of ${review.company}` : "request"}. ${
        outcome === "accepted" ? `You were right. ${changed[kind]}` : "Our decision stays as it was."
      }`,
    ],
    facts: [{ label: "About", value: decisionKinds[kind].label }, ...reasonFacts(reason)],
    button: {
      label: review ? "Open my review" : "Open my request",
      url: `${appUrl}/requests/${token}${review ? `/reviews/${review.purchaseId}` : ""}`,
    },
    after: [QUESTIONS],
    why: "You’re receiving this email because you asked us for a second look.",
  }),
  sample: {
    queued: { leadId: ID, appealId: ID },
    facts: {
      ...aCustomer,
      kind: "review",
      outcome: "accepted",
      reason: "The bill that you sent is for this home.",
      review: { company: "Hill Heat Ltd", purchaseId: ID },
    },
  },
};

interface BuyingHeldFacts {
  contactName: string;
  companyName: string;
  reason: string;
}

export const buyingHeld: MailKind<{ installerId: string; holdId: string }, BuyingHeldFacts> = {
  nameInLog: "Buying on hold",
  recipient: "account",
  told: "duty",
  async gather({ db }, { installerId, holdId }) {
    const company = await installerById(db.orm, installerId);
    const hold = await holdById(db.orm, holdId);
    if (!company || isClosedAddress(company.email) || !hold || hold.releasedAt) return undefined;
    const { email: to, contactName, companyName } = company;
    return { to, contactName, companyName, reason: hold.reason };
  },
  letter: ({ contactName, companyName, reason }, appUrl) => ({
    subject: "Buying is on hold",
    preheader: "The reason, and how to ask for a second look.",
    greeting: greeting(contactName),
    paragraphs: [
      `We’ve put buying on hold for ${companyName} while we look into something. You keep the leads you’ve bought, and your credits. Outlines that still waited for a customer’s answer have ended, and the credits they held are back in your balance.`,
      `You can ask for a second look within ${limits.appealDays} days, once; somebody else of our team decides. If we haven’t decided ${limits.appealDecideDays} days later, you can buy again.`,
    ],
    facts: groundsFacts("buying_held", reason, appUrl),
    button: { label: "Ask for a second look", url: `${appUrl}/second-look` },
    after: [QUESTIONS],
    why: "You’re receiving this email because what your company may do with us has changed.",
  }),
  sample: {
    queued: { installerId: ID, holdId: ID },
    facts: { ...anInstaller, companyName: "Sunny Roofs & Sons Ltd", reason: "A customer’s network is also yours." },
  },
};

const WHY_CUSTOMER = "You’re receiving this email because someone asked for quotes with this email address.";

interface RequestHeldFacts {
  firstName: string;
  reasons: readonly HoldReason[];
  token: string;
}

export const requestHeld: MailKind<{ leadId: string }, RequestHeldFacts> = {
  nameInLog: "Request looked at by hand",
  nameOnLead: "Looked at by hand, to the customer",
  recipient: "customer",
  /** Undefined once it is decided. */
  async gather(context, { leadId }, token) {
    const lead = await leadById(context.db.orm, leadId);
    const hold = await holdOfLead(context.db.orm, leadId);
    if (lead?.status !== "paused" || !hold || hold.endedAt) return undefined;
    return {
      to: lead.customerEmail,
      firstName: calledName(lead.customerName),
      reasons: hold.reasons,
      token: await issueRequestLink(context, leadId, token),
    };
  },
  letter: ({ firstName, reasons, token }, appUrl) => ({
    subject: "We are looking at your request",
    preheader: "Why, and how you can help.",
    greeting: greeting(firstName),
    paragraphs: [
      `Thank you for confirming. Before installers see your request, one of our team looks at it. If nobody has decided after ${limits.requestHeldDays} days, it goes to installers by itself.`,
      "You can tell us more on your page; that often helps.",
    ],
    facts: [
      ...reasons.map((reason) => ({ label: "Why", value: holdReasonsInWords[reason] })),
      ...groundsFacts("request", "", appUrl),
    ],
    button: { label: "Tell us more", url: `${appUrl}/requests/${token}` },
    after: [QUESTIONS],
    why: WHY_CUSTOMER,
  }),
  sample: {
    queued: { leadId: ID },
    facts: { ...aCustomer, reasons: ["disposable_mail", "other_names"] },
  },
};

export const requestDeclined: MailKind<{ leadId: string }, { firstName: string; reason: string }> = {
  nameInLog: "Request declined",
  nameOnLead: "Declined, to the customer",
  recipient: "customer",
  async gather({ db }, { leadId }) {
    const lead = await leadById(db.orm, leadId);
    const hold = await holdOfLead(db.orm, leadId);
    if (!lead || lead.anonymisedAt || hold?.outcome !== "declined") return undefined;
    return { to: lead.customerEmail, firstName: calledName(lead.customerName), reason: hold.reason ?? "" };
  },
  letter: ({ firstName, reason }, appUrl) => ({
    subject: "We have declined your request",
    preheader: "The reason, and how to have it looked at again.",
    greeting: greeting(firstName),
    paragraphs: [
      "We have looked at your request for quotes and have not passed it on. No installer has seen it.",
      "If you think that is wrong, answer this email. Somebody else of our team looks at it again and writes back.",
    ],
    facts: groundsFacts("request", reason, appUrl),
    after: [QUESTIONS],
    why: WHY_CUSTOMER,
  }),
  sample: {
    queued: { leadId: ID },
    facts: { ...aCustomer, reason: "Nobody lives at this address." },
  },
};
