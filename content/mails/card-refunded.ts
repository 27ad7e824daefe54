import type { Letter } from "#content/mails/letter.ts";
import { creditsInWords, greeting } from "#content/plain-words.ts";
import { pounds } from "#content/pounds.ts";
import { creditNoteNumberInWords, receiptNumberInWords } from "#content/receipt-number.ts";

export interface CardRefundedFacts {
  contactName: string;
  credits: number;
  amountPence: number;
  receiptNumber: number | null;
  creditNoteNumber: number;
}

export function cardRefundedLetter(facts: CardRefundedFacts, appUrl: string): Letter {
  const amount = pounds(facts.amountPence);
  return {
    subject: `We have refunded ${amount} to your card`,
    preheader: "Your bank shows it in the days after.",
    greeting: greeting(facts.contactName),
    paragraphs: [
      `${amount} is on its way to the card that you paid with. Your bank shows it in the days after.`,
      "The unspent credits that this money had bought are no longer in your balance.",
    ],
    facts: [
      { label: "Refunded", value: amount },
      { label: "For", value: creditsInWords(facts.credits) },
      ...(facts.receiptNumber === null ? [] : [{ label: "Receipt", value: receiptNumberInWords(facts.receiptNumber) }]),
      { label: "Credit note", value: creditNoteNumberInWords(facts.creditNoteNumber) },
    ],
    button: { label: "Open the credit note", url: `${appUrl}/credits/credit-notes/${facts.creditNoteNumber}` },
    why: "You get this email because money for credits went back to your company’s card.",
  };
}
