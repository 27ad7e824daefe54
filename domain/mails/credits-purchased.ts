import { creditPackName } from "#content/credit-packs.ts";
import { creditsInWords, greeting } from "#content/plain-words.ts";
import { pounds } from "#content/pounds.ts";
import { receiptNumberInWords } from "#content/receipt-number.ts";
import { isClosedAddress } from "#domain/contact/closed-address.ts";
import { type NewestEntry, newestEntryOf } from "#domain/credits/newest-entry.ts";
import { installerById } from "#domain/installers/installers.sql.ts";
import { newestEntryFact } from "#domain/mails/letter/facts.ts";
import type { MailKind } from "#domain/mails/letter/mail-kind.ts";
import { aNewestEntry, anInstaller, ID } from "#domain/mails/letter/sample.ts";
import { failedPayment } from "#domain/payments/open-payment.ts";
import { findReceipt } from "#domain/payments/receipt.ts";

interface CreditsPurchasedFacts {
  contactName: string;
  packName: string;
  credits: number;
  amountPence: number;
  receiptNumber: number;
  balanceCredits: number;
  newestEntry: NewestEntry;
}

/** With the receipt. */
export const creditsPurchased: MailKind<{ paymentId: string }, CreditsPurchasedFacts> = {
  nameInLog: "Credits bought",
  recipient: "account",
  told: "money",
  async gather(context, { paymentId }) {
    const receipt = await findReceipt(context, paymentId);
    const company = receipt && (await installerById(context.db.orm, receipt.installerId));
    if (!company) return undefined;
    const { pack, credits, amountPence, receiptNumber } = receipt;
    return {
      to: company.email,
      contactName: company.contactName,
      packName: creditPackName(pack),
      credits,
      amountPence,
      receiptNumber,
      balanceCredits: company.credits,
      newestEntry: newestEntryOf(company),
    };
  },
  letter(facts, appUrl) {
    const credits = creditsInWords(facts.credits);
    return {
      subject: `Your receipt for ${credits}`,
      preheader: `${facts.packName}, ${pounds(facts.amountPence)}. The credits are in your balance now.`,
      greeting: greeting(facts.contactName),
      paragraphs: [`Thank you. We’ve received your payment, and ${credits} are in your balance. They never expire.`],
      facts: [
        { label: "Pack", value: facts.packName },
        { label: "Paid", value: pounds(facts.amountPence) },
        { label: "Receipt", value: receiptNumberInWords(facts.receiptNumber) },
        { label: "Your balance", value: creditsInWords(facts.balanceCredits) },
        newestEntryFact(facts.newestEntry),
      ],
      button: { label: "Open my receipt", url: `${appUrl}/credits/receipts/${facts.receiptNumber}` },
      why: "You’re receiving this email because your company bought credits.",
    };
  },
  sample: {
    queued: { paymentId: ID },
    facts: {
      ...anInstaller,
      packName: "Professional Pack",
      credits: 50,
      amountPence: 19_900,
      receiptNumber: 7,
      balanceCredits: 55,
      newestEntry: aNewestEntry,
    },
  },
};

interface PaymentFailedFacts {
  contactName: string;
  packName: string;
  credits: number;
  amountPence: number;
  paymentId: string;
}

/** Of a bank payment that was under way. */
export const paymentFailed: MailKind<{ paymentId: string }, PaymentFailedFacts> = {
  nameInLog: "Bank payment failed",
  recipient: "account",
  told: "money",
  async gather(context, { paymentId }) {
    const payment = await failedPayment(context, paymentId);
    const company = payment && (await installerById(context.db.orm, payment.installerId));
    if (!company || isClosedAddress(company.email)) return undefined;
    const { pack, credits, amountPence } = payment;
    const { email: to, contactName } = company;
    return { to, contactName, packName: creditPackName(pack), credits, amountPence, paymentId };
  },
  letter(facts, appUrl) {
    const amount = pounds(facts.amountPence);
    return {
      subject: `Your bank payment of ${amount} failed`,
      preheader: "We haven’t received any money, and no credits were added.",
      greeting: greeting(facts.contactName),
      paragraphs: [
        `Your bank did not send us the ${amount} for ${creditsInWords(facts.credits)}, so no credits were added. Your bank can tell you why.`,
        "If you still want the credits, buy the pack again by card or from another account.",
      ],
      facts: [
        { label: "Pack", value: facts.packName },
        { label: "Price", value: amount },
      ],
      button: { label: "Open my credits", url: `${appUrl}/credits?payment=${facts.paymentId}` },
      why: "You’re receiving this email because your company paid for credits by bank payment.",
    };
  },
  sample: {
    queued: { paymentId: ID },
    facts: { ...anInstaller, packName: "Professional Pack", credits: 50, amountPence: 19_900, paymentId: ID },
  },
};
