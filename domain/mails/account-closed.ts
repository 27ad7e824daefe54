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
    preheader: "What we deleted, and what we must keep.",
    greeting: greeting(facts.contactName),
    paragraphs: [
      `You have closed the account of ${facts.companyName}. Nobody can sign in to it any more, and all sessions, API keys, webhooks and the calendar link have ended.`,
      ...(facts.refundPence
        ? [
            `${pounds(facts.refundPence)} goes back to the card for bought credits that were unspent. Your bank shows it in the days after.`,
          ]
        : []),
      ...(facts.credits ? [`It had ${creditsInWords(facts.credits)} left, which ended with it.`] : []),
      "We deleted your contact details, your documents, your area and your notes. We keep the company's name, the credit history, payments, receipts and the list of bought leads, because the law asks for accounts and because customers may ask who has their details.",
      "This address is free: you can open a new account with it at any time.",
    ],
    after: [
      `If it was not you, call us at once on ${site.phone} (${site.openingHoursLine}) or write to ${site.email}.`,
    ],
    why: "You’re receiving this email because the account with this email address was closed.",
  }),
  sample: {
    queued: { ...anInstaller, companyName: "Sunny Roofs & Sons Ltd", credits: 17, refundPence: 4950 },
    facts: { ...anInstaller, companyName: "Sunny Roofs & Sons Ltd", credits: 17, refundPence: 4950 },
  },
};
