import { limits } from "#config/limits.ts";
import { greeting } from "#content/plain-words.ts";
import { dayInWords } from "#content/proofs.ts";
import { type FaultDecision, faultLabel } from "#content/reviews.ts";
import { isClosedAddress } from "#domain/contact/closed-address.ts";
import { calledName } from "#domain/contact/person-name.ts";
import { groundsFacts } from "#domain/mails/letter/facts.ts";
import type { MailKind } from "#domain/mails/letter/mail-kind.ts";
import { aCustomer, anInstaller, ID } from "#domain/mails/letter/sample.ts";
import { findPurchase } from "#domain/purchases/find-purchase.ts";
import { issueRequestLink } from "#domain/request-links/open-link.ts";
import { questionsAmong } from "#domain/reviews/author-questions.ts";
import { authorOf } from "#domain/reviews/published-reviews.ts";
import { reviewAct } from "#domain/reviews/review-acts.sql.ts";
import { actsOfReviews, reviewById, reviewOfPurchase, wasOffered } from "#domain/reviews/reviews.sql.ts";
import { londonDay } from "#domain/time/calendar.ts";

interface AuthorFacts {
  firstName: string;
  company: string;
  purchaseId: string;
  token: string;
}

const WHY_AUTHOR = "You’re receiving this email because you chose this company on your project’s page.";

const WHY_WROTE = "You’re receiving this email because you wrote a review on your project’s page.";

const pageOf = ({ token, purchaseId }: AuthorFacts, appUrl: string) =>
  `${appUrl}/requests/${token}/reviews/${purchaseId}`;

/** To everyone who may write one, once and once more: in the same words, whatever they said before. */
export const reviewInvite: MailKind<{ purchaseId: string }, AuthorFacts> = {
  nameInLog: "Invited to write a review",
  nameOnLead: "Invited to write a review, to the customer",
  recipient: "customer",
  /** Undefined once there is a review, or the customer's details are gone. */
  async gather(context, { purchaseId }, token) {
    const { orm } = context.db;
    const { lead, installer } = await findPurchase(orm, purchaseId);
    if (lead.anonymisedAt || (await reviewOfPurchase(orm, purchaseId))) return undefined;
    return {
      to: lead.customerEmail,
      firstName: calledName(lead.customerName),
      company: installer.companyName,
      purchaseId,
      token: await issueRequestLink(context, lead.id, token),
    };
  },
  letter: (facts, appUrl) => ({
    subject: `How was ${facts.company}?`,
    preheader: "Good or bad: it helps the next customer.",
    greeting: greeting(facts.firstName),
    paragraphs: [
      `You chose ${facts.company}. How did it go? A review is a few clicks and, if you like, a few words. You decide whether others may read it, and whether with your first name.`,
      "We ask every customer in these same words, and nobody pays for a review. If something went wrong that you want put right, complain on the same page instead.",
    ],
    button: { label: "Write a review", url: pageOf(facts, appUrl) },
    why: WHY_AUTHOR,
  }),
  sample: {
    queued: { purchaseId: ID },
    facts: { ...aCustomer, company: "Hill Heat Ltd", purchaseId: ID },
  },
};

type HeldFacts = AuthorFacts & { isOffered: boolean };

export const reviewHeld: MailKind<{ purchaseId: string }, HeldFacts> = {
  nameInLog: "A review is being checked",
  nameOnLead: "Review being checked, to the customer",
  recipient: "customer",
  /** Undefined once it is decided. */
  async gather(context, { purchaseId }, token) {
    const { orm } = context.db;
    const { lead, installer } = await findPurchase(orm, purchaseId);
    const known = await reviewOfPurchase(orm, purchaseId);
    if (lead.anonymisedAt || known?.state !== "held") return undefined;
    const acts = await actsOfReviews(orm, [known.review.id]);
    return {
      to: lead.customerEmail,
      firstName: calledName(lead.customerName),
      company: installer.companyName,
      isOffered: wasOffered(acts),
      purchaseId,
      token: await issueRequestLink(context, lead.id, token),
    };
  },
  letter: (facts, appUrl) => ({
    subject: "We are checking your review",
    preheader: facts.isOffered ? "Thank you for telling us about the offer." : "A person looks at it first.",
    greeting: greeting(facts.firstName),
    paragraphs: facts.isOffered
      ? [
          `Thank you for telling us that something was offered to you for your review of ${facts.company}. That is not allowed. One of our team looks into it.`,
          "We don’t show a review for which something was offered, so yours is not public and won’t be.",
        ]
      : [
          `Thank you for your review of ${facts.company}. Before it is shown, one of our team looks at where it comes from. That has nothing to do with how many stars you gave.`,
          `We decide within ${limits.reviewHeldHours} hours. You can change or withdraw it on your project’s page.`,
        ],
    button: { label: "Open my review", url: pageOf(facts, appUrl) },
    why: WHY_WROTE,
  }),
  sample: {
    queued: { purchaseId: ID },
    facts: { ...aCustomer, company: "Hill Heat Ltd", isOffered: false, purchaseId: ID },
  },
};

