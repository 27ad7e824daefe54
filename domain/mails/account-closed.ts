import { site } from "#config/site.ts";
import { creditsInWords, greeting } from "#content/plain-words.ts";
import { pounds } from "#content/pounds.ts";
import type { MailKind } from "#domain/mails/mail-kind.ts";
import { anInstaller } from "#domain/mails/sample.ts";

interface AccountClosedFacts {
  contactName: string;
  companyName: string;
  /** What ended with it. */
  credits: number;
  /** What goes back to the card for bought credits. */
  refundPence: number;
}

/** To somebody in no company who has deleted their account; carries the address itself, which the account has lost. */
export const personDeleted: MailKind<{ to: string; contactName: string }, { contactName: string }> = {
  nameInLog: "Account deleted",
  recipient: { inPayload: "to" },
  gather: async (_context, mail) => mail,
  letter: ({ contactName }) => ({
    subject: `Your ${site.name} account is deleted`,
    preheader: "Nobody can sign in with this address any more.",
    greeting: greeting(contactName),
    paragraphs: [
      "You’ve deleted your account. Your email address, password, sessions and devices are gone, and nobody can sign in with them.",
      "Companies that you worked for keep your name in their history, which says who did what.",
      "You can open a new account with this email address at any time.",
    ],
    after: [
      `If this wasn’t you, call us at once on ${site.phone} (${site.openingHoursLine}) or write to ${site.email}.`,
    ],
    why: "You’re receiving this email because the account with this email address has been deleted.",
  }),
  sample: { queued: anInstaller, facts: anInstaller },
};

/** Carries the address itself, because the account no longer has it. */
export const accountClosed: MailKind<
  { to: string; contactName: string; companyName: string; credits: number; refundPence: number },
  AccountClosedFacts
> = {
  nameInLog: "Account closed",
  recipient: { inPayload: "to" },
  gather: async (_context, mail) => mail,
  letter: (facts) => ({
    subject: `Your ${site.name} account is closed`,
    preheader: "What we’ve deleted, and what we have to keep.",
    greeting: greeting(facts.contactName),
    paragraphs: [
      `You’ve closed the account of ${facts.companyName}. Nobody can sign in to it any more, and all its sessions, API keys, webhooks and its calendar link have stopped working.`,
      ...(facts.refundPence
        ? [
            `We’re refunding ${pounds(facts.refundPence)} to your card for the credits you hadn’t spent. Your bank may take a little while to show it.`,
          ]
        : []),
      ...(facts.credits ? [`The account had ${creditsInWords(facts.credits)} left, now cancelled.`] : []),
      "We’ve deleted your contact details, documents, area and notes. We keep the company’s name, its credit history, payments, receipts and the list of leads it bought, because the law requires us to keep accounts and customers may ask who has their details.",
      "You can open a new account with this email address at any time.",
    ],
    after: [
      `If this wasn’t you, call us at once on ${site.phone} (${site.openingHoursLine}) or write to ${site.email}.`,
    ],
    why: "You’re receiving this email because the account with this email address has been closed.",
  }),
  sample: {
    queued: { ...anInstaller, companyName: "Sunny Roofs & Sons Ltd", credits: 17, refundPence: 4950 },
    facts: { ...anInstaller, companyName: "Sunny Roofs & Sons Ltd", credits: 17, refundPence: 4950 },
  },
};
