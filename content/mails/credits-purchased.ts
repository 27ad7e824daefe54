import type { Letter } from "#content/mails/letter.ts";
import { creditsInWords, greeting } from "#content/plain-words.ts";
import { pounds } from "#content/pounds.ts";
import { receiptNumberInWords } from "#content/receipt-number.ts";

export interface CreditsPurchasedFacts {
  contactName: string;
  packName: string;
  credits: number;
  amountPence: number;
  receiptNumber: number;
  balanceCredits: number;
}

export function creditsPurchasedLetter(facts: CreditsPurchasedFacts, appUrl: string): Letter {
  const credits = creditsInWords(facts.credits);
  return {
    subject: `Your receipt for ${credits}`,
    preheader: `${facts.packName}, ${pounds(facts.amountPence)}. The credits are in your balance now.`,
    greeting: greeting(facts.contactName),
    paragraphs: [`Thank you. Your payment has arrived and ${credits} are in your balance. They never expire.`],
    facts: [
      { label: "Pack", value: facts.packName },
      { label: "Paid", value: pounds(facts.amountPence) },
      { label: "Receipt", value: receiptNumberInWords(facts.receiptNumber) },
      { label: "Your balance", value: creditsInWords(facts.balanceCredits) },
    ],
    button: { label: "Open my receipt", url: `${appUrl}/credits/receipts/${facts.receiptNumber}` },
    why: "You get this email because your company bought credits.",
  };
}

export interface PaymentFailedFacts {
  contactName: string;
  packName: string;
  credits: number;
  amountPence: number;
  paymentId: string;
}

export function paymentFailedLetter(facts: PaymentFailedFacts, appUrl: string): Letter {
  const amount = pounds(facts.amountPence);
  return {
    subject: `Your bank payment of ${amount} failed`,
    preheader: "No money has reached us, and no credits were added.",
    greeting: greeting(facts.contactName),
    paragraphs: [
      `Your bank did not send us the ${amount} for ${creditsInWords(facts.credits)}. No money has reached us, and no credits were added. Your bank can tell you why.`,
      "You still want the credits? Buy the pack again, with a card or from another account.",
    ],
    facts: [
      { label: "Pack", value: facts.packName },
      { label: "Price", value: amount },
    ],
    button: { label: "Open my credits", url: `${appUrl}/credits?payment=${facts.paymentId}` },
    why: "You get this email because your company paid for credits by bank.",
  };
}
