import { type CardRefundedFacts, cardRefundedLetter } from "#content/mails/card-refunded.ts";
import { creditNoteForMail } from "#domain/accounting/credit-note.ts";
import { isClosedAddress } from "#domain/contact/closed-address.ts";
import type { MailKind } from "#domain/mails/mail-kind.ts";

/** With the credit note. */
export const cardRefunded: MailKind<{ paymentId: string; creditNoteNumber: number }, CardRefundedFacts> = {
  nameInLog: "Card refunded",
  recipient: "account",
  async gather(context, { creditNoteNumber }) {
    const note = await creditNoteForMail(context, creditNoteNumber);
    // Who closed the account was told then that the money goes back.
    if (!note || isClosedAddress(note.to)) return undefined;
    const { to, contactName, credits, amountPence, receiptNumber } = note;
    return { to, contactName, credits, amountPence, receiptNumber, creditNoteNumber };
  },
  letter: cardRefundedLetter,
};