interface PublishedFacts {
  contactName: string;
  author: string;
  stars: number;
  /** We had removed it, and have looked again. */
  isBack: boolean;
}

/** Without the words, which their author may still withdraw. */
export const reviewPublished: MailKind<{ purchaseId: string }, PublishedFacts> = {
  nameInLog: "A customer has reviewed the company",
  nameOnLead: "Reviewed, to the buyer",
  recipient: "account",
  told: "lead",
  news: "daily",
  /** Undefined once it is no longer public. */
  async gather({ db: { orm } }, { purchaseId }) {
    const { installer } = await findPurchase(orm, purchaseId);
    const known = await reviewOfPurchase(orm, purchaseId);
    if (isClosedAddress(installer.email) || known?.state !== "published") return undefined;
    const { contactName, email: to } = installer;
    const isBack = (await actsOfReviews(orm, [known.review.id])).some(({ kind }) => kind === "removed");
    return { to, contactName, isBack, author: authorOf(known.newest), stars: known.newest.stars };
  },
  letter: (facts, appUrl) => ({
    subject: "A customer has reviewed you",
    preheader: `${facts.stars} of 5 stars.`,
    greeting: greeting(facts.contactName),
    paragraphs: [
      facts.isBack
        ? "A review that we had removed is public again: its author asked for a second look, and we decided for them. Customers see it wherever they meet your company."
        : "A customer who chose you has written a review. It is public, and customers see it wherever they meet your company.",
      "You can reply to it once. We don’t remove a review for its stars or because a matter is settled.",
    ],
    facts: [
      { label: "From", value: facts.author },
      { label: "Stars", value: `${facts.stars} of 5` },
    ],
    button: { label: "Read and reply", url: `${appUrl}/reviews` },
    why: "You’re receiving this email because this customer chose your company.",
  }),
  sample: {
    queued: { purchaseId: ID },
    facts: { ...anInstaller, author: "A customer in CR0", stars: 4, isBack: false },
  },
};

const A_SECOND_LOOK = `Ask for a second look: answer this email within ${limits.appealDays} days, in up to 1,000 characters. Where there is another person in our team who can decide, they do, within ${limits.appealDecideDays} days.`;

interface RemovedFacts extends AuthorFacts {
  reason: string;
  facts: string;
}

