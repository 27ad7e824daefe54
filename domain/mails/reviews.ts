import { limits } from "#config/limits.ts";
import { greeting } from "#content/plain-words.ts";
import { isClosedAddress } from "#domain/contact/closed-address.ts";
import { calledName } from "#domain/contact/person-name.ts";
import type { MailKind } from "#domain/mails/letter/mail-kind.ts";
import { aCustomer, anInstaller, ID } from "#domain/mails/letter/sample.ts";
import { findPurchase } from "#domain/purchases/find-purchase.ts";
import { issueRequestLink } from "#domain/request-links/open-link.ts";
import { authorOf } from "#domain/reviews/published-reviews.ts";
import { actsOfReviews, reviewOfPurchase } from "#domain/reviews/reviews.sql.ts";

interface AuthorFacts {
  firstName: string;
  company: string;
  purchaseId: string;
  token: string;
}

const WHY_AUTHOR = "You’re receiving this email because you chose this company on your project’s page.";

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
      isOffered: acts.some(({ kind, reason }) => kind === "held" && reason === "offered"),
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
    why: "You’re receiving this email because you wrote a review on your project’s page.",
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
    return { to, contactName, author: authorOf(known.newest), stars: known.newest.stars };
  },
  letter: (facts, appUrl) => ({
    subject: "A customer has reviewed you",
    preheader: `${facts.stars} of 5 stars.`,
    greeting: greeting(facts.contactName),
    paragraphs: [
      "A customer who chose you has written a review. It is public, and customers see it wherever they meet your company.",
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
    facts: { ...anInstaller, author: "A customer in CR0", stars: 4 },
  },
};