export const reviewRemoved: MailKind<{ purchaseId: string }, RemovedFacts> = {
  nameInLog: "Review removed, to its author",
  nameOnLead: "Review removed, to the customer",
  recipient: "customer",
  /** Undefined once it is back. */
  async gather(context, { purchaseId }, token) {
    const { orm } = context.db;
    const { lead, installer } = await findPurchase(orm, purchaseId);
    const known = await reviewOfPurchase(orm, purchaseId);
    if (lead.anonymisedAt || known?.state !== "removed") return undefined;
    const removed = (await actsOfReviews(orm, [known.review.id])).findLast(({ kind }) => kind === "removed");
    return {
      to: lead.customerEmail,
      firstName: calledName(lead.customerName),
      company: installer.companyName,
      reason: faultLabel(removed?.reason ?? ""),
      facts: removed?.words ?? "",
      purchaseId,
      token: await issueRequestLink(context, lead.id, token),
    };
  },
  letter: (facts, appUrl) => ({
    subject: "Your review was removed",
    preheader: `${facts.reason}: your review of ${facts.company}.`,
    greeting: greeting(facts.firstName),
    paragraphs: [
      `One of our team has removed your review of ${facts.company}. Nobody else can read it now, and its stars no longer count. We never remove a review for its stars, its age or money.`,
      `On the page of your review you can ask for a second look within ${limits.appealDays} days, once. Somebody else of our team decides where somebody else can, within ${limits.appealDecideDays} days.`,
    ],
    facts: [
      { label: "Removed as", value: facts.reason },
      ...groundsFacts("review", facts.facts, appUrl),
      { label: "How reviews work", value: `${appUrl}/reviews-policy`, href: `${appUrl}/reviews-policy` },
    ],
    button: { label: "Ask for a second look", url: `${pageOf(facts, appUrl)}#second-look` },
    why: WHY_WROTE,
  }),
  sample: {
    queued: { purchaseId: ID },
    facts: {
      ...aCustomer,
      company: "Hill Heat Ltd",
      reason: "Advertising",
      facts: "It offers a discount and says nothing about the work.",
      purchaseId: ID,
    },
  },
};

interface QuestionFacts extends AuthorFacts {
  by: string;
  isNotice: boolean;
  reason: string;
  words: string;
  quoted: string | null;
  email: string | null;
  /** A London day. */
  answerBy: string;
}

/** After a company's dispute, or anyone's notice that the review is unlawful. */
export const reviewQuestion: MailKind<{ purchaseId: string; about: number }, QuestionFacts> = {
  nameInLog: "Review disputed, to its author",
  nameOnLead: "Review disputed, to the customer",
  recipient: "customer",
  /** Undefined once it is decided, or the review no longer public. */
  async gather(context, { purchaseId, about }, token) {
    const { orm } = context.db;
    const { lead, installer } = await findPurchase(orm, purchaseId);
    const known = await reviewOfPurchase(orm, purchaseId);
    if (lead.anonymisedAt || known?.state !== "published") return undefined;
    const acts = await actsOfReviews(orm, [known.review.id]);
    const question = questionsAmong(acts, installer.companyName).find((one) => one.about === about);
    if (!question || question.decided || question.answer !== null) return undefined;
    const { by, isNotice, reason, words, quoted, email, answerBy } = question;
    return {
      to: lead.customerEmail,
      firstName: calledName(lead.customerName),
      company: installer.companyName,
      by,
      isNotice,
      reason,
      words,
      quoted,
      email,
      answerBy: londonDay(answerBy),
      purchaseId,
      token: await issueRequestLink(context, lead.id, token),
    };
  },
  letter: (facts, appUrl) => ({
    subject: `${facts.isNotice ? "Somebody" : facts.company} disputes your review`,
    preheader: `Your review of ${facts.company} stays public. Tell us what you say to it.`,
    greeting: greeting(facts.firstName),
    paragraphs: [
      facts.isNotice
        ? `${facts.by} says that your review of ${facts.company} is unlawful. It stays public while we look into it. Please answer by ${dayInWords(facts.answerBy)}; then one of our team decides within ${limits.noticeDecidedHours} hours.`
        : `${facts.company} disputes your review. It stays public and is marked while we look into it. Please answer by ${dayInWords(facts.answerBy)}; one of our team decides within ${limits.disputeDecidedDays} days of the dispute.`,
      "You don’t have to answer. We decide on what we know, and your silence alone removes nothing.",
    ],
    facts: [
      { label: "What they say", value: facts.reason },
      ...(facts.quoted ? [{ label: "These words", value: facts.quoted }] : []),
      { label: "Why", value: facts.words },
      ...(facts.email ? [{ label: "Their email", value: facts.email }] : []),
    ],
    button: { label: "Answer", url: pageOf(facts, appUrl) },
    why: WHY_WROTE,
  }),
  sample: {
    queued: { purchaseId: ID, about: 1 },
    facts: {
      ...aCustomer,
      company: "Hill Heat Ltd",
      by: "Hill Heat Ltd",
      isNotice: false,
      reason: "Not a genuine experience",
      words: "The cable that you mention was in our quote.",
      quoted: null,
      email: null,
      answerBy: "2026-12-05",
      purchaseId: ID,
    },
  },
};

interface DecidedFacts {
  outcome: FaultDecision;
  company: string;
  words: string;
}

/** "accepted" or "declined", with our reasons. */
const decisionFacts = ({ outcome, words }: DecidedFacts, appUrl: string) => [
  { label: "Our reasons", value: words },
  { label: "Rule", value: "How reviews work: what we remove" },
  { label: "Read the rule", value: `${appUrl}/reviews-policy`, href: `${appUrl}/reviews-policy` },
  ...(outcome === "declined"
    ? [{ label: "What would change it", value: "A fact that we did not have, with what shows it." }]
    : []),
];

export const disputeDecided: MailKind<
  { purchaseId: string; decision: number },
  DecidedFacts & { contactName: string; author: string }
> = {
  nameInLog: "Dispute of a review decided",
  nameOnLead: "Dispute of a review decided, to the buyer",
  recipient: "account",
  told: "lead",
  async gather({ db: { orm } }, { purchaseId, decision }) {
    const { installer } = await findPurchase(orm, purchaseId);
    const known = await reviewOfPurchase(orm, purchaseId);
    const act = await reviewAct(orm, decision);
    if (isClosedAddress(installer.email) || !known || act?.kind !== "dispute_decided") return undefined;
    const { contactName, email: to, companyName: company } = installer;
    const outcome = act.reason as FaultDecision;
    return { to, contactName, company, outcome, words: act.words ?? "", author: authorOf(known.newest) };
  },
  letter: (facts, appUrl) => ({
    subject: `Your dispute: ${facts.outcome}`,
    preheader: facts.outcome === "accepted" ? "We have removed the review." : "The review stays public.",
    greeting: greeting(facts.contactName),
    paragraphs: [
      facts.outcome === "accepted"
        ? `One of our team has decided about the review by ${facts.author} that you disputed. We have removed it, and its stars no longer count.`
        : `One of our team has decided about the review by ${facts.author} that you disputed. It stays, without the mark. You can still reply to it, once.`,
      ...(facts.outcome === "declined" ? [A_SECOND_LOOK] : []),
    ],
    facts: decisionFacts(facts, appUrl),
    button: { label: "Open our reviews", url: `${appUrl}/reviews` },
    why: "You’re receiving this email because your company disputed a review.",
  }),
  sample: {
    queued: { purchaseId: ID, decision: 1 },
    facts: {
      ...anInstaller,
      company: "Hill Heat Ltd",
      author: "A customer in CR0",
      outcome: "declined",
      words: "The customer’s papers show that they asked for the cable to be moved.",
    },
  },
};

/** To whoever reported a review and gave an address. */
export const reviewReportDecided: MailKind<{ to: string; decision: number }, DecidedFacts> = {
  nameInLog: "Report of a review decided",
  recipient: { inPayload: "to" },
  /** Undefined once the details of the review's customer are gone, and with them what was reported. */
  async gather({ db: { orm } }, { to, decision }) {
    const act = await reviewAct(orm, decision);
    const found = act && (await reviewById(orm, act.reviewId));
    if (act?.kind !== "report_decided" || act.words === null || !found) return undefined;
    return { to, company: found.company, outcome: act.reason as FaultDecision, words: act.words };
  },
  letter: (facts, appUrl) => ({
    subject: "What you told us about a review",
    preheader: facts.outcome === "accepted" ? "We have removed it." : "It stays public.",
    greeting: "Hello,",
    paragraphs: [
      `You told us about a review of ${facts.company}. One of our team has decided: ${facts.outcome === "accepted" ? "we have removed it." : "it stays public."}`,
      ...(facts.outcome === "declined" ? [A_SECOND_LOOK] : []),
    ],
    facts: decisionFacts(facts, appUrl),
    button: { label: "How reviews work", url: `${appUrl}/reviews-policy` },
    why: "You’re receiving this email because you reported a review and gave us your address.",
  }),
  sample: {
    queued: { to: "someone@example.com", decision: 1 },
    facts: {
      to: "someone@example.com",
      company: "Hill Heat Ltd",
      outcome: "declined",
      words: "The words that you name are an opinion about the work.",
    },
  },
};
